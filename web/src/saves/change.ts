// A change of the saved games, as the parts of the page ask for it.
import type { TextKey } from '../text/i18n.svelte';

export type Undo = { done: TextKey; back: () => Promise<unknown> };

/** Makes a change and lists everything anew; whether it worked.  What would lose something says
 *  how it is taken back: that is offered until the next change. */
export type Change = (act: () => Promise<unknown>, undo?: Undo) => Promise<boolean>;
