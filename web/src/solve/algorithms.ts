// The algorithms that the page offers.  Those that one worker runs have the name that the module gives
// them; dlx-parallel is dlx in several workers.
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
