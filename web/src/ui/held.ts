// A long press: what it does, and what its end must not do.
import { vibrate } from '../app/feedback';

const HOLD_MS = 450;
const CLICK_MS = 300;

/** Suppresses the click that ends the current touch: the long press may have opened something
 *  under the finger. */
export function swallowClick(): void {
  const done = new AbortController();
  const during = { capture: true, signal: done.signal };
  const end = () => done.abort();
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    end();
  };
  // A browser that takes the touch for its own long press sends no click.
  const soon = () => setTimeout(end, CLICK_MS);
  window.addEventListener('click', stop, during);
  window.addEventListener('pointerdown', end, during);
  window.addEventListener('pointerup', soon, during);
  window.addEventListener('pointercancel', soon, during);
}

/** A Svelte action: calls `act` when a finger or a pen was held on the element. */
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
