#!/usr/bin/env node
// Measures the doors on the puzzles of tests/nasty.txt and on the empty grid of every layout, in
// processor time, and prints the slowest inputs of each door.
// Usage: bench/nasty.mjs [WORD]     only doors with the word in their name; needs scripts/build
// The limits: 2 seconds for what the page does on its main thread, 10 for everything else.  Ends with
// status 1 if one is exceeded.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadLele } from '../src/wasm/lele.js';

const file = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const lele = await loadLele(readFileSync(file('web/public/lele.wasm')));
const word = process.argv[2] ?? '';
const MAIN_THREAD_MS = 2000;
const ALL_MS = 10000;
const SHOWN = 3;

const inputs = readFileSync(file('tests/nasty.txt'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => /^\S+ (\S+) (.*)$/.exec(line))
  .map(([, text, name]) => ({ text, name, layout: name.startsWith('jigsaw') ? undefined : name.split(':')[0] }));
for (const name of lele.layouts())
  inputs.push({ text: '.'.repeat(lele.layout(name).size ** 2), name: `${name}: the empty grid`, layout: name });

const spent = ({ user, system }) => (user + system) / 1000;

/** A verb of the module. */
const verb = (name, run) => ({ name: `module: ${name}`, most: ALL_MS, measure: (input) => timed(() => run(input)) });
const main = (name, run) => ({ ...verb(name, run), most: MAIN_THREAD_MS });

function timed(run) {
  const before = process.cpuUsage();
  try {
    run();
  } catch (error) {
    if (!error.problem) throw error; // a refusal is an answer
  }
  return spent(process.cpuUsage(before));
}

/** A game of the input, then one command of it, measured alone. */
function inGame(command) {
  return {
    name: `module: ${command}`,
    most: MAIN_THREAD_MS,
    measure({ text, layout }) {
      let game;
      try {
        game = lele.newGame(text, { layout, several: 'allow' });
      } catch (error) {
        if (error.problem) return 0; // no game, no command
        throw error;
      }
      const ms = timed(() => game.command(1000, command));
      game.free();
      return ms;
    },
  };
}

/** The processor time of one process, in milliseconds. */
function processMs(words, input) {
  const line = `ulimit -t 60; TIMEFORMAT='%U %S'; time "$@" 2>/dev/null >/dev/null`;
  const { stderr, error } = spawnSync('bash', ['-c', line, 'bash', file('build/lele'), ...words], {
    input,
    encoding: 'utf8',
  });
  const [user, system] = (stderr ?? '').trim().split('\n').at(-1).split(' ').map(Number);
  if (!(user + system >= 0)) throw new Error(`lele ${words.join(' ')}: ${error ?? stderr}`);
  return (user + system) * 1000;
}

const SAID = ['--check', '--count', '--all'];
/** A command of the command line, as one process with one thread. */
const shell = (name, ...options) => ({
  name: `lele ${[name, ...options.filter((option) => SAID.includes(option))].join(' ')}`,
  most: ALL_MS,
  measure: ({ text, layout }) => processMs([name, ...options, ...(layout ? ['--layout', layout] : [])], `${text}\n`),
});

/** A game of the command line that starts and answers questions. */
const played = {
  name: 'lele game',
  most: ALL_MS,
  measure({ text, layout }) {
    const plain = layout ? ['--layout', layout] : [];
    return processMs(['game', '--several', ...plain, text], '1 hint 4\n2 close\n3 candidates 3\n4 why-not r1c2 3\n5 check\n');
  },
};

/** A game in the terminal, line by line, with a folder of its own for what it stores. */
process.env.XDG_DATA_HOME = mkdtempSync(join(tmpdir(), 'lele-nasty-'));
process.on('exit', () => rmSync(process.env.XDG_DATA_HOME, { recursive: true }));
const typed = {
  name: 'lele play',
  most: ALL_MS,
  measure({ text, layout }) {
    const plain = layout ? ['--layout', layout] : [];
    return processMs(['play', '--linear', ...plain, text], 'hint 4\ncandidates 3\nwhy 3\nsteps\nquit\n');
  },
};

const one = ['--threads', '1'];
/** A wish that is too rare: one run, whatever the input. */
const rare = {
  name: 'lele generate --clues 17-17',
  most: ALL_MS,
  inputs: [{ name: 'the default effort' }],
  measure: () => processMs(['generate', '--clues', '17-17', '--seed', 'nasty', ...one], ''),
};
const doors = [
  main('import', ({ text, layout }) => lele.import(text, { layout })),
  main('game.new', ({ text, layout }) => lele.newGame(text, { layout, several: 'allow' }).free()),
  ...['hint 4', 'candidates 1', 'why-not r1c2 3', 'check', 'reveal'].map(inGame),
  verb('rate', ({ text, layout }) => lele.rate(text, { layout })),
  verb('steps', ({ text, layout }) => lele.steps(text, { layout })),
  verb('repair', ({ text, layout }) => lele.repair(text, { layout })),
  ...['rate', 'hint', 'explain', 'steps', 'repair'].map((name) => shell(name, ...one)),
  shell('canon', ...one),
  shell('dataset', ...one),
  shell('print', '--to', 'svg', ...one),
  ...['--check', '--count', '--all'].map((mode) => shell('solve', mode, '--effort', '2', ...one)),
  played,
  typed,
  rare,
];

let late = 0;
for (const door of doors.filter(({ name }) => name.includes(word))) {
  const times = (door.inputs ?? inputs).map((input) => ({ name: input.name, ms: door.measure(input) }));
  times.sort((a, b) => b.ms - a.ms);
  late += times.filter(({ ms }) => ms > door.most).length;
  for (const { name, ms } of times.slice(0, SHOWN))
    console.log([door.name, `${(ms / 1000).toFixed(2)} s`, ms > door.most ? 'LATE' : 'ok', name].join('\t'));
}
console.log(`${late} above the limit`);
process.exit(late === 0 ? 0 : 1);
