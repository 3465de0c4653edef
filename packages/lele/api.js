// The functions of the package, on the module; lele.js (its one call) and lele.wasm are made from the sources.
import { LeleError, loadLele } from './lele.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder('latin1');
const WIDTH = 82; // a line of a batch, with its newline
const PORTION = 8192; // puzzles copied into the module at a time

// Lines as bytes, each ended by a newline.
function linesOf(puzzles) {
  if (puzzles instanceof Uint8Array) return puzzles;
  const text = Array.isArray(puzzles) ? puzzles.map((line) => `${line}\n`).join('') : puzzles;
  return encoder.encode(text === '' || text.endsWith('\n') ? text : `${text}\n`);
}

function refuse(line) {
  const text = `line ${line + 1} is not 81 cells`;
  throw new LeleError({ code: 'FORMAT', text, cell: -1, other: -1, digit: 0, line: line + 1, column: 0 });
}

// Solves a batch: counts[i] solutions (at most `limit`), and lines of bytes, where a puzzle without a solution stays.
function solveBytes(exports, bytes, limit) {
  const total = Math.floor(bytes.length / WIDTH);
  const solutions = new Uint8Array(bytes.length);
  const counts = new Uint32Array(total);
  const room = exports.allocate(PORTION * (2 * WIDTH + 4));
  if (room === 0) throw new Error('out of memory');
  try {
    for (let first = 0; first * WIDTH < bytes.length; first += PORTION) {
      const part = bytes.subarray(first * WIDTH, (first + PORTION) * WIDTH);
      const [to, numbers] = [room + PORTION * WIDTH, room + 2 * PORTION * WIDTH];
      new Uint8Array(exports.memory.buffer).set(part, room);
      const done = exports.solve_many(room, part.length, to, numbers, limit);
      if (done === -2147483648) throw new Error('out of memory');
      if (done < 0) refuse(first - 1 - done);
      solutions.set(new Uint8Array(exports.memory.buffer, to, part.length), first * WIDTH);
      counts.set(new Uint32Array(exports.memory.buffer, numbers, done), first);
    }
  } finally {
    exports.release(room);
  }
  return { solutions, counts };
}

function nextPuzzle(lele, options) {
  const generator = lele.generator(options);
  try {
    for (;;) {
      const { puzzle, done } = generator.next(64);
      if (puzzle) return puzzle;
      if (done) throw new LeleError({ code: 'LIMIT', text: 'no puzzle was found within the effort', cell: -1, other: -1, digit: 0, line: 0, column: 0 });
    }
  } finally {
    generator.free();
  }
}

export async function make(source) {
  const lele = await loadLele(source);
  return {
    lele,
    LeleError,
    solve: (puzzle, options) => lele.solve(puzzle, options).solution || null,
    count: (puzzle, { limit = 2, ...options } = {}) => lele.solve(puzzle, { limit, ...options }).solutions,
    solveMany(puzzles, { limit = 2 } = {}) {
      const { solutions, counts } = solveBytes(lele.exports, linesOf(puzzles), limit);
      if (puzzles instanceof Uint8Array) return { solutions, counts };
      const text = decoder.decode(solutions);
      if (!Array.isArray(puzzles)) return { solutions: text, counts };
      return { solutions: text.split('\n').slice(0, -1), counts };
    },
    rate: (puzzle, options) => lele.rate(puzzle, options),
    rateSe: (puzzle, options) => lele.rateSe(puzzle, options),
    steps: (puzzle, options) => lele.steps(puzzle, options),
    hint: (puzzle, options) => lele.steps(puzzle, options)[0] ?? null,
    explain: (puzzle, options) => lele.explain(puzzle, options),
    repair: (puzzle, options) => lele.repair(puzzle, options),
    convert: (puzzle, to, options) => lele.export(puzzle, to, options),
    canonical: (puzzle) => lele.canon(puzzle),
    *generate({ count = 1, ...options } = {}) {
      if (count < 1) return;
      const first = nextPuzzle(lele, { seed: '1', ...options });
      yield first;
      const [name, index = '0'] = first.seed.split('/');
      for (let i = 1; i < count; i++) yield nextPuzzle(lele, { seed: `${name}/${Number(index) + i}` });
    },
    Game: class {
      constructor(puzzle, options) {
        return lele.newGame(puzzle, options);
      }
      static load(save, options) {
        return lele.loadGame(save, options);
      }
    },
  };
}
