// The dialogs by name, one row each; a dialog is loaded when it is first opened. `openDialog(name,
// props)` shows it.
import type { Component } from 'svelte';
import { withWords } from '../text/i18n.svelte';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each dialog has props of its own
export const DIALOGS: Record<string, () => Promise<{ default: Component<any> }>> = {
  level: () => import('./Level.svelte'),
  menu: () => import('./Menu.svelte'),
  over: () => import('./Over.svelte'),
  restart: () => import('./Restart.svelte'),
  share: () => withWords(import('../share/ShareDialog.svelte')),
  shortcuts: () => import('./Shortcuts.svelte'),
  solution: () => withWords(import('../solve/SolutionDialog.svelte')),
  tools: () => import('./Tools.svelte'),
  tour: () => import('./Tour.svelte'),
  verdict: () => import('./Verdict.svelte'),
};
