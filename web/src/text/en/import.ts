import type { words as zh } from '../zh/import';

export const words: Record<keyof typeof zh, string> = {
  'import.field': 'Paste, drop or open a puzzle',
  'import.file': 'Open a file',
  'import.clear': 'Clear',
  'import.formats':
    'Understood: 81 characters, rows, grids, candidates, share codes, sencode, sudokuwiki, HoDoKu, .sdk .sdm .ss .sdx, OpenSudoku, f-puzzles, SudokuPad.',
  'import.format': 'format {codec}',
  'import.nothing': 'What you paste is shown here at once.',
  'import.tooBig': 'The file is too big (16 MB at most).',
  'import.typo': 'Likely a typo; one of these repairs it:',
  'import.makeUnique': 'Each of these leaves one solution:',
  'import.add': '{n} givens',
  'import.result': 'What it is',
  'import.use': 'Use {what}',
  'import.edit': 'Edit',

  'export.codec': 'Format to export',
  'export.file': 'Save as a file',
};
