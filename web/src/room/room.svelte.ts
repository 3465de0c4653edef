// A room as this page knows it: what the server says it is, and its events so far.
import { asPlayer, people } from '../people/player.svelte';
import { Refusal } from '../people/server';
import { membersOf, standings, type Entry } from './events';
import { follow } from './stream';

export type Mode = 'race' | 'together';

type Facts = {
  id: string;
  mode: Mode;
  mine: boolean;
  puzzle: string | null;
  starts: number;
  now: number;
};

/** An id that makes a write which is sent again the same write. */
const writeId = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');

const RETRIES = 5;
const RETRY_MS = 700;

export class Room {
  readonly id: string;
  facts = $state.raw<Facts | null>(null);
  entries = $state.raw<Entry[]>([]);
  connected = $state(false);
  failure = $state('');
  /** Seconds until the start; 0 from then on. */
  countdown = $state(0);
  readonly members = $derived(membersOf(this.entries));
  readonly order = $derived(standings(this.entries));
  readonly me = $derived(this.members.find(({ id }) => id === people.player?.id) ?? null);

  /** The server's clock less the one of this device. */
  #ahead = 0;
  #stop: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
  }

  get path() {
    return `rooms/${encodeURIComponent(this.id)}`;
  }

  /** Looks, joins and hears. */
  async open() {
    try {
      await this.#look();
      await asPlayer('POST', `${this.path}/join`);
      this.hear();
    } catch (error) {
      this.failure = (error as Error).message;
    }
  }

  /** Hears without joining: a member who comes back. */
  hear() {
    this.#stop ??= follow(encodeURIComponent(this.id), {
      entry: (entry) => this.#take(entry),
      connected: (on) => (this.connected = on),
    });
  }

  close() {
    this.#stop?.();
    this.#stop = null;
    clearTimeout(this.#timer);
  }

  async #look() {
    const facts = await asPlayer<Facts>('GET', this.path);
    this.#ahead = facts.now - Date.now();
    this.facts = facts;
    if (facts.starts > 0) this.#count();
  }

  #take(entry: Entry) {
    this.entries = [...this.entries, entry];
    if (entry.event.kind === 'start' && !this.facts?.puzzle)
      void this.#look().catch(() => undefined);
  }

  /** Asks for the puzzle at the second at which everybody may see it. */
  #count() {
    clearTimeout(this.#timer);
    if (this.facts!.puzzle) {
      this.countdown = 0;
      return;
    }
    const left = this.facts!.starts - (Date.now() + this.#ahead);
    this.countdown = Math.max(1, Math.ceil(left / 1000));
    this.#timer = setTimeout(
      () => (left > 0 ? this.#count() : void this.#look().catch(() => this.#count())),
      left > 0 ? Math.min(left, 200) : 300,
    );
  }

  /** A write is sent again with the same id until it is answered; a refusal is final. */
  async #send(path: string, body?: object) {
    for (let i = 0; ; i++)
      try {
        await asPlayer('POST', `${this.path}/${path}`, body);
        this.failure = '';
        return;
      } catch (error) {
        const final =
          error instanceof Refusal && error.status < 500 && error.status !== 429
            ? true
            : i >= RETRIES;
        if (!final) await new Promise((resolve) => setTimeout(resolve, RETRY_MS * (i + 1)));
        else throw error;
      }
  }

  /** The failure of a write is shown on the page of the room. Returns whether it was written. */
  async #attempt(path: string, body?: object): Promise<boolean> {
    try {
      await this.#send(path, body);
      return true;
    } catch (error) {
      this.failure = (error as Error).message;
      return false;
    }
  }

  start = () => this.#attempt('start');
  set = (cell: number, digit: number) => this.#attempt('moves', { write: writeId(), cell, digit });
  undo = () => this.#attempt('moves', { write: writeId(), undo: true });
  progress = (filled: number) => this.#attempt('progress', { write: writeId(), filled });
  finish = (log: string) => this.#attempt('results', { log });
}

/** Makes a room and returns its id. */
export async function makeRoom(mode: Mode, puzzle: string): Promise<string> {
  return (await asPlayer<{ id: string }>('POST', 'rooms', { mode, puzzle })).id;
}
