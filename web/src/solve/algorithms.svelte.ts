// The algorithms that the page offers, and the chosen one. All names but dlx-parallel are those of
// the module; dlx-parallel is dlx in several workers.
import { CLASSIC } from '../text/layouts';

export const ALGORITHMS = [
  'dfs',
  'gbfs',
  'dlx',
  'dlx-parallel',
  'rows',
  'bitboard',
  'fast',
] as const;
export type Algorithm = (typeof ALGORITHMS)[number];

/** Those that work on a layout. */
export const algorithmsFor = (layout: string): Algorithm[] =>
  ALGORITHMS.filter((name) => name !== 'fast' || layout === CLASSIC);

const STORE = 'lele.algorithm';

function stored(): Algorithm {
  try {
    const name = localStorage.getItem(STORE) as Algorithm;
    return ALGORITHMS.includes(name) ? name : 'fast';
  } catch {
    return 'fast';
  }
}

const choice = $state({ name: stored() });

/** The chosen one, or the best where it does not work. The solution in a game uses it too. */
export function algorithmFor(layout: string): Algorithm {
  return algorithmsFor(layout).includes(choice.name) ? choice.name : 'bitboard';
}

export function chooseAlgorithm(name: Algorithm) {
  choice.name = name;
  try {
    localStorage.setItem(STORE, name);
  } catch {
    // Then the choice lasts until the page is closed.
  }
}
