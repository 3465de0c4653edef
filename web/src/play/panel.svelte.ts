// The open tab of the side panel, and whether the sheet of a phone is open.
import { media } from '../ui/breakpoints';

export const TABS = ['hint', 'branches', 'steps'] as const;
export type Tab = (typeof TABS)[number];

/** A phone so tall that the panel stands between board and pad instead of lying over the pad. */
const TALL = media('(--phone) and (--tall) and (orientation: portrait)');

class Panel {
  tab = $state<Tab>('hint');
  /** Phones only: the sheet over the pad. */
  open = $state(false);
  /** A larger panel for a long argument or a large tree: over the pad, on a phone over the board
   *  too. */
  tall = $state(false);

  show(tab: Tab) {
    this.tab = tab;
    this.open = true;
  }

  /** Phones only: makes the sheet smaller, then closes it. */
  fold() {
    if (this.tall) this.tall = false;
    else this.open = false;
  }

  /** Shows an answer: a few words fit the bar above the pad, a long text needs the sheet. */
  tell(long: boolean) {
    this.tab = 'hint';
    this.open = long || matchMedia(TALL).matches;
  }
}

export const panel = new Panel();
