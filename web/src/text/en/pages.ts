import type { words as zh } from '../zh/pages';

export const words: Record<keyof typeof zh, string> = {
  'daily.before': 'Month before',
  'daily.after': 'Month after',
  'daily.solved': '{n} solved',

  'replay.position': 'Position',
  'replay.analysis': 'The reason for each digit',
  'replay.noMoves': 'You haven’t entered a digit yet.',
  'replay.running': 'Finish the game to see the reason for each digit.',
  'replay.none': 'There is no game to replay.',
  'replay.guess': 'Guess',
  'replay.wrong': 'wrong',
  'replay.assisted': 'given by a hint',

  'opened.puzzle': 'Someone shared a Sudoku with you!',
  'opened.problem': 'Someone shared a Sudoku with you, but it cannot be played as it is.',
  'opened.progress': 'This is a Sudoku in progress.',
  'opened.replay': 'This is the replay of a game.',
  'opened.watch': 'Watch',
  'opened.kept': 'The game you are playing is saved.',
  'opened.broken': 'This link cannot be opened: {why}',

  'help.rules.title': 'Rules',
  'help.rules':
    'Fill every empty cell so that each row, each column and each box holds every digit exactly once. Diagonals, windows, centre dots, the asterisk and jigsaw regions are further areas with the same rule. Every puzzle made here has one solution. Up to Master, logic alone finds it; Extreme puzzles need some trial and error.',
  'help.play.title': 'How to play',
  'help.play':
    'Select a cell and press a digit. Corner and centre notes hold candidates; colours are for marking. A right click erases. Drag to select several cells. Submit tells you: unfinished, errors, or solved.',
  'help.hints.title': 'Hints',
  'help.hints':
    'A hint has four levels: where to look, which technique, why, what to do. A wrong digit is named first. Candidate hints show cells with one, two, three candidates. Each press that gives something new adds 5 seconds (see settings).',
  'help.branches.title': 'Branches',
  'help.branches':
    'Not sure? Mark a branch. If it fails, go back: the board is as it was, and the digit you tried is remembered. Every path stays in the tree, and you can return to it.',
  'help.data.title': 'Your data',
  'help.data':
    'Every move is saved on this device; closing the page loses nothing. The saves page exports everything as one file. The page works without a network and collects nothing.',
};
