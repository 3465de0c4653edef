// The pages besides the game, one row each, in the order of the menu. A page is loaded when it is
// first opened. CONTRIBUTING.md lists the steps for a new page.
import type { Component } from 'svelte';
import { withWords, type TextKey } from '../text/i18n.svelte';
import type { IconName } from '../ui/Icon.svelte';

export type Page = {
  name: string;
  title: TextKey;
  icon: IconName;
  /** Not in the menu; only links lead to it. */
  unlisted?: boolean;
  /** The component gets the rest of the route as `rest`. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- some pages take no props
  load: () => Promise<{ default: Component<any> }>;
};

export const PAGES: readonly Page[] = [
  { name: 'new', title: 'newGame', icon: 'plus', load: () => import('./New.svelte') },
  {
    name: 'settings',
    title: 'settings',
    icon: 'settings',
    load: () => import('./Settings.svelte'),
  },
  {
    name: 'daily',
    title: 'daily',
    icon: 'calendar',
    load: () => withWords(import('./Daily.svelte')),
  },
  {
    name: 'import',
    title: 'import',
    icon: 'import',
    load: () => withWords(import('./Import.svelte')),
  },
  { name: 'saves', title: 'saves', icon: 'save', load: () => withWords(import('./Saves.svelte')) },
  { name: 'solve', title: 'solve', icon: 'solve', load: () => withWords(import('./Solve.svelte')) },
  { name: 'train', title: 'train', icon: 'train', load: () => withWords(import('./Train.svelte')) },
  { name: 'stats', title: 'stats', icon: 'stats', load: () => withWords(import('./Stats.svelte')) },
  {
    name: 'replay',
    title: 'replay',
    icon: 'play',
    load: () => withWords(import('./Replay.svelte')),
  },
  { name: 'help', title: 'help', icon: 'help', load: () => withWords(import('./Help.svelte')) },
  {
    name: 'p',
    title: 'opened',
    icon: 'share',
    unlisted: true,
    load: () => withWords(import('./Opened.svelte')),
  },
  {
    name: 'g',
    title: 'opened',
    icon: 'share',
    unlisted: true,
    load: () => withWords(import('./Opened.svelte')),
  },
  {
    name: 'r',
    title: 'opened',
    icon: 'share',
    unlisted: true,
    load: () => withWords(import('./Opened.svelte')),
  },
];
