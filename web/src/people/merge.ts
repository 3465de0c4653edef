// What a device does about a record that the server has too. No browser, no network: only the rules.
//
// `seen` is what device and server last agreed on: the revision on the server and a digest of the content.

export type Seen = { revision: number; digest: string };

/** 53 bits of a text; equal texts have equal digests, and different ones as good as never. */
export function digestOf(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

export type Arrival =
  | 'same' // both have it already
  | 'take' // only the server changed it
  | 'remove' // the server's was deleted, and this device has not changed its own
  | 'both' // both changed it: two games from now on
  | 'keep' // it was deleted there and changed here: it stays, and goes up again
  | 'later'; // only the server changed it, but it is open here: it is looked at again

/** `local` and `remote` are contents; null is no record. `open`: a game that may be saved again. */
export function arrive(
  local: string | null,
  remote: string | null,
  seen: Seen | undefined,
  open = false,
): Arrival {
  if (local === remote) return 'same';
  const untouched = local === null ? !seen : seen?.digest === digestOf(local);
  if (remote === null) return untouched && !open ? 'remove' : 'keep';
  if (local === null) return 'take';
  if (!untouched) return 'both';
  return open ? 'later' : 'take';
}

/** Whether a device has this revision: it sent it, or it came down before. */
export const isKnown = (revision: number, seen: Seen | undefined): boolean =>
  seen !== undefined && seen.revision >= revision;

/** Whether a record of this device has to go up. */
export const isWaiting = (local: string | null, seen: Seen | undefined): boolean =>
  local === null ? seen !== undefined && seen.digest !== '' : seen?.digest !== digestOf(local);
