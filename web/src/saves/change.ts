// A change of the saved games, as the parts of the page ask for it.
import type { TextKey } from '../text/i18n.svelte';

export type Undo = { done: TextKey; back: () => Promise<unknown> };

/** Makes a change and lists everything again; returns whether it worked. A change that loses
 *  something comes with its undo, which is offered until the next change. */
export type Change = (act: () => Promise<unknown>, undo?: Undo) => Promise<boolean>;
