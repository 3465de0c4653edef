// Server-sent events with a secret in the head, which EventSource cannot send. A connection that was dropped goes
// on after the last number.
import { people } from '../people/player.svelte';
import { address } from '../people/server';
import type { Entry } from './events';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;
/** The server sends a comment every eight seconds. */
const SILENCE_MS = 25_000;

/** The whole events at the start of a text, and what is left of it. */
export function takeEvents(text: string): { entries: Entry[]; rest: string } {
  const parts = text.split('\n\n');
  const rest = parts.pop()!;
  const entries = parts.flatMap((part) => {
    const data = part.split('\n').find((line) => line.startsWith('data: '));
    return data ? [JSON.parse(data.slice(6)) as Entry] : [];
  });
  return { entries, rest };
}

type Hear = { entry: (entry: Entry) => void; connected: (on: boolean) => void };

async function read(room: string, after: number, hear: Hear, stop: AbortSignal): Promise<number> {
  const quiet = new AbortController();
  const either = AbortSignal.any([stop, quiet.signal]);
  let timer = setTimeout(() => quiet.abort(), SILENCE_MS);
  try {
    const answer = await fetch(address(`api/v1/rooms/${room}/stream?after=${after}`), {
      cache: 'no-store',
      headers: { Authorization: `Bearer ${people.player?.secret ?? ''}` },
      signal: either,
    });
    if (!answer.ok || !answer.body) throw new Error(String(answer.status));
    hear.connected(true);
    const decoder = new TextDecoder();
    const reader = answer.body.getReader();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return after;
      clearTimeout(timer);
      timer = setTimeout(() => quiet.abort(), SILENCE_MS);
      const { entries, rest } = takeEvents(text + decoder.decode(value, { stream: true }));
      text = rest;
      for (const entry of entries) {
        if (entry.number <= after) continue;
        after = entry.number;
        hear.entry(entry);
      }
    }
  } catch {
    return after;
  } finally {
    clearTimeout(timer);
  }
}

/** Hears the events of a room until the function that it returns is called. */
export function follow(room: string, hear: Hear): () => void {
  const ending = new AbortController();
  void (async () => {
    let after = 0;
    let wait = FIRST_WAIT_MS;
    while (!ending.signal.aborted) {
      const before = after;
      after = await read(room, after, hear, ending.signal);
      hear.connected(false);
      wait = after > before ? FIRST_WAIT_MS : Math.min(2 * wait, LONGEST_WAIT_MS);
      if (!ending.signal.aborted) await new Promise((resolve) => setTimeout(resolve, wait));
    }
  })();
  return () => ending.abort();
}
