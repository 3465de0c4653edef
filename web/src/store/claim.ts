// Which tab plays which game: one lock of the browser per game, released when the tab is closed.
//
// Without locks (an old browser, an insecure host) an entry of localStorage names the tab that opened
// a game last; that tab owns it, and a tab that finds itself no longer named goes on with a copy.

const LOCK = 'lele.game.';
const OWNER = 'lele.owner.';
// After a reload the lock of the old page may not be released yet.
const TRIES = 10;
const PAUSE_MS = 100;

/** The name of this tab until it is reloaded. */
const TAB = Math.random().toString(36).slice(2);

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

function owner(id: string): string | null {
  try {
    return localStorage.getItem(OWNER + id);
  } catch {
    return null;
  }
}

function takeEntry(id: string): void {
  try {
    if (held && owner(held) === TAB) forgetOwner(held);
    localStorage.setItem(OWNER + id, TAB);
    held = id;
  } catch {
    // Without localStorage no other tab opens this game without being asked.
  }
}

export function forgetOwner(id: string): void {
  try {
    localStorage.removeItem(OWNER + id);
  } catch {
    // There was nothing to remove.
  }
}

/** Takes the game for this tab and releases the one before; returns false if another tab has it. */
export async function claim(id: string): Promise<boolean> {
  if (held === id) return true;
  wanted = id;
  if (!navigator.locks) {
    takeEntry(id);
    return true;
  }
  held = '';
  release();
  for (let i = 0; i < TRIES && wanted === id; i++) {
    if (await take(id)) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return wanted !== id;
}

/** Whether no other tab has taken the game since. */
export function owns(id: string): boolean {
  if (navigator.locks) return true;
  const tab = owner(id);
  return tab === null || tab === TAB;
}

/** Whether a tab, also this one, plays the game. Without locks only this tab is known. */
export async function isPlayed(id: string): Promise<boolean> {
  if (!navigator.locks) return held === id;
  const { held: locks } = await navigator.locks.query();
  return locks?.some(({ name }) => name === LOCK + id) === true;
}

/** Calls `act` when another tab takes a game, where no locks prevent that. */
export function whenTaken(act: (id: string) => void): void {
  if (navigator.locks) return;
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(OWNER) && newValue !== null && newValue !== TAB)
      act(key.slice(OWNER.length));
  });
}
