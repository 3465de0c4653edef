// The IndexedDB database of the page, its version and its stores.
//
// games: every game by its id in its newest state (autosave and library). slots: the five numbered
// saves. results: finished games, for the statistics. training: the progress of the player in the
// trainer. skills, runs: its ratings and its timed runs. folders: the folder of a game in the library; it is not part of the game, which is
// written with every move. broken: unreadable records, kept unchanged.

const NAME = 'lele';
const VERSION = 4;

export type StoreName =
  'games' | 'slots' | 'results' | 'training' | 'skills' | 'runs' | 'folders' | 'broken';

let opening: Promise<IDBDatabase> | null = null;

export function openStore(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const open = indexedDB.open(NAME, VERSION);
    open.onupgradeneeded = () => upgrade(open.result);
    open.onsuccess = () => {
      // Another tab with a newer page must be able to upgrade; this tab opens the database again
      // later.
      open.result.onversionchange = () => {
        open.result.close();
        opening = null;
      };
      resolve(open.result);
    };
    open.onerror = () => reject(open.error ?? new Error('no database'));
    open.onblocked = () => reject(new Error('another tab holds an older database'));
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

/** Each version only adds stores: the data of older pages stay in place. */
function upgrade(database: IDBDatabase) {
  const missing = (name: StoreName) => !database.objectStoreNames.contains(name);
  if (missing('games'))
    database.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
  if (missing('slots')) database.createObjectStore('slots', { keyPath: 'slot' });
  if (missing('results'))
    database.createObjectStore('results', { keyPath: 'id' }).createIndex('finished', 'finished');
  if (missing('training')) database.createObjectStore('training', { keyPath: 'technique' });
  if (missing('skills')) database.createObjectStore('skills', { keyPath: 'family' });
  if (missing('runs')) database.createObjectStore('runs', { keyPath: 'mode' });
  if (missing('folders')) database.createObjectStore('folders', { keyPath: 'id' });
  if (missing('broken')) database.createObjectStore('broken', { autoIncrement: true });
}

export function request<T>(pending: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    pending.onsuccess = () => resolve(pending.result);
    pending.onerror = () => reject(pending.error ?? new Error('database'));
  });
}

export async function readAll<T>(store: StoreName): Promise<T[]> {
  const database = await openStore();
  return request(database.transaction(store).objectStore(store).getAll() as IDBRequest<T[]>);
}

/** Changes one or more stores in one transaction; resolves when the data are on disk. */
export async function write(
  stores: StoreName[],
  change: (store: (name: StoreName) => IDBObjectStore) => void,
): Promise<void> {
  const database = await openStore();
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
  change((name) => transaction.objectStore(name));
  // At once: in a page that the browser puts aside right now (WebKit does that at a navigation) the
  // transaction would otherwise stay open, and every other page would wait for it.
  transaction.commit();
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error ?? new Error('write failed'));
    transaction.onabort = () => reject(transaction.error ?? new Error('write aborted'));
  });
}
