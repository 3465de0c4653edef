// The settings that the game itself must know, as commands for the game.
import type { Settings as CoreSettings } from '$lele';
import type { Settings } from '../store/settings.svelte';
import { branches } from './branches.svelte';

const onOff = (value: boolean) => (value ? 'on' : 'off');

/** The name of a setting is its key with hyphens: hintLimit is `hint-limit`. */
const nameOf = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What the game does with a digit that breaks the rules, and with a wrong one. */
const CHECKS: Record<
  Settings['checking'],
  [conflict: CoreSettings['conflict'], mistakes: CoreSettings['mistakes']]
> = {
  off: ['off', 'off'],
  rules: ['highlight', 'off'],
  block: ['block', 'off'],
  solution: ['highlight', 'show'],
  strict: ['block', 'show'],
};

const ROWS: readonly {
  key: keyof CoreSettings;
  wanted: (settings: Settings) => string | number | boolean | null;
}[] = [
  { key: 'conflict', wanted: (s) => CHECKS[s.checking][0] },
  { key: 'hintLimit', wanted: (s) => (s.hintsLimited ? s.hints : null) },
  { key: 'hintPenalty', wanted: (s) => s.hintPenalty * 1000 },
  { key: 'hintStart', wanted: (s) => s.minHintLevelEachStep },
  { key: 'autoBranch', wanted: (s) => branches.automatic(s) },
  { key: 'autoNotes', wanted: (s) => s.autoRemoveNotes },
  { key: 'restartKeepsTimer', wanted: (s) => s.restartKeepsTimer },
  { key: 'mistakes', wanted: (s) => CHECKS[s.checking][1] },
  {
    key: 'mistakeLimit',
    wanted: (s) => (s.mistakeLimit === 'off' ? null : Number(s.mistakeLimit)),
  },
  { key: 'several', wanted: (s) => (s.allowMulti ? 'allow' : 'refuse') },
  { key: 'wrongFirst', wanted: (s) => s.wrongFirst },
  { key: 'techniques', wanted: (s) => s.techniques || 'default' },
];

export function coreSettings(settings: Settings, current: CoreSettings): string[] {
  return ROWS.flatMap(({ key, wanted }) => {
    const value = wanted(settings);
    if (current[key] === value) return [];
    const text = typeof value === 'boolean' ? onOff(value) : (value ?? 'off');
    return [`setting ${nameOf(key)} ${text}`];
  });
}
