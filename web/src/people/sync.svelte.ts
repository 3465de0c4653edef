// Saved games, slots, folders, results, the trainer and the settings on all devices of a player.
//
// First what is new on the server comes down, then what is new here goes up; a write that is sent again has
// the same id, so it is done once. The rules are in merge.ts. Everything is also here: without a connection
// the page only waits.
import { session } from '../app/session.svelte';
import { forgetNear, newGameId, saveDurably } from '../store/autosave';
import { isPlayed } from '../store/claim';
import {
  isFurther,
  isRecord,
  keyOf,
  listGames,
  listRecords,
  putRecord,
  removeRecord,
  type RecordStore,
} from '../store/library.svelte';
import { settings, takeSettings } from '../store/settings.svelte';
import { arrive, digestOf, isKnown, isWaiting, type Seen } from './merge';
import { asPlayer, people } from './player.svelte';
import { Refusal } from './server';

type Kind = 'save' | 'library' | 'result' | 'trainer' | 'settings';

/** Kinds of items on the server; the names of slots and folders begin with their store. */
const STORES: Record<RecordStore, { kind: Kind; before: string }> = {
  games: { kind: 'save', before: '' },
  slots: { kind: 'library', before: 'slot-' },
  folders: { kind: 'library', before: 'folder-' },
  results: { kind: 'result', before: '' },
  // Before the techniques, whose names begin with nothing of their own.
  skills: { kind: 'trainer', before: 'skill-' },
  runs: { kind: 'trainer', before: 'run-' },
  training: { kind: 'trainer', before: '' },
};
const SETTINGS = 'settings/all';

type Item = { kind: Kind; name: string; revision: number; made: number; content: string | null };
type Memory = { player: string; revision: number; seen: Record<string, Seen>; sent: string[] };

const MEMORY = 'lele.sync';

function recall(): Memory {
  const fresh = { player: people.player?.id ?? '', revision: 0, seen: {}, sent: [] };
  try {
    const memory = JSON.parse(localStorage.getItem(MEMORY) ?? 'null') as Memory | null;
    return memory?.player === fresh.player ? { ...fresh, ...memory } : fresh;
  } catch {
    return fresh;
  }
}
const remember = (memory: Memory) => localStorage.setItem(MEMORY, JSON.stringify(memory));

export const sync = $state<{ state: 'none' | 'busy' | 'synced' | 'offline'; waiting: number }>({
  state: 'none',
  waiting: 0,
});

const nameOf = (store: RecordStore, key: string) =>
  encodeURIComponent(STORES[store].before + key).replaceAll('%', '.');

function storeOf({ kind, name }: Item): RecordStore | null {
  for (const [store, row] of Object.entries(STORES) as [
    RecordStore,
    { kind: Kind; before: string },
  ][])
    if (row.kind === kind && name.startsWith(row.before)) return store;
  return null;
}

/** Every record of this device as the text of its item. */
async function localItems(): Promise<Map<string, string>> {
  const items = new Map<string, string>([[SETTINGS, JSON.stringify(settings)]]);
  for (const store of Object.keys(STORES) as RecordStore[])
    for (const record of store === 'games' ? await listGames() : await listRecords(store))
      items.set(
        `${STORES[store].kind}/${nameOf(store, String(keyOf(store, record)))}`,
        JSON.stringify(record),
      );
  return items;
}

/** Puts an item into its store; under another id where it is a second copy. */
async function take(store: RecordStore, content: string, id?: string) {
  const record = JSON.parse(content) as Record<string, unknown>;
  if (id && 'id' in record) record['id'] = id;
  if (isRecord(store, record)) await putRecord(store, record);
}

/** The server's settings; a page of another version has other ones, and what it does not know is no change. */
function receiveSettings(content: string | null, here: string | null, seen: Seen | undefined) {
  if (seen && isWaiting(here, seen)) return false;
  if (arrive(here, content, seen) !== 'same') takeSettings(JSON.parse(content ?? 'null'));
  return true;
}

/** The own state of a game that was also played elsewhere becomes a game of its own, once: after that the
 *  two have different ids, and nothing meets again. */
async function part(isCurrent: boolean, here: string) {
  if (isCurrent) {
    session.fork();
    await saveDurably();
  } else await take('games', here, newGameId());
}

/** Returns whether it is done; if not, the item is asked for again. */
async function receive(item: Item, local: Map<string, string>, memory: Memory): Promise<boolean> {
  const key = `${item.kind}/${item.name}`;
  const here = local.get(key) ?? null;
  const { content } = item;
  const seen = { revision: item.revision, digest: content === null ? '' : digestOf(content) };
  if (isKnown(item.revision, memory.seen[key])) return true;
  if (key === SETTINGS) {
    if (receiveSettings(content, here, memory.seen[key]))
      memory.seen[key] = { ...seen, digest: digestOf(JSON.stringify(settings)) };
    return true;
  }
  const store = storeOf(item);
  if (!store) return true;
  const named = store === 'games' || store === 'results';
  const id = item.name;
  const current = store === 'games' && id === nameOf('games', session.id);
  const elsewhere = store === 'games' && !current && (await isPlayed(id));
  const what = arrive(here, content, memory.seen[key], current || elsewhere);
  if (what === 'later' || (what === 'both' && elsewhere)) return false;
  if (what === 'both' && store === 'games') await part(current, here!);
  const newer =
    what === 'both' &&
    (store === 'games' || isFurther(store, JSON.parse(content!), JSON.parse(here!)) === true);
  if (what === 'take' || newer) await take(store, content!, named ? id : undefined);
  if (what === 'remove')
    await removeRecord(store, keyOf(store, JSON.parse(here!) as Record<string, unknown>));
  if (store === 'games' && (what === 'take' || what === 'both' || what === 'remove'))
    forgetNear(id);
  memory.seen[key] = seen;
  return true;
}

