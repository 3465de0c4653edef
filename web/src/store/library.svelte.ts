// Saved games: five numbered slots, the library of all games, and all data as one file.
//
// Every record is checked when it is read. An unreadable record is moved to `broken` and reported
// once; the others are not affected.
import { forgetGames, saveDurably, type SavedGame } from './autosave';
import { readAll, write, type StoreName } from './database';
import { settings } from './settings.svelte';
import {
  flag,
  listOf,
  mapOf,
  object,
  optional,
  orNull,
  text,
  whole,
  within,
  type Check,
} from './shape';

export const SLOTS = 5;

export type Slot = {
  slot: number;
  name: string;
  saved: number;
  game: SavedGame;
};

export type Result = {
  id: string;
  finished: number;
  layout: string;
  level: string;
  rating: number;
  elapsed: number;
  penalty: number;
  total: number;
  hints: number;
  mistakes: number;
  /** Hints were used or the solution was shown. */
  assisted: boolean;
  /** The player looked at the solution. Such a time is compared with no other. */
  withSolution?: boolean;
  daily: string;
  /** The clock was visible. Results of older pages do not have it. */
  timer?: boolean;
  /** Time and number of digits per technique, by the easiest one that justified the digit; '' is
   *  a guess. */
  techniques: Record<string, { time: number; count: number }>;
  /** The wrong digits and their cells. Results of older pages do not have them. */
  errors?: { cell: number; digit: number }[];
};

export type Training = {
  technique: string;
  right: number;
  wrong: number;
  /** From 0 (new) to 5 (known): correct answers in a row, at growing intervals. */
  box: number;
  due: number;
  /** The parts of the unit that are finished. Records of older pages have neither this nor `game`. */
  done?: string[];
  /** The game that was started from the unit. */
  game?: string;
};

/** The strength of the player in a family of techniques (Glicko-2). */
export type Skill = {
  family: string;
  rating: number;
  deviation: number;
  volatility: number;
  answers: number;
  at: number;
};

/** The timed runs of the trainer: the best one, and how many there were. */
export type Run = { mode: string; best: number; runs: number; at: number };

/** The folder of a game, and whether the player starred it; a game without a record is in no folder
 *  and has no star. */
export type Filed = { id: string; folder: string; star?: boolean };

/** A time of the calendar, in milliseconds: what Date accepts. */
const moment = within(0, 8.64e15);
/** Milliseconds; the clock of a game ends at 100 hours, penalties may add to it. */
const duration = within(0, 1e12);
const count = whole(0, 1e9);
const rating = within(0, 100);

const isGame = object({
  id: text,
  save: text,
  version: count,
  updated: moment,
  away: optional(flag),
  meta: object({
    layout: text,
    level: text,
    rating,
    status: text,
    elapsed: duration,
    progress: within(0, 1),
    values: text,
    total: optional(duration),
    daily: optional(text),
    challenge: optional(orNull(object({ time: duration, by: text, pace: listOf(within(0, 1e9)) }))),
  }),
});

const CHECKS: Record<Exclude<StoreName, 'broken'>, Check> = {
  games: isGame,
  slots: object({ slot: whole(1, SLOTS), name: text, saved: moment, game: isGame }),
  results: object({
    id: text,
    finished: moment,
    layout: text,
    level: text,
    rating,
    elapsed: duration,
    penalty: duration,
    total: duration,
    hints: count,
    mistakes: count,
    assisted: flag,
    withSolution: optional(flag),
    daily: text,
    timer: optional(flag),
    techniques: mapOf(object({ time: duration, count: whole(1, 1e9) })),
    errors: optional(listOf(object({ cell: whole(0, 255), digit: whole(1, 16) }))),
  }),
  training: object({
    technique: text,
    right: count,
    wrong: count,
    box: whole(0, 5),
    due: moment,
    done: optional(listOf(text)),
    game: optional(text),
  }),
  skills: object({
    family: text,
    rating: within(-10_000, 10_000),
    deviation: within(0, 1000),
    volatility: within(0, 10),
    answers: count,
    at: moment,
  }),
  runs: object({ mode: text, best: count, runs: count, at: moment }),
  folders: object({ id: text, folder: text, star: optional(flag) }),
};

