// Dialogs by name: a row each.  `openDialog(name, props)` shows one.
import type { Component } from 'svelte';
import Menu from './Menu.svelte';
import Over from './Over.svelte';
import Restart from './Restart.svelte';
import Share from './Share.svelte';
import Shortcuts from './Shortcuts.svelte';
import Tools from './Tools.svelte';
import Tour from './Tour.svelte';
import Verdict from './Verdict.svelte';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each dialog has props of its own
export const DIALOGS: Record<string, Component<any>> = {
  menu: Menu,
  over: Over,
  restart: Restart,
  share: Share,
  shortcuts: Shortcuts,
  tools: Tools,
  tour: Tour,
  verdict: Verdict,
};
