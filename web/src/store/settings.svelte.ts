// The settings: one row of a table each (group, kind, default), from which the page, the storage
// and the checks follow. They are saved at once, in one entry of localStorage; an unknown or broken
// value becomes the default.

import { keeping } from './keeping.svelte';
import { LANGUAGES } from './languages';

type Toggle = { kind: 'toggle'; group: Group; initial: boolean };
type Choice<T extends string> = { kind: 'choice'; group: Group; initial: T; values: readonly T[] };
type Range = {
  kind: 'range';
  group: Group;
  initial: number;
  min: number;
  max: number;
  step: number;
  unit: string;
};
type Techniques = { kind: 'techniques'; group: Group; initial: string };
export type Setting = Toggle | Choice<string> | Range | Techniques;

export const GROUPS = [
  'display',
  'input',
  'check',
  'hint',
  'time',
  'explore',
  'feedback',
  'data',
  'language',
] as const;
export type Group = (typeof GROUPS)[number];

const toggle = (group: Group, initial: boolean): Toggle => ({ kind: 'toggle', group, initial });
const choice = <const T extends string>(
  group: Group,
  values: readonly T[],
  initial: NoInfer<T>,
): Choice<T> => ({ kind: 'choice', group, values, initial });
const range = (
  group: Group,
  initial: number,
  [min, max, step]: [number, number, number],
  unit = '',
): Range => ({ kind: 'range', group, initial, min, max, step, unit });

export const SETTINGS = {
  theme: choice('display', ['auto', 'light', 'dark', 'black', 'contrast', 'paper'], 'auto'),
  digitSize: range('display', 100, [80, 140, 5], '%'),
  noteSize: range('display', 100, [80, 140, 5], '%'),
  symbols: choice('display', ['digits', 'chinese', 'letters'], 'digits'),
  displayTimer: toggle('display', true),
  seRating: toggle('display', false),
  teRating: toggle('display', false),
  highlightCells: toggle('display', true),
  highlightSame: toggle('display', true),
  highlightNotes: toggle('display', true),
  animations: toggle('display', true),
  inputFirst: choice('input', ['cell', 'digit'], 'cell'),
  popup: toggle('input', false),
  rightClick: choice('input', ['delete', 'note', 'none'], 'delete'),
  keypadOrder: choice('input', ['123', '789'], '123'),
  handed: choice('input', ['right', 'left'], 'right'),
  noteStyle: choice('display', ['places', 'order'], 'places'),
  autoRemoveNotes: toggle('input', true),
  disableSolved: toggle('input', false),
  shortcuts: toggle('input', true),
  checking: choice('check', ['off', 'rules', 'block', 'solution', 'strict'], 'rules'),
  mistakeLimit: choice('check', ['off', '1', '3', '5', '10'], 'off'),
  allowMulti: toggle('check', false),
  showHints: toggle('hint', true),
  showCandidates: toggle('hint', true),
  hintsLimited: toggle('hint', false),
  hints: range('hint', 5, [1, 50, 1]),
  hintPenalty: range('hint', 5, [0, 60, 5], 's'),
  minHintLevelEachStep: range('hint', 1, [1, 3, 1]),
  showTechniqueNames: toggle('hint', true),
  wrongFirst: toggle('hint', true),
  techniques: { kind: 'techniques', group: 'hint', initial: '' },
  restartKeepsTimer: toggle('time', true),
  autoPause: toggle('time', true),
  timerRunsInMenus: toggle('time', false),
  autoBranch: choice('explore', ['marked', 'on', 'off'], 'marked'),
  sounds: toggle('feedback', false),
  vibration: toggle('feedback', false),
  language: choice('language', LANGUAGES, 'auto'),
  cellNames: choice('language', ['rc', 'a1'], 'rc'),
  verbosity: range('language', 1, [0, 2, 1]),
} as const satisfies Record<string, Setting>;

export type Key = keyof typeof SETTINGS;
type ValueOf<S> = S extends Toggle
  ? boolean
  : S extends Choice<infer T>
    ? T
    : S extends Range
      ? number
      : string;
export type Settings = { -readonly [K in Key]: ValueOf<(typeof SETTINGS)[K]> };
export const KEYS = Object.keys(SETTINGS) as Key[];

