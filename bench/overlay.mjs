// How long the module takes for the candidate hint of everyday techniques, on the puzzle with which
// the first report of such a hint was measured (one to four techniques: 0.92, 1.67, 3.26, 6.38 ms).
// Usage: scripts/build && node bench/overlay.mjs [runs]
import { readFileSync } from 'node:fs';
import { loadLele } from '../src/wasm/lele.js';

const PUZZLE = '.3.......7.......1..965.8...912.7.3..4..9..2..2.4.691...5.214..3.......2.......5.';
const LISTS = {
  'pairs and X-wing': 'naked-single,naked-pair,hidden-pair,x-wing',
  everyday:
    'full-house,hidden-single,direct-pointing,direct-claiming,direct-hidden-pair,naked-single,' +
    'direct-hidden-triple,pointing,claiming,locked-pair,naked-pair,hidden-pair,locked-triple,' +
    'naked-triple,hidden-triple,x-wing',
  default: 'default',
  all: 'all',
};

const runs = Number(process.argv[2] ?? 200);
const lele = await loadLele(readFileSync(new URL('../web/public/lele.wasm', import.meta.url)));
for (const [name, list] of Object.entries(LISTS)) {
  const game = lele.newGame(PUZZLE, { lang: 'en' });
  game.command(0, `setting techniques ${list}`);
  const times = [];
  for (let i = 0; i < runs; i++) {
    // Another position of the same kind: the overlay of the last one is not reused.
    game.command(i, i % 2 ? 'erase r1c1' : 'note r1c1 2');
    const start = performance.now();
    const { view } = game.command(i, 'candidates 3');
    times.push(performance.now() - start);
    if (view.overlay.level !== 3) throw new Error(view.message);
    game.command(i, 'candidates 0');
  }
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(share * (runs - 1))].toFixed(3);
  console.log(`${name}: median ${at(0.5)} ms, fastest ${at(0)} ms, with the view`);
}
