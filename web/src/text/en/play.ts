import type { words as zh } from '../zh/play';

export const words: Record<keyof typeof zh, string> = {
  'brand.a': 'Le',
  'brand.b': 'le',

  'board.label': 'Sudoku {size}×{size}, {level}',

  'say.candidates': 'Candidates of {cell}: {digits}',

  'pad.digit': 'Digit {digit}, {left} left',
  'pad.color': 'Colour {n}',

  'mode.digit': 'Digit',
  'mode.corner': 'Corner',
  'mode.centre': 'Centre',
  'mode.color': 'Colour',

  'lock.ask': 'Press the digit that each cell you touch shall get; Esc ends it.',

  'beforeMistake.short': 'Go back',

  'mark.short': 'Mark',

  'back.branch': 'Back to the branch',

  'entry.givens': '{n} {n|given|givens}',
  'entry.ready': 'One solution: ready to play.',
  'entry.confirm': 'Confirm and play',

  'tab.hint': 'Hint',
  'tab.branches': 'Branches',
  'tab.steps': 'Steps',

  'panel.tall': 'More room to read',

  'hint.nudge': 'Look here',
  'hint.where': 'Where?',
  'hint.why': 'Tell me why',
  'hint.do': 'What to do?',
  'hint.showWhy': 'Show why',
  'hint.another': 'Another step',
  'hint.apply': 'Apply step',
  'hint.applyAll': 'Apply all such steps',
  'hint.close': 'Close hint',
  'hint.expand': 'Whole hint',
  'hint.apply.short': 'Apply',
  'hint.why.short': 'Why?',
  'hint.level': 'Hint level {level} of 4',
  'hint.conflict': 'Conflict',
  'hint.wrong': 'A digit is wrong',
  'hint.missing': 'Notes are incomplete',
  'hint.unsolvable': 'Dead end',
  'hint.lookAt': 'Look at {unit}.',
  'hint.lookCells': 'Look at {digits} in {cells}.',
  'hint.step': 'A step',
  'hint.allowAll': 'Look with all techniques',

  'whyNot.title': 'Why is {cell} not {digit}?',
  'whyNot.ask': 'Select a cell, then press a digit to see why it cannot go there.',

  'overlay.off': 'Turn off',
  'overlay.more': 'Show more',
  'overlay.more.short': 'More',

  'trace.all': 'All {n} links · step through',
  'trace.before': 'Link before',
  'trace.after': 'Next link',

  'branch.none': 'No branches yet. Mark before you guess; if it fails, go back to this point.',
  'branch.start': 'Start',
  'branch.steps': '{n} steps',
  'branch.mark': 'branch',
  'branch.closed': 'all tried',
  'branch.tried': 'Digits already tried',
  'branch.dead': 'dead end',
  'branch.why': 'Why is it dead?',
  'branch.rename': 'Name',
  'branch.name': 'Name of the branch',
  'branch.unmark': 'Remove mark',
  'branch.drop': 'Delete branch',
  'branch.compare': 'Compare',
  'branch.compare.end': 'End comparison',
  'branch.compare.ask': 'Choose the node to compare the board with.',

  'steps.searching': 'Searching …',
  'steps.none': 'No step with the enabled techniques.',
  'steps.count': '{n} {n|step is|steps are} open now, easiest first:',
  'steps.idle': 'While a game runs, all open steps are listed here.',
};
