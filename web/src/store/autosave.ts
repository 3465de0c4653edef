// The running game, saved on every move.
//
// It is saved twice: in localStorage with every move, and right after it in IndexedDB with strict
// durability, which survives a crash of the machine and a full localStorage. The newer copy that can
// be read counts; the other is put aside, never deleted. If both stores fail, `keeping` says so.
// Each tab keeps the id of its game in sessionStorage, so that two tabs with two games do
// not overwrite each other. A new tab continues the game that was played last.
import { forgetOwner } from './claim';
import { openStore, request, write } from './database';
import { keeping } from './keeping.svelte';

export type SavedGame = {
  id: string;
  save: string;
  /** Increases with every save of this game. */
  version: number;
  updated: number;
  /** Paused because the page was hidden: the game continues without being asked. */
  away: boolean;
  meta: GameMeta;
};

export type GameMeta = {
  layout: string;
  level: string;
  rating: number;
  status: string;
  elapsed: number;
  /** With penalties, as the clock shows it. Games of older pages do not have it. */
  total?: number;
  progress: number;
  values: string;
  /** The seed of a puzzle of the day. Games of older pages do not have it. */
  daily?: string;
  /** The challenge. Games of older pages do not have it. */
  challenge?: Challenge | null;
};

/** What a challenge asks for. */
export type Challenge = {
  /** Seconds. */
  time: number;
  by: string;
  /** When 10 %, 20 %, … 90 % were filled, in hundredths of the time; [] if nobody has played it. */
  pace: number[];
};

const CURRENT = 'lele.current';
const SLOT = 'lele.game.';
const ASIDE = 'lele.aside.';
const PROBE = 'lele.probe';

function local<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(localStorage);
  } catch {
    return null;
  }
}

export function newGameId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}

export function saveGame(game: SavedGame): void {
  try {
    sessionStorage.setItem(CURRENT, game.id);
  } catch {
    // Without sessionStorage a reload continues the game that was played last, which is this one.
  }
  const text = JSON.stringify(game);
  let before: string | null = null;
  const kept = local((storage) => {
    before = storage.getItem(CURRENT);
    // First, because it fits even if the game does not.
    storage.setItem(CURRENT, game.id);
    storage.setItem(SLOT + game.id, text);
    return true;
  });
  if (kept) keeping.failed = false;
  waiting.set(game.id, game);
  void saveDurably();
  if (before !== null && before !== game.id) void forgetOld(game.id);
}

const DAY = 24 * 3600 * 1000;

/** Removes old games from localStorage, if the database has them in the same state. */
async function forgetOld(current: string): Promise<void> {
  const keys = local((storage) => Object.keys(storage)) ?? [];
  for (const key of keys) {
    if (!key.startsWith(SLOT) || key === SLOT + current) continue;
    const near = parse(local((storage) => storage.getItem(key)));
    if (!near || Date.now() - near.updated <= 2 * DAY) continue;
    const far = await readDurable(near.id);
    if (!far || far.version < near.version) continue;
    local((storage) => storage.removeItem(key));
    forgetOwner(near.id);
  }
}

/** Removes a game from localStorage: the database has another state of it, which counts. */
export const forgetNear = (id: string): void =>
  void local((storage) => storage.removeItem(SLOT + id));

/** By id, so that a game that was left for another one is saved too. */
const waiting = new Map<string, SavedGame>();
let writing: Promise<void> | null = null;

/** Writes the waiting games. While one write runs, the next one waits for it, with the newest state
 *  of each game. */
export async function saveDurably(): Promise<void> {
  while (writing) await writing;
  const games = [...waiting.values()];
  waiting.clear();
  if (games.length === 0) return;
  writing = writeGames(games);
  await writing;
}

async function writeGames(games: readonly SavedGame[]): Promise<void> {
  try {
    await write(['games'], (open) => {
      for (const game of games) open('games').put(game);
    });
    keeping.failed = false;
  } catch (error) {
    const last = games.at(-1)!;
    const near = parse(local((storage) => storage.getItem(SLOT + last.id)));
    keeping.failed = near?.version !== last.version;
    if (keeping.failed) console.warn('The game could not be kept.', error);
  } finally {
    writing = null;
  }
}

/** Removes all games from localStorage and from the queue. */
export function forgetGames(): void {
  waiting.clear();
  local((storage) => {
    for (const key of Object.keys(storage))
      if (key === CURRENT || key.startsWith(SLOT) || key.startsWith(ASIDE)) storage.removeItem(key);
  });
  try {
    sessionStorage.removeItem(CURRENT);
  } catch {
    // There was nothing to remove.
  }
}

function parse(text: string | null): SavedGame | null {
  if (text === null) return null;
  try {
    const game = JSON.parse(text) as SavedGame;
    return typeof game.id === 'string' && typeof game.save === 'string' ? game : null;
  } catch {
    return null;
  }
}

function currentId(): string | null {
  try {
    const own = sessionStorage.getItem(CURRENT);
    if (own !== null) return own;
  } catch {
    // Without sessionStorage: the game that was played last.
  }
  return local((storage) => storage.getItem(CURRENT));
}

async function readDurable(id: string): Promise<SavedGame | null> {
  try {
    const database = await openStore();
    return (await request(database.transaction('games').objectStore('games').get(id))) ?? null;
  } catch {
    return null; // IndexedDB may be forbidden (private window).
  }
}

/** One of the two copies of a game. */
export type Copy = {
  store: 'localStorage' | 'games';
  /** The record as it was found. */
  text: string;
  /** Null if the record is no game. */
  game: SavedGame | null;
};

/** The copies of the game that this tab plays, or that was played last: the newest first, and before
 *  it those that are no game. */
export async function loadCopies(): Promise<Copy[]> {
  const id = currentId() ?? (await lastPlayed());
  if (id === null) return [];
  const text = local((storage) => storage.getItem(SLOT + id));
  const far = await readDurable(id);
  const copies: Copy[] = [];
  if (text !== null) copies.push({ store: 'localStorage', text, game: parse(text) });
  if (far) {
    const record = JSON.stringify(far);
    copies.push({ store: 'games', text: record, game: parse(record) });
  }
  const newness = ({ game }: Copy) => game?.version ?? Infinity;
  return copies.sort((a, b) => newness(b) - newness(a));
}

/** Where localStorage takes nothing, only the database knows which game it was. */
async function lastPlayed(): Promise<string | null> {
  const usable = local((storage) => {
    storage.setItem(PROBE, '1');
    storage.removeItem(PROBE);
    return true;
  });
  if (usable) return null;
  try {
    const database = await openStore();
    const index = database.transaction('games').objectStore('games').index('updated');
    const cursor = await request(index.openCursor(null, 'prev'));
    return cursor ? String(cursor.primaryKey) : null;
  } catch {
    return null;
  }
}

/** Keeps a copy that cannot be read, and removes it from the place where the next save goes. */
export async function putCopyAside({ store, text }: Copy): Promise<void> {
  const found = Date.now();
  let kept: boolean;
  try {
    await write(['broken'], (open) => void open('broken').add({ store, record: text, found }));
    kept = true;
  } catch {
    kept = local((storage) => (storage.setItem(ASIDE + found, text), true)) === true;
  }
  if (!kept || store !== 'localStorage') return;
  local((storage) => {
    for (const key of Object.keys(storage))
      if (key.startsWith(SLOT) && storage.getItem(key) === text) storage.removeItem(key);
  });
}

export const hasCurrentGame = (): boolean => currentId() !== null;