const KEYS: Record<keyof typeof CHECKS, string> = {
  games: 'id',
  folders: 'id',
  slots: 'slot',
  results: 'id',
  training: 'technique',
  skills: 'family',
  runs: 'mode',
};

/** The number of unreadable records that were put aside since the page was opened. */
export const putAside = $state({ count: 0 });

async function readChecked<T>(store: keyof typeof CHECKS): Promise<T[]> {
  const records = await readAll<T>(store);
  const good = records.filter((record) => CHECKS[store](record));
  const bad = records.filter((record) => !CHECKS[store](record));
  if (bad.length > 0) {
    await write([store, 'broken'], (open) => {
      for (const record of bad) {
        open('broken').add({ store, record, found: Date.now() });
        open(store).delete((record as Record<string, IDBValidKey>)[KEYS[store]]!);
      }
    });
    putAside.count += bad.length;
  }
  return good;
}

/** The stores whose records are checked. */
export type RecordStore = keyof typeof CHECKS;

export const keyOf = (store: RecordStore, record: object): string | number =>
  (record as Record<string, string | number>)[KEYS[store]]!;
export const isRecord = (store: RecordStore, record: object): boolean => CHECKS[store](record);
export const listRecords = (store: RecordStore) => readChecked<object>(store);
export const putRecord = (store: RecordStore, record: object) =>
  write([store], (open) => void open(store).put(record));

export async function listGames(): Promise<SavedGame[]> {
  await saveDurably();
  const games = await readChecked<SavedGame>('games');
  return games.sort((a, b) => b.updated - a.updated);
}

export async function listSlots(): Promise<(Slot | null)[]> {
  const slots = await readChecked<Slot>('slots');
  return Array.from({ length: SLOTS }, (_, i) => slots.find(({ slot }) => slot === i + 1) ?? null);
}

export const listResults = () => readChecked<Result>('results');
const listFiled = async () =>
  new Map((await readChecked<Filed>('folders')).map((filed) => [filed.id, filed]));
export const listFolders = async () =>
  new Map([...(await listFiled()).values()].map(({ id, folder }) => [id, folder]));
/** The ids of the games with a star. */
export const listStars = async () =>
  new Set([...(await listFiled()).values()].flatMap(({ id, star }) => (star ? [id] : [])));
export const listTraining = () => readChecked<Training>('training');
export const listSkills = () => readChecked<Skill>('skills');
export const listRuns = () => readChecked<Run>('runs');

/** How far a record of the trainer has come: of two states the further one stays. */
const FAR: Partial<Record<keyof typeof CHECKS, (record: never) => number>> = {
  training: ({ right, wrong, done }: Training) => (right + wrong) * 8 + (done?.length ?? 0),
  skills: ({ answers }: Skill) => answers,
  runs: ({ best, runs }: Run) => best * 1e6 + runs,
};

/** Null: the store has no such order. */
export function isFurther(store: RecordStore, one: object, other: object): boolean | null {
  const far = FAR[store];
  return far ? far(one as never) > far(other as never) : null;
}

/** Plain data: a reactive proxy cannot be stored. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export const putSlot = (slot: Slot) =>
  write(['slots'], (open) => void open('slots').put(plain(slot)));
export const putResult = (result: Result) =>
  write(['results'], (open) => void open('results').put(plain(result)));
export const putTraining = (training: Training) =>
  write(['training'], (open) => void open('training').put(plain(training)));
export const putSkill = (skill: Skill) =>
  write(['skills'], (open) => void open('skills').put(plain(skill)));
export const putRun = (run: Run) => write(['runs'], (open) => void open('runs').put(plain(run)));

export const LONGEST_FOLDER = 40;

function fileAs(store: IDBObjectStore, { id, folder, star = false }: Filed) {
  if (folder || star) store.put({ id, folder, star });
  else store.delete(id);
}

/** Puts games into a folder; '' removes them from theirs. */
export async function putIntoFolder(ids: readonly string[], folder: string): Promise<void> {
  const stars = await listStars();
  const name = folder.trim().slice(0, LONGEST_FOLDER);
  await write(['folders'], (open) => {
    for (const id of ids) fileAs(open('folders'), { id, folder: name, star: stars.has(id) });
  });
}

