import type { words as zh } from '../zh/import';

export const words: Record<keyof typeof zh, string> = {
  'import.field': 'Paste, drop or open a puzzle',
  'import.file': 'Open a file',
  'import.clear': 'Clear',
  'import.formats':
    'Reads 81 characters, rows, grids, spreadsheet cells and CSV, candidates, share codes, sencode, sudokuwiki, HoDoKu, .sdk .sdm .ss .sdx, OpenSudoku, f-puzzles and SudokuPad, also several at once or with words around them.',
  'import.format': 'format {codec}',
  'import.nothing': 'What you paste appears here.',
  'import.tooBig': 'The file is too big (16 MB at most).',
  'import.typo': 'Probably a typo. Any of these fixes it:',
  'import.makeUnique': 'Any of these leaves a single solution:',
  'import.add': 'Add {n} givens',
  'import.result': 'Your puzzle',
  'import.use': 'Use {what}',
  'import.edit': 'Edit',
  'import.several': '{n} puzzles found. Choose one:',
  'import.number': 'Puzzle {n}',
  'import.more': 'Show {n} more',
  'import.keepAll': 'Put all into a folder',
  'import.folder': 'Imported',
  'import.keeping': '{n} of {of} …',
  'import.kept': '{n} of {of} are in the folder “{folder}” of your saves.',

  'export.codec': 'Format to export',
  'export.file': 'Save as a file',
};
