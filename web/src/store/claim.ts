// Which tab plays which game: a lock of the browser for each, freed by itself when a tab ends.

const LOCK = 'lele.game.';
// A page that is reloaded may find its own lock, about to be freed.
const TRIES = 10;
const PAUSE_MS = 100;

let wanted = '';
let held = '';
let release = () => {};

/** One try: whether the lock was free. */
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

/** Takes the game for this tab, and lets go of the one before; false: another tab has it. */
export async function claim(id: string): Promise<boolean> {
  if (held === id) return true;
  wanted = id;
  held = '';
  release();
  // Without locks (an old browser, an insecure host) tabs cannot know of each other.
  if (!navigator.locks) return true;
  for (let i = 0; i < TRIES && wanted === id; i++) {
    if (await take(id)) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return wanted !== id;
}