export async function putStar(id: string, star: boolean): Promise<void> {
  const folder = (await listFolders()).get(id) ?? '';
  await write(['folders'], (open) => fileAs(open('folders'), { id, folder, star }));
}

/** Restores a removed game with its folder and star. */
export const putGame = (game: SavedGame, folder: string, star = false) =>
  write(['games', 'folders'], (open) => {
    open('games').put(plain(game));
    fileAs(open('folders'), { id: game.id, folder, star });
  });

export const removeGame = (id: string) =>
  write(['games', 'folders'], (open) => {
    open('games').delete(id);
    open('folders').delete(id);
  });
export const removeRecord = (store: StoreName, key: IDBValidKey) =>
  write([store], (open) => void open(store).delete(key));
export const clearStore = (store: StoreName) => write([store], (open) => void open(store).clear());

/** Every record of every kind. */
export async function deleteAll(): Promise<void> {
  const stores: StoreName[] = [...(Object.keys(CHECKS) as RecordStore[]), 'broken'];
  await write(stores, (open) => stores.forEach((store) => open(store).clear()));
  forgetGames();
}

const FORMAT = 'lele-data';

export async function exportAll(): Promise<string> {
  const [games, slots, results, training, folders, skills, runs] = await Promise.all([
    listGames(),
    readChecked<Slot>('slots'),
    listResults(),
    listTraining(),
    readChecked<Filed>('folders'),
    listSkills(),
    listRuns(),
  ]);
  // Unreadable records too, for whoever can repair them; an import leaves them out.
  const broken = await readAll('broken');
  return JSON.stringify({
    format: FORMAT,
    version: 1,
    written: Date.now(),
    settings,
    games,
    slots,
    results,
    training,
    folders,
    skills,
    runs,
    broken,
  });
}

/** A file with one game, for another device or another player. */
export const exportGame = (game: SavedGame): string =>
  JSON.stringify({ format: FORMAT, version: 1, written: Date.now(), games: [game] });

/** The records of the trainer on this device, by store and key. */
async function trainerRecords(): Promise<Map<string, object>> {
  const all = (Object.keys(FAR) as RecordStore[]).map(async (store) =>
    (await listRecords(store)).map((one) => [`${store}/${keyOf(store, one)}`, one] as const),
  );
  return new Map((await Promise.all(all)).flat());
}

/** How many records of a file were taken, and how many are damaged. */
export type Imported = { taken: number; damaged: number };

/** Adds the records of a file: newer states win, and nothing that is stored here is lost. Damaged
 *  records are left out. Throws if the text is not such a file. */
export async function importAll(content: string): Promise<Imported> {
  const file = JSON.parse(content) as Record<string, unknown>;
  if (file['format'] !== FORMAT || typeof file['version'] !== 'number' || file['version'] > 1)
    throw new Error('format');
  const here = new Map((await listGames()).map((game) => [game.id, game.updated]));
  const slots = await listSlots();
  const filed = await listFolders();
  const trained = await trainerRecords();
  let taken = 0;
  let damaged = 0;
  const stores = Object.keys(CHECKS) as RecordStore[];
  await write(stores, (open) => {
    for (const store of stores) {
      const records = Array.isArray(file[store]) ? (file[store] as unknown[]) : [];
      for (const record of records) {
        if (!CHECKS[store](record)) {
          damaged++;
          continue;
        }
        if (
          store === 'games' &&
          (here.get((record as SavedGame).id) ?? -1) >= (record as SavedGame).updated
        )
          continue;
        // The folder that a game has here stays.
        if (store === 'folders') {
          if (!filed.has((record as Filed).id)) fileAs(open('folders'), record as Filed);
          continue;
        }
        const known = trained.get(`${store}/${keyOf(store, record as object)}`);
        if (known && isFurther(store, known, record as object)) continue;
        // A slot that is used here stays; the game of the file goes into the library.
        if (store === 'slots' && slots[(record as Slot).slot - 1]) {
          const { game } = record as Slot;
          if (!here.has(game.id)) open('games').put(game);
          continue;
        }
        open(store).put(record);
        taken++;
      }
    }
  });
  return { taken, damaged };
}
