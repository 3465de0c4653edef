// A finger held on something: what it does then, and what its end must not do.
import { vibrate } from '../app/feedback';

const HOLD_MS = 450;
const CLICK_MS = 300;

/** Keeps the click that ends the touch under way from everyone: what was held may have opened
 *  something under the finger. */
export function swallowClick(): void {
  const done = new AbortController();
  const during = { capture: true, signal: done.signal };
  const end = () => done.abort();
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    end();
  };
  // A browser that took it for a long press of its own sends no click at all.
  const soon = () => setTimeout(end, CLICK_MS);
  window.addEventListener('click', stop, during);
  window.addEventListener('pointerdown', end, during);
  window.addEventListener('pointerup', soon, during);
  window.addEventListener('pointercancel', soon, during);
}

/** An action of an element: `act` when a finger or a pen was held on it. */
export function held(element: HTMLElement, act?: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const menu = (event: Event) => event.preventDefault();
  const start = (event: PointerEvent) => {
    stop();
    if (!act || event.pointerType === 'mouse') return;
    timer = setTimeout(() => {
      swallowClick();
      vibrate([12]);
      act?.();
    }, HOLD_MS);
  };
  element.addEventListener('pointerdown', start);
  for (const name of ['pointerup', 'pointercancel', 'pointerleave'])
    element.addEventListener(name, stop);
  element.addEventListener('contextmenu', menu);
  return {
    update(next?: () => void) {
      act = next;
    },
    destroy: stop,
  };
}
