// The catalogue of words: one per language (text/zh, text/en), both in the same parts.
//
// Where a word belongs:
// - Its key is `topic.word`.  The topic is the thing that shows the word: a hint, a branch, the pad.
//   TOPICS says which part holds a topic.  A part has the name of the folder that shows its words;
//   `pages` holds the words of pages without a folder.
// - A word that several pages or dialogs show has a key without a topic and is in `common`, like the
//   topics of app, board and ui.
// - The start loads the parts of first.ts.  Pages and dialogs that come `withWords` also have those
//   of later.ts.
// - The Chinese parts define the keys; the compiler compares the English ones.  `{name}` is a value
//   that is filled in, `{name|one|many}` the word that fits it (message.ts).
// - A third language is one file in `more`.
//
// catalogue.test.ts checks these rules, and that every word is used.
import type { words as first } from './zh/first';
import type { words as later } from './zh/later';

export type Lang = 'zh' | 'en';
export type TextKey = keyof typeof first | keyof typeof later;
export type Words = Readonly<Partial<Record<TextKey, string>>>;

/** The topics of each part, besides the keys without a topic. */
export const TOPICS = {
  common: ['list', 'newGame', 'page', 'update', 'cell', 'player', 'puzzleText'],
  dialogs: ['menu', 'verdict', 'restart', 'over', 'praise', 'key', 'tour'],
  new: ['new', 'symmetry', 'level', 'kind'],
  play: [
    ...[
      'brand',
      'board',
      'say',
      'pad',
      'mode',
      'lock',
      'coach',
      'ended',
      'variant',
      'beforeMistake',
      'mark',
      'back',
    ],
    ...['tab', 'panel', 'hint', 'whyNot', 'overlay', 'trace', 'branch', 'steps'],
  ],
  settings: ['settings', 'preset', 'group', 'setting', 'unit', 'data'],
  entry: ['entry'],
  import: ['import', 'export'],
  pages: ['daily', 'replay', 'opened', 'help'],
  people: ['people'],
  room: ['room', 'friend'],
  saves: ['saves'],
  share: ['share', 'print', 'challenge'],
  solve: ['solve', 'algorithm', 'solutions'],
  stats: ['stats'],
  train: ['train'],
  course: ['chapter', 'spot'],
} as const;

type Loaders = Readonly<Record<Lang, () => Promise<Words>>>;

export const FIRST: Loaders = {
  zh: () => import('./zh/first').then((file) => file.words),
  en: () => import('./en/first').then((file) => file.words),
};
export const LATER: Loaders = {
  zh: () => import('./zh/later').then((file) => file.words),
  en: () => import('./en/later').then((file) => file.words),
};
