// In a project that has installed the packed archive.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import * as lele from 'lele';

const command = (args, input) => execFileSync(process.env.LELE, args, { input, encoding: 'utf8', maxBuffer: 1 << 28 });
const P = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
let passed = 0, failed = 0;
const test = async (name, run) => {
  try {
    await run();
    passed++;
  } catch (error) {
    failed++;
    console.log(`FAILED ${name}\n`, error);
  }
};
const text = command(['generate', '-n', '20000', '--seed', 'npm']);
const solved = command(['solve'], text);

await test('a batch of lines is solved as by the command, in every form', () => {
  assert.equal(lele.solveMany(text).solutions, solved);
  assert.deepEqual(lele.solveMany(text.trimEnd().split('\n')).solutions, solved.trimEnd().split('\n'));
  const { solutions, counts } = lele.solveMany(new TextEncoder().encode(text));
  assert.equal(new TextDecoder().decode(solutions), solved);
  assert.ok(counts.length === 20000 && counts.every((count) => count === 1));
  assert.deepEqual([...lele.solveMany('').counts], []);
});
await test('several solutions and none are counted', () => {
  const none = `55${'.'.repeat(79)}`;
  const { solutions, counts } = lele.solveMany([P, '.'.repeat(81), none], { limit: 5 });
  assert.deepEqual([...counts], [1, 5, 0]);
  assert.equal(solutions[2], none);
});
await test('a bad line is named', () => {
  const bad = text.split('\n');
  bad[10000] = 'nonsense';
  assert.throws(() => lele.solveMany(bad), (error) => error instanceof lele.LeleError && error.problem.line === 10001);
});
await test('single verbs agree with the command', () => {
  assert.equal(lele.solve(P), command(['solve'], P).trim());
  assert.equal(lele.solve('.'.repeat(81)), null);
  assert.equal(lele.count('.'.repeat(16), { limit: 0 }), 288);
  assert.equal(lele.rate(P).level, command(['rate'], P).split('\t')[1]);
  assert.equal(`${lele.rateSe(P).er.toFixed(1)}`, command(['rate', '--scale', 'se'], P).split('\t')[1]);
  assert.equal(lele.convert(P, 'share'), command(['convert', '--to', 'share'], P).trim());
  assert.equal(lele.canonical(P).line, command(['canon'], P).trim());
  assert.equal(lele.steps(P, { all: true }).length > 1, true);
  assert.ok(command(['hint', '--level', '3'], P).startsWith(lele.hint(P).text.slice(0, 40)));
  const made = [...lele.generate({ count: 3, seed: 'npm', level: 'hard' })].map(({ line }) => line);
  assert.equal(made.join('\n'), command(['generate', '-n', '3', '--seed', 'npm', '--difficulty', 'hard']).trim());
  assert.throws(() => lele.solve('nonsense'), lele.LeleError);
});
await test('a game is played, saved and loaded', () => {
  const game = new lele.Game(P);
  assert.ok(game.command(0, 'set r1c3 4').ok);
  assert.equal(lele.Game.load(game.save()).save(), game.save());
});
await test('the examples of the README run', async () => {
  const code = /```js\n([^]*?)```/.exec(readFileSync('node_modules/lele/README.md', 'utf8'))[1];
  writeFileSync('readme.mjs', code);
  assert.ok(execFileSync(process.execPath, ['readme.mjs'], { encoding: 'utf8' }).includes(lele.solve(P)));
});
lele.solveMany(text.repeat(5)); // so that the module is compiled
const bytes = new TextEncoder().encode(text.repeat(50));
const start = process.cpuUsage().user;
lele.solveMany(bytes);
console.log(`${Math.round(1000000 / ((process.cpuUsage().user - start) / 1e6))} puzzles per second of processor time`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
