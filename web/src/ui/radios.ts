// A group of radio buttons with one tab stop: the arrow keys choose, Home and End too.

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

export function radios(group: HTMLElement) {
  const all = () => [...group.querySelectorAll<HTMLElement>('[role=radio]')];

  /** Only the chosen button is a tab stop, or the first if none is chosen. */
  function stop() {
    const buttons = all();
    const chosen = buttons.find((one) => one.getAttribute('aria-checked') === 'true') ?? buttons[0];
    for (const one of buttons) one.tabIndex = one === chosen ? 0 : -1;
  }

  function keydown(event: KeyboardEvent) {
    const buttons = all();
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    const ends: Readonly<Record<string, number>> = { Home: 0, End: buttons.length - 1 };
    const next =
      step === undefined ? ends[event.key] : (at + step + buttons.length) % buttons.length;
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[next]!.click();
    buttons[next]!.focus();
  }

  const watch = new MutationObserver(stop);
  watch.observe(group, { subtree: true, childList: true, attributeFilter: ['aria-checked'] });
  group.addEventListener('keydown', keydown);
  stop();
  return {
    destroy() {
      watch.disconnect();
      group.removeEventListener('keydown', keydown);
    },
  };
}
