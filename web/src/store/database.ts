// The IndexedDB database of the page: one place that knows its version and its stores.

const NAME = 'lele';
const VERSION = 1;

let opening: Promise<IDBDatabase> | null = null;

export function openStore(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const open = indexedDB.open(NAME, VERSION);
    open.onupgradeneeded = () => upgrade(open.result);
    open.onsuccess = () => resolve(open.result);
    open.onerror = () => reject(open.error ?? new Error('no database'));
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

function upgrade(database: IDBDatabase) {
  if (!database.objectStoreNames.contains('games')) {
    const games = database.createObjectStore('games', { keyPath: 'id' });
    games.createIndex('updated', 'updated');
  }
}

export function request<T>(pending: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    pending.onsuccess = () => resolve(pending.result);
    pending.onerror = () => reject(pending.error ?? new Error('database'));
  });
}
