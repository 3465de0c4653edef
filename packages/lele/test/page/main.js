// What the README shows, in a page; then a batch in a worker.  The test reads what is printed.
import './readme.js';
import { solve } from 'lele';

const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
worker.onmessage = ({ data }) => {
  if (data === 'ready') worker.postMessage(Array(1000).fill(puzzle));
  else console.log(`worker ${data.solutions.filter((line) => line === solve(puzzle)).length} ${data.counts.length}`);
};
