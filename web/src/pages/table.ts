// The pages besides the game, one row each, in the order of the menu. A page is loaded when it is
// first opened. CONTRIBUTING.md lists the steps for a new page.
import type { Component } from 'svelte';
import { withWords, type TextKey } from '../text/i18n.svelte';
import type { IconName } from '../ui/Icon.svelte';

export type Page = {
  name: string;
  title: TextKey;
  icon: IconName;
  /** Its part of the menu. */
  group: 'play' | 'learn' | 'more';
  /** Not in the menu; only links lead to it. */
  unlisted?: boolean;
  /** The component gets the rest of the route as `rest`. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- some pages take no props
  load: () => Promise<{ default: Component<any> }>;
};

export const PAGES: readonly Page[] = [
  {
    name: 'new',
    title: 'newGame',
    icon: 'plus',
    group: 'play',
    load: () => import('./New.svelte'),
  },
  {
    name: 'settings',
    title: 'settings',
    icon: 'settings',
    group: 'more',
    load: () => import('./Settings.svelte'),
  },
  {
    name: 'daily',
    title: 'daily',
    icon: 'calendar',
    group: 'play',
    load: () => withWords(import('./Daily.svelte')),
  },
  {
    name: 'import',
    title: 'import',
    icon: 'import',
    group: 'more',
    load: () => withWords(import('./Import.svelte')),
  },
  {
    name: 'saves',
    title: 'saves',
    icon: 'save',
    group: 'play',
    load: () => withWords(import('./Saves.svelte')),
  },
  {
    name: 'solve',
    title: 'solve',
    icon: 'solve',
    group: 'learn',
    load: () => withWords(import('./Solve.svelte')),
  },
  {
    name: 'train',
    title: 'train',
    icon: 'train',
    group: 'learn',
    load: () => withWords(import('./Train.svelte')),
  },
  {
    name: 'stats',
    title: 'stats',
    icon: 'stats',
    group: 'learn',
    load: () => withWords(import('./Stats.svelte')),
  },
  {
    name: 'replay',
    title: 'replay',
    icon: 'play',
    group: 'learn',
    load: () => withWords(import('./Replay.svelte')),
  },
  {
    name: 'help',
    title: 'help',
    icon: 'help',
    group: 'more',
    load: () => withWords(import('./Help.svelte')),
  },
  {
    name: 'room',
    title: 'withOthers',
    icon: 'share',
    group: 'play',
    unlisted: true,
    load: () => withWords(import('./Room.svelte')),
  },
  {
    name: 'device',
    title: 'saves',
    icon: 'save',
    group: 'play',
    unlisted: true,
    load: () => withWords(import('./Saves.svelte')),
  },
  {
    name: 'p',
    title: 'opened',
    icon: 'share',
    group: 'more',
    unlisted: true,
    load: () => withWords(import('./Opened.svelte')),
  },
  {
    name: 'g',
    title: 'opened',
    icon: 'share',
    group: 'more',
    unlisted: true,
    load: () => withWords(import('./Opened.svelte')),
  },
  {
    name: 'r',
    title: 'opened',
    icon: 'share',
    group: 'more',
    unlisted: true,
    load: () => withWords(import('./Opened.svelte')),
  },
];
