// The running game, saved on every move.
//
// It is saved twice: in localStorage with every move, and within a second in IndexedDB with strict
// durability, which survives a crash of the machine and a full localStorage. The newer of the two
// counts. Each tab keeps the id of its game in sessionStorage, so that two tabs with two games do
// not overwrite each other. A new tab continues the game that was played last.
import { openStore, request, write } from './database';

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
  const kept = local((storage) => {
    const before = storage.getItem(CURRENT);
    storage.setItem(SLOT + game.id, text);
    storage.setItem(CURRENT, game.id);
    if (before !== null && before !== game.id) forgetOld(storage, game.id);
    return true;
  });
  writeSoon(game, kept === null);
}

/** Only recent games stay in localStorage; IndexedDB has all of them. */
function forgetOld(storage: Storage, current: string): void {
  const day = 24 * 3600 * 1000;
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(SLOT) || key === SLOT + current) continue;
    const game = parse(storage.getItem(key));
    if (!game || Date.now() - game.updated > 2 * day) storage.removeItem(key);
  }
}

const DURABLE_MS = 1000;
/** By id, so that a game that was left for another one within the second is saved too. */
const waiting = new Map<string, SavedGame>();
let timer: ReturnType<typeof setTimeout> | undefined;

function writeSoon(game: SavedGame, now: boolean): void {
  waiting.set(game.id, game);
  if (now) void saveDurably();
  else timer ??= setTimeout(() => void saveDurably(), DURABLE_MS);
}

/** Writes the waiting games: at most once per second, or when the page is closed. */
export async function saveDurably(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const games = [...waiting.values()];
  waiting.clear();
  if (games.length === 0) return;
  try {
    await write(['games'], (open) => {
      for (const game of games) open('games').put(game);
    });
  } catch (error) {
    console.error('The game could not be kept in the database.', error);
  }
}

/** Removes all games from localStorage and from the queue. */
export function forgetGames(): void {
  clearTimeout(timer);
  timer = undefined;
  waiting.clear();
  local((storage) => {
    for (const key of Object.keys(storage))
      if (key === CURRENT || key.startsWith(SLOT)) storage.removeItem(key);
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

export async function loadGame(id: string): Promise<SavedGame | null> {
  const near = parse(local((storage) => storage.getItem(SLOT + id)));
  let far: SavedGame | null = null;
  try {
    const database = await openStore();
    far = (await request(database.transaction('games').objectStore('games').get(id))) ?? null;
  } catch {
    // IndexedDB may be forbidden (private window); then only localStorage counts.
  }
  if (near && far) return near.version >= far.version ? near : far;
  return near ?? far;
}

export const hasCurrentGame = (): boolean => currentId() !== null;

export async function loadCurrentGame(): Promise<SavedGame | null> {
  const id = currentId();
  return id === null ? null : loadGame(id);
}
