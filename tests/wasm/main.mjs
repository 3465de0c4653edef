// The WebAssembly module: the scenarios, the same views as the native command, every verb.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Game, Generator, Lele, loadLele, LeleError, Solutions } from '../../src/wasm/lele.js';
import { readScenarios, runCase, timed } from './script.mjs';
import { Samples } from './types.mjs';

const [moduleFile, command] = process.argv.slice(2);
const bytes = readFileSync(moduleFile);
const lele = await loadLele(bytes);
const P = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const LOKI = '57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

const tests = [];
const test = (name, run) => tests.push({ name, run });

/** The table of web/src/engine/minutes.ts. */
function minutesOfThePage() {
  const text = readFileSync(new URL('../../web/src/engine/minutes.ts', import.meta.url), 'utf8');
  const rows = text.matchAll(/^ {2}'?([\w-]+)'?: \[([\d, ]+)\],$/gm);
  return new Map([...rows].map(([, layout, row]) => [layout, row.split(',').map(Number)]));
}

test('a first hint does not rate the puzzle, and the next view does', () => {
  const answer = (game, line) => game.command(0, line).view.rating;
  const game = lele.newGame(LOKI, { lang: 'en' });
  assert.equal(answer(game, 'hint'), null);
  assert.equal(answer(game, 'hint 2'), null);
  const { rating } = game.view(0);
  assert.equal(rating.level, lele.rate(LOKI).level);
  assert.deepEqual(answer(game, 'hint 3'), rating);
  game.free();
  const other = lele.newGame(LOKI, { lang: 'en' });
  assert.deepEqual(answer(other, 'close'), rating);
  other.free();
});

test('the minutes that the page tells beside a level are what the module predicts', () => {
  const levels = ['beginner', 'easy', 'medium', 'hard', 'expert', 'master', 'extreme'];
  const table = minutesOfThePage();
  assert.deepEqual(new Set(table.keys()), new Set(lele.layouts().filter((one) => !one.startsWith('16x16'))));
  for (const layout of ['classic', 'windoku', '6x6', '8x8'])
    for (const [i, told] of table.get(layout).slice(0, 4).entries()) {
      const all = Array.from({ length: 25 }, (_, seed) => {
        const generator = lele.generator({ seed: `minutes ${seed}`, level: levels[i], layout });
        let puzzle;
        while (!puzzle) ({ puzzle } = generator.next(100));
        generator.free();
        return lele.minutes(puzzle.line, { layout });
      });
      const middle = all.sort((a, b) => a - b)[12];
      assert.ok(middle < 1.5 * told + 1 && told < 1.5 * middle + 1, `${layout} ${levels[i]}: ${middle}, told ${told}`);
    }
});

test('the module asks for nothing but where to tell progress, and is under 400 KB gzipped', async () => {
  assert.deepEqual(WebAssembly.Module.imports(await WebAssembly.compile(bytes)), [
    { module: 'lele', name: 'progress', kind: 'function' },
  ]);
  assert.ok(gzipSync(bytes, { level: 9 }).length < 400 * 1024);
});

