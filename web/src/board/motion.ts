// Animations after a command: the digit that was placed or refused, a completed unit, the wave at
// the end. They start after the frame that shows the command.
import type { Layout, View } from '$lele';
import { afterPaint } from '../app/after-paint';
import type { Place } from './place.svelte';

export function motionsOf(view: View, layout: Layout): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const { kind, cell, unit } of view.events) {
    if (kind === 'placed') found.set(cell, 'placed');
    if (kind === 'conflict') found.set(cell, 'shake');
    if (kind === 'unit-complete')
      layout.units[unit]?.cells.forEach((member) => found.set(member, 'sweep'));
    if (kind === 'full-wrong')
      view.cells.forEach(({ given }, member) => given || found.set(member, 'shake'));
    if (kind === 'solved') view.cells.forEach((_, member) => found.set(member, 'win'));
  }
  return found;
}

/** Starts the animations; returns a function that ends them. */
export function move(places: readonly Place[], motions: ReadonlyMap<number, string>): () => void {
  const set = (on: boolean) => {
    for (const [cell, name] of motions) places[cell]!.motion = on ? name : '';
  };
  const cancel = afterPaint(() => set(true));
  return () => {
    cancel();
    set(false);
  };
}
