// Settings that the game itself must know, as the commands that bring it up to date.
import type { Settings as CoreSettings } from '$lele';
import type { Settings } from './settings.svelte';

const onOff = (value: boolean) => (value ? 'on' : 'off');

const ROWS: readonly {
  name: keyof CoreSettings;
  wanted: (settings: Settings) => string | number | boolean | null;
}[] = [
  { name: 'conflict', wanted: (s) => s.conflictMode },
  { name: 'hint-limit', wanted: (s) => (s.hintsLimited ? s.hints : null) },
  { name: 'hint-penalty', wanted: (s) => s.hintPenalty * 1000 },
  { name: 'hint-start', wanted: (s) => s.minHintLevelEachStep },
  { name: 'auto-branch', wanted: (s) => s.autoBranch },
  { name: 'auto-notes', wanted: (s) => s.autoRemoveNotes },
  { name: 'restart-keeps-timer', wanted: (s) => s.restartKeepsTimer },
  { name: 'mistakes', wanted: (s) => (s.mistakeCheck === 'solution' ? 'show' : 'off') },
  {
    name: 'mistake-limit',
    wanted: (s) => (s.mistakeLimit === 'off' ? null : Number(s.mistakeLimit)),
  },
  { name: 'several', wanted: (s) => (s.allowMulti ? 'allow' : 'refuse') },
  { name: 'techniques', wanted: (s) => s.techniques || 'default' },
];

export function coreSettings(settings: Settings, current: CoreSettings): string[] {
  return ROWS.flatMap(({ name, wanted }) => {
    const value = wanted(settings);
    if (current[name] === value) return [];
    const text = typeof value === 'boolean' ? onOff(value) : (value ?? 'off');
    return [`setting ${name} ${text}`];
  });
}
