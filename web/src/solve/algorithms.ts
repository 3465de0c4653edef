// The algorithms that the page offers. All names but dlx-parallel are those of the module; dlx-
// parallel is dlx in several workers.
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