export const PRESETS = {
  standard: {},
  paper: {
    highlightCells: false,
    highlightSame: false,
    highlightNotes: false,
    checking: 'off',
    autoRemoveNotes: false,
    autoBranch: 'off',
    theme: 'paper',
  },
  coach: { checking: 'solution', hintPenalty: 0, minHintLevelEachStep: 2 },
  child: {
    checking: 'strict',
    digitSize: 115,
    hintPenalty: 0,
    displayTimer: false,
    disableSolved: true,
    showTechniqueNames: false,
    autoBranch: 'off',
  },
} as const satisfies Record<string, Partial<Settings>>;

/** Settings that a preset does not change: they belong to the person, not to the way of playing. */
const PERSONAL: readonly Key[] = [
  'language',
  'handed',
  'keypadOrder',
  'verbosity',
  'cellNames',
  'shortcuts',
  'sounds',
  'vibration',
];

const STORE = 'lele.settings';

function valid(setting: Setting, value: unknown): boolean {
  switch (setting.kind) {
    case 'toggle':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && setting.values.includes(value);
    case 'range':
      return typeof value === 'number' && value >= setting.min && value <= setting.max;
    case 'techniques':
      return typeof value === 'string' && /^[-+a-z0-9,]*$/.test(value);
  }
}

function initial(): Settings {
  return Object.fromEntries(KEYS.map((key) => [key, SETTINGS[key].initial])) as Settings;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Older pages stored three settings where there is one choice now. */
function checkingOf({ highlightConflicting, conflictMode, mistakeCheck }: Record<string, unknown>) {
  const known = [highlightConflicting, conflictMode, mistakeCheck].some((one) => one !== undefined);
  if (!known) return undefined;
  const solution = mistakeCheck === 'solution';
  if (conflictMode === 'block') return solution ? 'strict' : 'block';
  if (solution) return 'solution';
  const silent = conflictMode === 'off' || mistakeCheck === 'off' || highlightConflicting === false;
  return silent ? 'off' : 'rules';
}

export function readSettings(text: string | null): Settings {
  const settings = initial() as Record<Key, unknown>;
  const stored = parse(text);
  if (typeof stored !== 'object' || stored === null) return settings as Settings;
  const values = stored as Record<string, unknown>;
  values.checking ??= checkingOf(values);
  for (const key of KEYS) {
    let value = values[key];
    // Until branches waited for the player's first mark, this was a switch.
    if (key === 'autoBranch' && typeof value === 'boolean') value = value ? 'on' : 'off';
    if (valid(SETTINGS[key], value)) settings[key] = value;
  }
  return settings as Settings;
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORE);
  } catch {
    return null;
  }
}

export const settings: Settings = $state(readSettings(stored()));

export function saveSettings() {
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // Storage may be full or forbidden; then the settings last until the page is closed.
    keeping.lose('settings');
  }
}

export function change<K extends Key>(key: K, value: Settings[K]) {
  settings[key] = value;
  saveSettings();
}

export function applyPreset(name: keyof typeof PRESETS) {
  const values = { ...initial(), ...PRESETS[name] } as Record<Key, unknown>;
  const target = settings as Record<Key, unknown>;
  for (const key of KEYS) if (!PERSONAL.includes(key)) target[key] = values[key];
  saveSettings();
}

/** Takes the settings of an exported file; a file without settings changes nothing. */
export function takeSettings(values: unknown) {
  if (typeof values !== 'object' || values === null) return;
  Object.assign(settings, readSettings(JSON.stringify(values)));
  saveSettings();
}

/** Whether all settings have the values of the preset. */
export function presetChosen(name: keyof typeof PRESETS): boolean {
  const values = { ...initial(), ...PRESETS[name] } as Record<Key, unknown>;
  return KEYS.every((key) => PERSONAL.includes(key) || settings[key] === values[key]);
}

/** A copy of all settings, and the way back to it. */
export const copySettings = (): Settings => ({ ...settings });

export function restoreSettings(copy: Settings) {
  Object.assign(settings, copy);
  saveSettings();
}

export function resetSettings() {
  Object.assign(settings, initial());
  saveSettings();
}

// Another tab changed the settings: take them over.
if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key === STORE) Object.assign(settings, readSettings(event.newValue));
  });
