// Which tab of the side panel is open, and whether the sheet of a phone is up.
import { media } from '../ui/breakpoints';

export const TABS = ['hint', 'branches', 'steps'] as const;
export type Tab = (typeof TABS)[number];

/** A phone so tall that the panel stands between board and pad instead of lying over the pad. */
const TALL = media('(--phone) and (--tall) and (orientation: portrait)');

class Panel {
  tab = $state<Tab>('hint');
  /** Phones only: the sheet over the pad. */
  open = $state(false);
  /** To read a long argument or a large tree: over the pad, on a phone over the board too. */
  tall = $state(false);

  show(tab: Tab) {
    this.tab = tab;
    this.open = true;
  }

  /** Phones only: a step back. */
  fold() {
    if (this.tall) this.tall = false;
    else this.open = false;
  }

  /** Something was asked for: a few words fit the bar above the pad, a long text needs the sheet. */
  tell(long: boolean) {
    this.tab = 'hint';
    this.open = long || matchMedia(TALL).matches;
  }
}

export const panel = new Panel();
