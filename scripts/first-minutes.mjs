// Writes which functions of the module the first minutes with the page need, as a profile for wasm-split:
// node scripts/first-minutes.mjs INSTRUMENTED.wasm PROFILE
//
// These are the calls of the start and of an easy game with its hints.  A function that is missing here still
// works: the page then waits for the second part, which it loads with the first touch.
import { readFileSync, writeFileSync } from 'node:fs';
import { LeleError, loadLele } from '../src/wasm/lele.js';

const [instrumented, profile] = process.argv.slice(2);
const lele = await loadLele(readFileSync(instrumented));

/** A refused command is a part of a game too. */
function attempt(act) {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof LeleError)) throw error;
  }
}

function made(options) {
  const generator = lele.generator(options);
  let puzzle = null;
  while (!puzzle) ({ puzzle } = generator.next(20));
  generator.free();
  return puzzle.line;
}

// Every command that a button, a key or a tap sends; a digit that breaks a rule or is wrong is among them.
const MOVES = [
  ...['set r1c1 1', 'set r1c2 1', 'set r1c1,r1c2 2', 'erase r1c1', 'note r2c1,r2c2 1', 'note r2c1 2', 'color r3c3 1'],
  ...['fill-notes', 'undo', 'redo', 'clear-notes', 'undo', 'undo', 'undo', 'redo', 'goto 0', 'mark', 'unmark', 'tick'],
  ...['check', 'before-mistake', 'restart', 'pause', 'resume', 'candidates 1', 'candidates 2', 'candidates 3'],
  ...['candidates 0', 'reveal r1c1', 'undo', 'close', 'restart'],
];
const QUERIES = ['branches', 'legend', 'layout'];

function finish(game) {
  for (let now = 0; now < 400; now++) {
    const { view } = game.command(now * 1000, 'hint');
    if (view.status !== 'playing' || view.hint.kind === 'none') break;
    for (let i = 0; i < 3; i++) game.command(now * 1000, 'hint');
    if (!game.command(now * 1000, 'apply').ok) break;
  }
}

function play(line, lang, layout = 'classic') {
  const game = lele.newGame(line, { lang, layout });
  const settings = game.view(0).settings;
  for (const [name, value] of Object.entries(settings)) game.command(0, `setting ${name} ${value}`);
  for (const move of MOVES) game.command(1000, move);
  for (const query of QUERIES) attempt(() => game.query(query));
  const again = lele.loadGame(game.save(), { lang });
  again.saveCompact();
  again.viewText(0);
  finish(again);
  lele.loadGame(again.save(), { lang }).free();
  lele.loadGame(again.saveCompact(), { lang }).free();
  for (const one of [game, again]) one.free();
}

for (const lang of ['en', 'zh']) {
  for (const name of lele.layouts()) {
    lele.layout(name, lang);
    lele.layoutTitle(name, lang);
  }
  lele.techniques(lang);
  lele.codecs(lang);
  lele.algorithms(lang);
  lele.commands(lang);
  for (const [level, count] of Object.entries({ beginner: 40, easy: 10 }))
    for (let seed = 0; seed < count; seed++) {
      const line = made({ seed: `${level} ${lang} ${seed}`, level });
      if (seed < 5) play(line, lang);
      lele.minutes(line, { layout: 'classic' });
    }
  for (const layout of ['6x6', '8x8', 'windoku']) play(made({ seed: 'first', level: 'easy', layout }), lang, layout);
  const custom = lele.newCustom('classic', { lang });
  for (const move of ['given r1c1 1', 'given r1c2 1', 'given r1c2 2', 'peek', 'confirm']) custom.command(0, move);
  custom.free();
}
lele.export(made({ seed: 'shared', level: 'beginner' }), 'share', { layout: 'classic' });

const { __write_profile: write, memory, allocate } = lele.exports;
const room = 1 << 20;
const at = allocate(room);
const length = write(at, room);
writeFileSync(profile, new Uint8Array(memory.buffer, at, length));