/** The two parts of the module, as the page loads them. */
function parts() {
  const folder = mkdtempSync(join(tmpdir(), 'lele-split-'));
  try {
    const [first, rest] = ['first.wasm', 'rest.wasm'].map((name) => join(folder, name));
    execFileSync('scripts/split-wasm', [moduleFile, first, rest]);
    return { first: readFileSync(first), rest: readFileSync(rest) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Work of both parts: the paths of a hard puzzle, a repair, a rating on the other scale. */
const deepWork = (module) => [
  module.rate(LOKI),
  module.explain(LOKI),
  module.steps(P, { all: true }),
  module.repair(P.replace('5', '1')),
  module.rateSe(P),
  module.canon(P),
];

test('a split module answers like a whole one, whenever its second part comes', async () => {
  const { first, rest } = parts();
  const answers = deepWork(lele);
  const complete = await loadLele(first);
  let loads = 0;
  for (let i = 0; i < 2; i++) await complete.complete(() => (loads++, rest));
  assert.deepEqual(deepWork(complete), answers);
  const late = await loadLele(first, { rest: () => (loads++, rest) });
  assert.equal(loads, 1);
  assert.deepEqual(deepWork(late), answers);
  await late.complete(() => assert.fail('it is there'));
  assert.equal(loads, 2);
  await lele.complete(() => assert.fail('a whole module has no second part'));
});

test('the first part makes and plays an easy game alone, and is under 200 KB gzipped', async () => {
  const { first } = parts();
  assert.ok(gzipSync(first, { level: 9 }).length < 200 * 1024);
  const alone = await loadLele(first);
  for (let seed = 0; seed < 40; seed++) {
    const generator = alone.generator({ seed: `alone ${seed}`, level: 'beginner', layout: 'classic' });
    let puzzle;
    while (!puzzle) ({ puzzle } = generator.next(20));
    generator.free();
    const game = alone.newGame(puzzle.line, { layout: 'classic' });
    for (const line of ['set r1c1 1', 'undo', 'note r1c1 1', 'redo', 'restart']) game.command(0, line);
    for (let level = 1; level <= 4; level++) assert.ok(game.command(0, 'hint').ok);
    assert.ok(game.command(0, 'apply').ok);
    alone.loadGame(game.save()).free();
    game.free();
  }
  assert.throws(() => alone.rateSe(P), /the second part of the module is not loaded/);
});

test('a search tells how far it is, and its figures only grow', () => {
  const empty = '.'.repeat(81);
  for (const { name } of lele.algorithms()) {
    const told = [];
    const progress = (sofar) => told.push(sofar);
    const end = lele.solve(empty, { algorithm: name, limit: 0, maxNodes: 20000, progress });
    assert.deepEqual(told.map(({ nodes }) => nodes), Array.from({ length: 19 }, (_, i) => (i + 1) * 1024), name);
    for (const key of ['nodes', 'guesses', 'backtracks'])
      told.concat(end).reduce((before, now) => (assert.ok(now[key] >= before[key], `${name} ${key}`), now));
    assert.ok(end.stopped && end.nodes > 19 * 1024, name);
  }
});

for (const scenario of readScenarios('tests/scenarios')) test(scenario.name, () => runCase(lele, scenario));

// Every accepted or refused command of a script, run by the native command and by the module.
function startLine(lines) {
  const line = lines.find(({ text }) => /^(puzzle|custom) /.test(text)).text.split(' ');
  if (line[0] === 'custom') return { layout: line[1] };
  const allows = line[1] === 'allow';
  return { layout: line[allows ? 2 : 1], cells: line[allows ? 3 : 2], allows };
}

function commandsOf(lines) {
  const commands = [];
  let games = 0;
  for (const { text } of lines) {
    if (/^(puzzle|custom) /.test(text) && ++games > 1) break;
    if (/^\d/.test(text)) commands.push(text);
    if (text.startsWith('! ')) commands.push(text.slice(2).replace(/^\S+ /, ''));
  }
  return commands;
}

function nativeViews({ layout, cells, allows }, commands, lang) {
  const how = cells ? ['--layout', layout, ...(allows ? ['--several'] : []), '--', cells] : ['--custom', layout];
  const run = spawnSync(command, ['game', '--json', '--lang', lang, ...how], {
    input: commands.join('\n') + '\n',
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  assert.ok(run.status === 0 || run.status === 1, run.stderr);
  return run.stdout.trimEnd().split('\n');
}

function compareWithNative(lines) {
  for (const lang of ['en', 'zh']) {
    const start = startLine(lines), commands = commandsOf(lines);
    const views = nativeViews(start, commands, lang);
    const game = start.cells
      ? lele.newGame(start.cells, { layout: start.layout, several: start.allows ? 'allow' : 'refuse', lang })
      : lele.newCustom(start.layout, { lang });
    const wrap = (now, ok, problem) => `{"ok":${ok},"problem":${problem},"view":${game.viewText(now)}}`;
    assert.equal(wrap(0, true, null), views[0]);
    commands.forEach((text, i) => {
      const { now, command } = timed(text);
      const { ok, problem, view } = game.command(now, command);
      assert.deepEqual(view.cells, JSON.parse(game.viewText(now)).cells, `${text}: the cells that changed`);
      assert.equal(wrap(now, ok, JSON.stringify(problem)), views[i + 1], text);
    });
    game.free();
  }
}

for (const scenario of readScenarios('tests/scenarios'))
  test(`native and module agree byte by byte: ${scenario.name}`, () => compareWithNative(scenario.lines));

test('a disguise keeps what follows: every example shows its technique in other clothes', () => {
  for (const { name, example, needsClues, offByDefault } of lele.techniques()) {
    if (offByDefault || needsClues || name === 'brute-force' || /forcing|mutant|whale|squirmbag/.test(name)) continue;
    const other = lele.disguise(example, { seed: name });
    assert.notEqual(other, example);
    assert.equal(lele.disguise(example, { seed: name }), other);
    assert.ok(lele.steps(other, { techniques: name }).length > 0, name);
  }
});

test('a whole game ends in the golden view', () => {
  const log = readFileSync('tests/scenarios/whole-game.log', 'utf8');
  const game = lele.loadGame(log, { lang: 'zh' });
  const golden = readFileSync('tests/scenarios/whole-game.json', 'utf8');
  assert.equal(game.viewText(0) + '\n', golden);
  assert.equal(game.save(), log);
  game.free();
});

test('a save of version 1 stays readable', () => {
  const game = lele.loadGame(readFileSync('tests/scenarios/save-1.compact', 'utf8'));
  assert.equal(game.save(), readFileSync('tests/scenarios/whole-game.log', 'utf8'));
  game.free();
});

test('texts are imported with their format, their verdict and their problem', () => {
  const found = lele.import(`https://www.sudokuwiki.org/sudoku.htm?bd=${P.replaceAll('.', '0')}`);
  assert.equal(found.codec, 'sudokuwiki');
  assert.equal(found.line, P);
  assert.equal(found.solutions, 'unique');
  assert.equal(found.problem, null);
  assert.equal(lele.import('5'.padEnd(81, '.')).problem.code, 'TOO_FEW');
  assert.deepEqual(
    lele.importAll(`One: ${P}\n\nTwo:\n1,,,\n,2,,\n,,3,\n,,,4\nBye`).map(({ layout, line }) => [layout, line]),
    [['classic', P], ['4x4', '1....2....3....4']],
  );
  assert.throws(() => lele.importAll('no puzzle'), LeleError);
  assert.throws(() => lele.import('junk'), LeleError);
  assert.throws(() => lele.import('55'.padEnd(81, '.')), (error) => error.problem.code === 'CONFLICT');
});

test('a text says whether it names its layout; one that does not takes the given one', () => {
  assert.deepEqual([lele.import(P).layout, lele.import(P).namesLayout], ['classic', false]);
  const plain = lele.import('1'.padEnd(81, '.'), { layout: 'x' });
  assert.deepEqual([plain.layout, plain.namesLayout], ['x', false]);
  for (const codec of ['share', 'fpuzzles']) {
    const text = lele.export('1'.padEnd(81, '.'), codec, { layout: 'x' });
    const read = lele.import(text);
    assert.equal(read.layout, 'x', codec);
    assert.equal(read.namesLayout, true, codec);
    assert.equal(lele.import(text, { layout: 'classic' }).layout, 'x', codec);
  }
});

test('every format that writes is read again', () => {
  const twoWays = lele.codecs().filter((row) => row.reads && row.writes && !row.candidates && !row.needsClues);
  for (const codec of twoWays)
    assert.equal(lele.import(lele.export(P, codec.name), { codec: codec.name }).line, P, codec.name);
});

const CAGES = '4x4+cage:3:r1c1r1c2;cage:7:r2c1r3c1;less::r3c3r3c4;renban::r4c1r4c2';

test('a puzzle with clues is imported, solved, played, saved and exported by the text of its layout', () => {
  const code = lele.export(`${CAGES} ..3.............`, 'share');
  assert.equal(code[0], 'M');
  const read = lele.import(code);
  assert.deepEqual([read.layout, read.namesLayout, read.line], [CAGES, true, '..3.............']);
  assert.equal(lele.layout(read.layout).name, CAGES);
  assert.equal(lele.layoutTitle(read.layout, 'en'), '4×4: killer cage, inequality sign, renban line');
  assert.equal(lele.layoutTitle(read.layout, 'zh'), '4×4：杀手笼、大于号、连号线');
  const all = lele.solve(read.line, { layout: read.layout, limit: 0 });
  const walk = lele.solutions(read.line, { layout: read.layout });
  let count = 0;
  for (let next; !(next = walk.next()).end; ) count += next.solutions.length;
  walk.free();
  assert.equal(count, all.solutions);
  const several = count > 1 ? { several: 'allow' } : {};
  const game = lele.newGame(read.line, { layout: read.layout, ...several });
  assert.equal(game.view(0).layout, CAGES);
  const view = game.command(1000, 'set r1c1 4').view;
  assert.equal(view.message, 'Broken: killer cage 3 at R1C1 (R1C1)');
  assert.ok(view.cells[0].conflict);
  for (const save of [game.save(), game.saveCompact()]) {
    const loaded = lele.loadGame(save);
    assert.equal(loaded.save(), game.save());
    assert.deepEqual(loaded.view(1000).cells, game.view(1000).cells);
    loaded.free();
  }
  assert.ok(lele.importAll(`${code}\n${code}`).every((one) => one.layout === CAGES));
  const steps = lele.steps(code, { techniques: 'cage-extremes' });
  assert.deepEqual(steps.map((step) => [step.technique, step.eliminate]), [['cage-extremes', ['r1c1-4', 'r1c2-4']]]);
  for (const verb of ['canon', 'disguise'])
    assert.throws(() => lele.call(verb, {}, code), (error) => error.problem.code === 'CONSTRAINT', verb);
  game.free();
});

test('solving says how many solutions there are', () => {
  assert.equal(lele.solve(P).solution, SOLVED);
  assert.equal(lele.solve('5'.padEnd(81, '.')).solutions, 2);
  for (const { name } of lele.algorithms()) assert.equal(lele.solve(P, { algorithm: name }).solution, SOLVED, name);
});

test('true candidates are the digits of all solutions, also with clues and within a limit', () => {
  const bit = (digit) => 1 << (digit - 1);
  const solved = [...SOLVED].map((digit) => bit(Number(digit)));
  assert.deepEqual(lele.candidates(P), { found: solved, open: solved.map(() => 0), solutions: 1, stopped: false });
  const walk = lele.solutions('12..34..21..43..', { layout: '4x4' });
  assert.deepEqual(lele.candidates('12..34..21..43..', { layout: '4x4' }).found, walk.next({ most: 1000 }).seen);
  walk.free();
  const cage = lele.candidates('4x4+cage:3:r1c1r1c2 ................');
  assert.deepEqual(cage.found.slice(0, 4), [3, 3, 12, 12]);
  const none = lele.candidates('4x4+cage:3:r1c1r1c2;cage:3:r1c3r1c4 ................');
  assert.deepEqual([none.solutions, none.stopped], [0, false]);
  assert.ok(lele.candidates('.'.repeat(81), { milliseconds: 0 }).found.every((mask) => mask === 511));
  const short = lele.candidates('.'.repeat(256), { layout: '16x16', milliseconds: 1 });
  assert.ok(short.stopped && short.open.some((mask) => mask !== 0));
  assert.throws(
    () => lele.candidates('4x4+cage:99:r1c1r1c2 ................'),
    (error) => error instanceof LeleError && error.problem.text.includes('R1C1'),
  );
});

test('an algorithm that does not work on a layout is an error, no name is the best one', () => {
  const small = { layout: '4x4', limit: 0 };
  assert.throws(
    () => lele.solve('.'.repeat(16), { ...small, algorithm: 'fast' }),
    (error) => error.problem.code === 'ALGORITHM_LAYOUT' && error.problem.text.includes('fast'),
  );
  assert.equal(lele.solve('.'.repeat(16), small).algorithm, 'bitboard');
  assert.equal(lele.solve('.'.repeat(16), small).solutions, 288);
});

test('solutions come one by one', () => {
  const walk = lele.solutions('12..34..21..43..', { layout: '4x4' });
  const found = [];
  for (let next; !(next = walk.next()).end; ) found.push(...next.solutions);
  assert.equal(new Set(found).size, lele.solve('12..34..21..43..', { layout: '4x4', limit: 0 }).solutions);
  assert.equal(new Set(found).size, found.length);
  walk.free();
  assert.throws(() => walk.next(), LeleError);
});

test('solutions come many at once, written or only counted', () => {
  const walk = lele.solutions('.'.repeat(16), { layout: '4x4' });
  const some = walk.next({ most: 100, keep: 30 });
  assert.deepEqual([some.solutions.length, some.count, some.end], [30, 100, false]);
  const rest = walk.next({ most: 500, keep: 0 });
  assert.deepEqual([rest.solutions.length, rest.count, rest.end], [0, 188, true]);
  assert.deepEqual(rest.seen.map((digits, cell) => digits | some.seen[cell]), Array(16).fill(15));
  walk.free();
});

test('more pieces than memory holds are refused', () => {
  assert.throws(() => lele.pieces('.'.repeat(81), { wanted: 1e15 }), /wanted/);
  assert.ok(lele.pieces('.'.repeat(81), { wanted: 4096 }).length >= 4096);
});

test('pieces have all solutions between them, each once', () => {
  const all = (line, layout) => {
    const walk = lele.solutions(line, { layout });
    const { solutions, end } = walk.next({ most: 1e6 });
    walk.free();
    assert.ok(end);
    return solutions;
  };
  for (const [line, layout] of [['.'.repeat(16), '4x4'], [`1${'.'.repeat(15)}`, '4x4-x'], [P, 'classic']]) {
    const whole = all(line, layout).sort();
    const pieces = lele.pieces(line, { layout, wanted: 40 });
    assert.ok(pieces.length >= Math.min(40, whole.length));
    assert.deepEqual(pieces.flatMap((piece) => all(piece, layout)).sort(), whole);
    assert.deepEqual(lele.pieces(line, { layout, wanted: 40 }), pieces);
  }
});

test('puzzles are rated, explained and searched for steps', () => {
  assert.equal(lele.rate(P).level, 'beginner');
  assert.deepEqual(lele.rateSe(P), { er: 1.2, ep: 1.2, ed: 1.2, hardest: 'Hidden Single', steps: 51 });
  assert.deepEqual(lele.rateTe(P), { depth: 0, exact: true });
  assert.deepEqual(lele.rateTe(LOKI), { depth: 3, exact: true });
  assert.throws(() => lele.rateTe('.'.repeat(81)), ({ problem }) => problem.code === 'SEVERAL_SOLUTIONS');
  assert.ok(lele.minutes(P) >= 1 && lele.minutes(P) < 20 && Number.isInteger(lele.minutes(P)));
  assert.throws(() => lele.rateSe('.'.repeat(81)), ({ problem }) => problem.code === 'SEVERAL_SOLUTIONS');
  assert.throws(() => lele.rateSe('12...4....1....4', { layout: '4x4' }), ({ problem }) => problem.code === 'CLASSIC_ONLY');
  assert.equal(lele.explain(P).length >= 51, true);
  assert.ok(lele.steps(P, { all: true }).every((step) => step.technique !== ''));
  assert.ok(lele.techniques('zh').length > 50);
});

test('the generator keeps the empty cells of rows and boxes within their ranges', () => {
  const generator = lele.generator({ seed: 'holes', rowHoles: '4-4', boxHoles: '3-' });
  let puzzle = null;
  while (!puzzle) ({ puzzle } = generator.next(1));
  generator.free();
  const cells = [...puzzle.line];
  for (let unit = 0; unit < 9; unit++) {
    const holes = (inside) => cells.filter((cell, i) => cell === '.' && inside(i)).length;
    assert.equal(holes((i) => Math.floor(i / 9) === unit), 4);
    assert.ok(holes((i) => Math.floor(i / 27) * 3 + Math.floor((i % 9) / 3) === unit) >= 3);
  }
});

test('the generator makes a killer, whose layout has its cages', () => {
  const options = { seed: 'cages', kind: 'killer', cageSize: '2-4', dominoes: '40' };
  const generator = lele.generator(options);
  let puzzle = null;
  while (!puzzle) ({ puzzle } = generator.next(1));
  generator.free();
  assert.match(puzzle.layout, /^classic\+cage:\d+:r1c1/);
  assert.equal(puzzle.line, '.'.repeat(81));
  assert.match(puzzle.seed, /^\d+:kind=killer,dominoes=40,cage-size=2-4:classic:cages$/);
  const again = lele.generator({ seed: puzzle.seed });
  assert.equal(again.next(1).puzzle.layout, puzzle.layout);
  again.free();
  const dots = lele.generator({ seed: 'dots', kind: 'kropki', someMarks: true });
  let dotted = null;
  while (!dotted) ({ puzzle: dotted } = dots.next(1));
  dots.free();
  assert.doesNotMatch(dotted.layout, /all-/);
  assert.throws(() => lele.generator({ seed: 'x', kind: 'cat' }), LeleError);
});

test('the generator gives the same puzzle for the same seed, with one solution', () => {
  const once = () => {
    const generator = lele.generator({ seed: 'test', level: 'easy' });
    let puzzle = null;
    while (!puzzle) ({ puzzle } = generator.next(1));
    generator.free();
    return puzzle;
  };
  const puzzle = once();
  assert.deepEqual(once(), puzzle);
  assert.equal(lele.solve(puzzle.line).solutions, 1);
  assert.equal(puzzle.rating.level, 'easy');
});

test('a mistyped puzzle is repaired', () => {
  const typo = P.replace('53', '55');
  const [best] = lele.repair(typo);
  assert.ok(lele.repair(typo).some((one) => one.line === P));
  assert.equal(lele.solve(best.line).solutions, 1);
  assert.deepEqual(lele.repair(P), []);
});

test('a seed that was passed on gives its puzzle', () => {
  const first = lele.generator({ seed: 'test', level: 'easy' });
  let puzzle = null;
  while (!puzzle) ({ puzzle } = first.next(1));
  const again = lele.generator({ seed: puzzle.seed });
  assert.equal(again.next(1).puzzle.line, puzzle.line);
  first.free();
  again.free();
});

test('the puzzles of a day are those of the native command, on every kind of layout', () => {
  for (const recipe of ['beginner:classic', 'hard:classic', 'expert:classic', 'medium:x', 'easy:6x6', 'easy:16x16']) {
    const seed = `1:${recipe}:2026-11-15`;
    const generator = lele.generator({ seed });
    let puzzle = null;
    while (!puzzle) ({ puzzle } = generator.next(1));
    generator.free();
    const answer = spawnSync(command, ['generate', '--seed', seed], { encoding: 'utf8' });
    assert.equal(puzzle.line, answer.stdout.trim(), seed);
  }
});

test('the seed of a day gives this puzzle and no other', () => {
  const pinned = {
    'medium:classic':
      '3...65.4.6987...5..............1....1.35..4294.5...13...63.....7...8..9.9....23..',
    'hard:classic':
      '......3.........62..5......6..3...9..8.4.25...7.......36...491.....87.4.9....1.7.',
    'medium:windoku':
      '....3..4..1..7......2....7.27.89.3...5............75.4...78.23.........96.......7',
  };
  for (const [recipe, line] of Object.entries(pinned)) {
    const generator = lele.generator({ seed: `1:${recipe}:2026-11-15` });
    let puzzle = null;
    while (!puzzle) ({ puzzle } = generator.next(1));
    generator.free();
    assert.equal(puzzle.line, line, recipe);
  }
});

test('every layout of the list has titles, a puzzle, a share code and a game', () => {
  const titles = { en: new Set(), zh: new Set() };
  for (const layout of lele.layouts()) {
    assert.equal(lele.layout(layout).name, layout);
    for (const lang of ['en', 'zh']) titles[lang].add(lele.layoutTitle(layout, lang));
    const generator = lele.generator({ seed: 'list', layout });
    let puzzle = null;
    while (!puzzle) ({ puzzle } = generator.next(1));
    generator.free();
    const code = lele.export(puzzle.line, 'share', { layout });
    const back = lele.import(code);
    assert.deepEqual([back.codec, back.layout, back.line], ['share', layout, puzzle.line]);
    const game = lele.newGame(code);
    assert.equal(game.view(0).layout, layout);
    game.free();
  }
  for (const lang of ['en', 'zh']) {
    assert.equal(titles[lang].size, lele.layouts().length);
    for (const name of lele.layouts()) assert.ok(!titles[lang].has(name), `${name} has a title`);
  }
});

test('wrong numbers of objects are problems, not crashes', () => {
  assert.throws(() => lele.call('game.view', { game: 99 }), LeleError);
  assert.throws(() => lele.call('nonsense'), LeleError);
  assert.throws(() => lele.loadGame('lele-game 3\n'), (error) => error.problem.code === 'VERSION');
  assert.throws(() => lele.loadGame('L1AAAA'), (error) => error.problem.code === 'CHECKSUM');
});

// Every method, and what the scenarios show of games.
function useEverything(lele) {
  for (const scenario of readScenarios('tests/scenarios')) runCase(lele, scenario);
  const SEVERAL = '12..34..21..43..';
  const game = lele.loadGame(readFileSync('tests/scenarios/whole-game.log', 'utf8'));
  game.query('history'); // the other queries are in the scenarios
  game.export('line');
  lele.importAll(P);
  game.free();
  lele.newCustom('6x6').free();
  for (const name of lele.layouts()) lele.layout(name);
  lele.layoutTitle('jigsaw', 'zh');
  for (const list of ['codecs', 'algorithms', 'commands']) lele[list]('zh');
  for (const { example } of lele.techniques().filter((one) => one.example !== '')) lele.steps(example);
  lele.steps(`${CAGES} ..3.............`);
  for (const text of [P, SEVERAL, '55'.padEnd(81, '.'), 'junk', `1${P.slice(1)}`])
    try {
      lele.import(text);
    } catch (error) {
      assert.ok(error instanceof LeleError);
    }
  lele.export(P, 'grid');
  lele.disguise(P, { seed: 'x' });
  lele.canon(P);
  lele.solve(P);
  lele.pieces(P, { wanted: 2 });
  lele.candidates(SEVERAL, { layout: '4x4' });
  const walk = lele.solutions(SEVERAL, { layout: '4x4' });
  walk.next({ most: 3 });
  walk.free();
  lele.rate(P);
  lele.rateSe(P);
  lele.rateTe(P);
  lele.minutes(P);
  lele.explain(P);
  lele.repair(P.replace('53', '55'));
  lele.repair(SEVERAL, { layout: '4x4' });
  const generator = lele.generator({ seed: 'test', level: 'easy' });
  while (!generator.next(1).puzzle);
  generator.free();
}

test('all that the module gives has the keys and names of lele.d.ts, and camelCase keys', () => {
  const samples = new Samples();
  useEverything(samples.watch('Lele', lele));
  const inner = ['constructor', 'call', 'callText', 'viewText', 'exports', 'complete'];
  for (const type of [Lele, Game, Solutions, Generator])
    for (const method of Object.getOwnPropertyNames(type.prototype).filter((name) => !inner.includes(name)))
      assert.ok(samples.methods.has(`${type.name}.${method}`), `${type.name}.${method} is not tried`);
  assert.deepEqual(samples.wrongKeys(), []);
  assert.deepEqual(samples.complaints(), []);
});

test('a wrong key and a wrong name are noticed', () => {
  const samples = new Samples();
  samples.add('L.Mark', { cell: 0, digits: [1], role: 'color_a' });
  samples.add('L.UnitMark', { unit: 0, role: 'base', of_box: true });
  samples.add('L.ChainLink[]', [{ from: 0, to: 1, strong: true, by: 'unit' }]);
  assert.deepEqual(samples.wrongKeys(), ['of_box']);
  assert.equal(samples.complaints().length, 3);
});

let failed = 0;
for (const { name, run } of tests) {
  try {
    await run();
  } catch (error) {
    failed++;
    console.log(`FAILED ${name}\n    ${error.message.slice(0, 2000)}`);
  }
}
console.log(`${tests.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
