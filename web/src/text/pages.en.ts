import type { zhPages } from './pages.zh';

export const enPages: Record<keyof typeof zhPages, string> = {
  copy: 'Copy',
  share: 'Share',
  import: 'Import',
  export: 'Export',
  saves: 'Saves',
  solve: 'Solve',
  daily: 'Daily',
  stats: 'Statistics',
  train: 'Train',
  help: 'Help',
  install: 'Install as an app',
  replay: 'Replay and analysis',
  opened: 'Open a link',
  tour: 'A quick tour',

  'saves.delete': 'Delete',
  'saves.copied': 'This game is open in another tab; here is a copy, both are kept.',
  'saves.imported': '{n} {n|record|records} imported.',
  'saves.notAFile': 'This is not a file exported by Lele, or it is damaged; nothing was changed.',
  'saves.unreadable': 'The storage of the browser cannot be read.',

  'import.hint': '81 characters, a share link, a sudokuwiki link, a candidate grid …',

  'steps.first': 'First step',
  'steps.previous': 'Previous step',
  'steps.next': 'Next step',
  'steps.last': 'To the end',
  'steps.play': 'Play',

  'daily.text': 'The date makes the puzzle: the same for everyone, without a network.',

  'update.ready': 'A new version is ready; your game goes on.',
  'update.now': 'Update',
  'update.later': 'Later',

  'tour.skip': 'Skip',
  'tour.back': 'Back',
  'tour.next': 'Next',
  'tour.done': 'Play',
  'tour.input.title': 'Digits and notes',
  'tour.input':
    'Select a cell, press a digit. Shift and a digit: corner note; Ctrl and a digit: centre note. Or choose the digit first, then the cells.',
  'tour.input.touch':
    'Tap a cell, then a digit. Corner and Centre write notes; a key held down writes the other kind. Or choose the digit first, then the cells.',
  'tour.hint.title': 'Hints that teach',
  'tour.hint':
    'Direction first, then the reason, then the move. Cell names in the text light up on the board.',
  'tour.branch.title': 'Try boldly',
  'tour.branch':
    'Mark a branch; go back when it fails. Tried digits are struck out, nothing is lost.',
  'tour.keep.title': 'Everything is kept',
  'tour.keep':
    'Every move is saved, offline too. Saves, sharing, replay and training are in the menu.',
};
