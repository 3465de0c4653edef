// Which tab of the side panel is open, and whether the sheet of a phone is up.

export const TABS = ['hint', 'branches', 'steps'] as const;
export type Tab = (typeof TABS)[number];

class Panel {
  tab = $state<Tab>('hint');
  /** Phones only: the sheet over the pad. */
  open = $state(false);

  show(tab: Tab) {
    this.tab = tab;
    this.open = true;
  }
}

export const panel = new Panel();
