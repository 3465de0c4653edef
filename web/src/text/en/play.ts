import type { words as zh } from '../zh/play';

export const words: Record<keyof typeof zh, string> = {
  'brand.a': 'Le',
  'brand.b': 'le',

  'board.label': 'Sudoku {size}×{size}, {level}',

  'say.candidates': 'Candidates of {cell}: {digits}',

  'pad.digit': 'Digit {digit}, {left} left',
  'pad.color': 'Colour {n}',
  'pad.zoom': 'Enlarge the board',

  'mode.digit': 'Digit',
  'mode.corner': 'Corner',
  'mode.centre': 'Centre',
  'mode.color': 'Colour',

  'lock.ask': 'Press a digit to lock it: every cell you then choose gets that digit. Esc unlocks.',

  'ended.chip': 'Solved {time}',
  'ended.text': 'This game is over. You can undo to look back; nothing counts any more.',
  'ended.hardest': 'Hardest step: {name}',

  'variant.rules': 'Rules',
  'variant.show': 'Show these areas',
  'variant.diagonal': 'both diagonals hold each digit once too.',
  'variant.window': 'the four windows hold each digit once too.',
  'variant.centres': 'the nine centre cells of the boxes hold each digit once too.',
  'variant.asterisk': 'the nine cells of the asterisk hold each digit once too.',
  'variant.jigsaw': 'irregular regions take the place of boxes.',

  'coach.rule': 'Every row, column and box gets each digit once.',
  'coach.select': 'Click the marked cell. It is an easy one.',
  'coach.select.touch': 'Tap the marked cell. It is an easy one.',
  'coach.enter': 'Which digit is missing from its row, column and box? Press it.',
  'coach.enter.touch': 'Which digit is missing from its row, column and box? Tap it below.',
  'coach.hint': 'Nice! When you are stuck, Hint shows you where to look, and then why.',
  'coach.skip': 'Skip',
  'coach.done': 'Got it',

  'beforeMistake.short': 'Go back',

  'mark.short': 'Mark',

  'back.branch': 'Back to the branch',

  'tab.hint': 'Hint',
  'tab.branches': 'Branches',
  'tab.steps': 'Steps',

  'panel.tall': 'More room to read',

  'hint.isNot': '{cell} is not {digits}',
  'hint.nudge': 'Look here',
  'hint.where': 'Where?',
  'hint.why': 'Tell me why',
  'hint.do': 'What now?',
  'hint.showWhy': 'Show why',
  'hint.another': 'Another step',
  'hint.apply': 'Apply step',
  'hint.applyAll': 'Apply all such steps',
  'hint.close': 'Close hint',
  'hint.expand': 'The whole hint',
  'hint.apply.short': 'Apply',
  'hint.why.short': 'Why?',
  'hint.cost': '+{s} s',
  'hint.left': '{n} {n|hint|hints} left',
  'hint.level': 'Hint level {level} of 4',
  'hint.conflict': 'Conflict',
  'hint.wrong': 'A digit is wrong',
  'hint.missing': 'Notes are incomplete',
  'hint.unsolvable': 'Dead end',
  'hint.contradiction': 'A contradiction',
  'hint.full': 'Full, but wrong',
  'hint.lookAt': 'Look at {unit}.',
  'hint.lookCells': 'Look at {digits} in {cells}.',
  'hint.step': 'A step',
  'hint.allowAll': 'Look again with all techniques',

  'whyNot.title': 'Why not {digit} in {cell}?',
  'whyNot.show': 'Show step {n} on the board',
  'whyNot.ask': 'Select a cell, then press a digit to see why it cannot go there.',

  'overlay.off': 'Turn off',
  'overlay.back': 'Back to the hint',
  'overlay.more': 'Cells with up to {n}',
  'overlay.solution': 'Show the whole solution',
  'overlay.solution.mark': 'If you do, the result will say that you looked at the solution.',
  'overlay.more.short': 'Up to {n}',

  'trace.all': 'All {n} links · step through',
  'trace.before': 'Previous link',
  'trace.after': 'Next link',

  'branch.none': 'No branches yet. Mark before you guess; if it fails, go back to this point.',
  'branch.fresh':
    'From now on, every guess marks a branch point by itself; a digit that everyday techniques give is not a guess. Back returns to the nearest branch point, and the cell remembers the digits you tried.',
  'branch.auto': 'Guesses become branch points',
  'branch.steps': '{n} {n|step|steps}',
  'branch.mark': 'branch point',
  'branch.closed': 'one left',
  'branch.marked': 'marked',
  'branch.tried': '{cell} tried: {digits}',
  'branch.dead': 'dead end',
  'branch.why': 'Why does it fail?',
  'branch.rename': 'Name',
  'branch.name': 'Name of the branch',
  'branch.unmark': 'Remove mark',
  'branch.drop': 'Delete branch',
  'branch.compare': 'Compare',
  'branch.compare.end': 'End comparison',
  'branch.compare.ask': 'Choose a node to compare the board with.',

  'steps.searching': 'Searching …',
  'steps.none': 'No step with the enabled techniques.',
  'steps.count': '{n} {n|step|steps} possible now, easiest first.',
  'steps.cost': 'Choose one to read why. It counts as a hint ({cost}), once.',
  'steps.free': 'Choose one to read why. It counts as a hint, once.',
  'steps.show': '{title}, number {n}',
  'steps.idle': 'Start a game, and all possible steps are listed here.',
};
