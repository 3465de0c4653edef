// Checked by tsc, not run: the types of every verb.
import { canonical, convert, count, Game, generate, hint, LeleError, rate, solve, solveMany, steps } from 'lele';

const puzzle = '.'.repeat(81);
export const solution: string | null = solve(puzzle);
export const number: number = count(puzzle, { limit: 5 });
export const many: Uint32Array = solveMany([puzzle]).counts;
export const bytes: Uint8Array = solveMany(new Uint8Array()).solutions;
export const level: string = rate(puzzle).level;
export const text: string | undefined = hint(puzzle)?.text;
export const all: number = steps(puzzle, { all: true }).length;
export const line: string = canonical(puzzle).line + convert(puzzle, 'share');
for (const made of generate({ count: 2, seed: '1', level: 'hard' })) made.line.trim();
const game = new Game(puzzle);
if (!game.command(0, 'undo').ok) game.free();
export const problem = (error: unknown): number => (error instanceof LeleError ? error.problem.line : 0);
// @ts-expect-error a puzzle is text
solve(5);
