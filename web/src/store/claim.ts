// Which tab plays which game: one lock of the browser per game, released when the tab is closed.

const LOCK = 'lele.game.';
// After a reload the lock of the old page may not be released yet.
const TRIES = 10;
const PAUSE_MS = 100;

let wanted = '';
let held = '';
let release = () => {};

/** Tries once; returns whether the lock was free. */
function take(id: string): Promise<boolean> {
  return new Promise((resolve) => {
    void navigator.locks.request(LOCK + id, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      if (lock === null || wanted !== id) return;
      held = id;
      return new Promise<void>((free) => (release = free));
    });
  });
}

/** Takes the game for this tab and releases the one before; returns false if another tab has it. */
export async function claim(id: string): Promise<boolean> {
  if (held === id) return true;
  wanted = id;
  held = '';
  release();
  // Without locks (an old browser, an insecure host) tabs do not know about each other.
  if (!navigator.locks) return true;
  for (let i = 0; i < TRIES && wanted === id; i++) {
    if (await take(id)) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return wanted !== id;
}