/** Returns the keys of what has to wait, because the game is open. */
async function pull(memory: Memory): Promise<Set<string>> {
  const later = new Set<string>();
  let since = memory.revision;
  let first = Infinity;
  for (let more = true; more;) {
    const page = await asPlayer<{ items: Item[]; revision: number; more: boolean }>(
      'GET',
      `items?since=${since}`,
    );
    const local = await localItems();
    for (const item of page.items) {
      if (await receive(item, local, memory)) continue;
      later.add(`${item.kind}/${item.name}`);
      first = Math.min(first, item.revision);
    }
    since = page.revision;
    more = page.more;
    memory.revision = Math.min(since, first - 1);
    remember(memory);
  }
  return later;
}

async function send(key: string, content: string | null, memory: Memory) {
  const base = memory.seen[key]?.revision ?? 0;
  const digest = content === null ? '' : digestOf(content);
  const written = await asPlayer<{ revision: number; name: string; ignored: boolean }>(
    'PUT',
    `items/${key}`,
    { write: digestOf(`${key} ${base} ${digest}`), base, made: Date.now(), content },
  );
  // Another device was faster: its version comes down the next time, and this one is there under another
  // name. It has no record here, so that name goes away again when this one has parted.
  if (!written.ignored)
    memory.seen[`${key.split('/')[0]}/${written.name}`] = { revision: written.revision, digest };
  remember(memory);
}

type Finished = { id: string; save: string; updated: number; board: string };

/** The finished puzzles of days whose results have not been sent from here. */
async function finishedHere(memory: Memory): Promise<Finished[]> {
  const games = await listGames();
  return games.flatMap(({ id, save, updated, meta }) => {
    const [, level, , date] = (meta.daily ?? '').split(':');
    return meta.status === 'solved' && date && !memory.sent.includes(id)
      ? [{ id, save, updated, board: `${date}-${level}` }]
      : [];
  });
}

/** The boards on which the player has a result already: other devices have sent theirs. */
async function boardsDone(): Promise<Set<string>> {
  const { days } = await asPlayer<{ days: { date: string; level: string }[] }>('GET', 'calendar');
  return new Set(days.map(({ date, level }) => `${date}-${level}`));
}

/** Finished puzzles of the day go onto their boards. The server replays them. */
async function sendResults(memory: Memory) {
  const games = await finishedHere(memory);
  const done = games.length > 0 ? await boardsDone() : new Set<string>();
  for (const { id, save, updated, board } of games) {
    try {
      if (!done.has(board))
        await asPlayer('POST', 'results', { log: save, finished: updated, board });
    } catch (error) {
      // A refusal is final: the same game would be refused again.
      if (!(error instanceof Refusal) || error.status === 429 || error.status >= 500) throw error;
    }
    memory.sent.push(id);
    remember(memory);
  }
}

async function run() {
  const memory = recall();
  sync.state = 'busy';
  const later = await pull(memory);
  // Before the games: a device that gets one then knows that its result is there.
  const failure: unknown = await sendResults(memory).catch((error: unknown) => error);
  const local = await localItems();
  const keys = new Set([...local.keys(), ...Object.keys(memory.seen)]);
  const waiting = [...keys].filter(
    (key) => !later.has(key) && isWaiting(local.get(key) ?? null, memory.seen[key]),
  );
  sync.waiting = waiting.length;
  for (const key of waiting) {
    await send(key, local.get(key) ?? null, memory);
    sync.waiting--;
  }
  if (failure) throw failure;
  sync.state = 'synced';
}

async function attempt() {
  if (!people.player) return;
  try {
    await run();
  } catch (error) {
    sync.state = people.player ? 'offline' : 'none';
    if (error instanceof Refusal) console.warn(error.code, error.message);
  }
}

let running: Promise<void> | null = null;

/** One tab at a time, where the browser has locks; a call during a run waits for that run. */
export const syncNow = (): Promise<void> =>
  (running ??= (
    'locks' in navigator ? navigator.locks.request('lele.sync', attempt) : attempt()
  ).finally(() => (running = null)));

const PERIOD = 20_000;
let followed = false;

/** Synchronises while the page is open: at once, after it was away, and now and then. */
export function followSync() {
  if (followed) return;
  followed = true;
  const go = () => {
    if (people.player && navigator.onLine && !document.hidden) void syncNow();
  };
  window.addEventListener('online', go);
  document.addEventListener('visibilitychange', go);
  setInterval(go, PERIOD);
  go();
}
