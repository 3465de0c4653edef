#!/usr/bin/env node
// Measures the first hint of new games in the module, in processor time of this process.
// Usage: bench/first-hint.mjs FILE [MODULE.wasm] [EVERY]     every EVERY-th puzzle of FILE (default: 50)
// Needs scripts/build, or scripts/build-wasm MODULE.wasm.  Prints, in milliseconds, the median, the 99th
// percentile and the worst of: the hint of a game without a view; the view after it; and the hint of a
// game with a view.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadLele } from '../src/wasm/lele.js';

const [file, module = fileURLToPath(new URL('../web/public/lele.wasm', import.meta.url)), every = '50'] =
  process.argv.slice(2);
const lele = await loadLele(readFileSync(module));
const puzzles = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line, i) => line && i % Number(every) === 0);

function timed(run) {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function show(name, times) {
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1).padStart(7);
  console.log(`${name.padEnd(22)} median ${at(0.5)}   99 % ${at(0.99)}   worst ${at(1)}`);
}

function measure(puzzle, { viewed }) {
  const game = lele.newGame(puzzle, { lang: 'en' });
  if (viewed) game.view(0);
  const hint = timed(() => game.command(0, 'hint'));
  const view = timed(() => game.view(0));
  game.free();
  return { hint, view };
}

for (const puzzle of puzzles.slice(0, 5)) measure(puzzle, {}); // the compiler of node has finished after these
const fresh = puzzles.map((puzzle) => measure(puzzle, {}));
const later = puzzles.map((puzzle) => measure(puzzle, { viewed: true }));
console.log(`${puzzles.length} puzzles`);
show('hint', fresh.map(({ hint }) => hint));
show('the view after it', fresh.map(({ view }) => view));
show('hint after a view', later.map(({ hint }) => hint));
