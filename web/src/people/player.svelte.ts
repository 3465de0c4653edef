// The player of this device: a name, a secret and the recovery phrase, kept in localStorage. Other tabs follow.
import { lang } from '../text/i18n.svelte';
import { ask, Refusal } from './server';

const STORE = 'lele.player';

/** `phrase` is missing where the device got its secret before phrases were kept. */
export type Player = { id: string; name: string; secret: string; phrase?: string | undefined };

function read(text: string | null): Player | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Player> | null;
    return value?.id && value.secret
      ? { id: value.id, name: value.name ?? '', secret: value.secret, phrase: value.phrase }
      : null;
  } catch {
    return null;
  }
}

function stored(): Player | null {
  try {
    return read(localStorage.getItem(STORE));
  } catch {
    return null;
  }
}

export const people = $state({ player: stored() });

/** A phrase that came by a link and has not been used yet. */
export const arrived = $state({ phrase: '' });

function keep(player: Player | null) {
  if (player) localStorage.setItem(STORE, JSON.stringify(player));
  else localStorage.removeItem(STORE);
  people.player = player;
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key === STORE) people.player = read(event.newValue);
  });

/** A request as this player. A secret that is not known any more ends the sign-in. */
export async function asPlayer<T>(method: string, path: string, body?: unknown): Promise<T> {
  const secret = people.player?.secret ?? '';
  try {
    return await ask<T>(method, path, { secret, body, lang: lang() });
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) keep(null);
    throw error;
  }
}

type Entry = { id: string; secret: string; phrase?: string };

/** A new player; the answer is the recovery phrase, which nobody can ask for again. */
export async function join(name: string): Promise<string> {
  const entry = await ask<Entry>('POST', 'players', { body: { name }, lang: lang() });
  keep({ id: entry.id, name, secret: entry.secret, phrase: entry.phrase });
  return entry.phrase ?? '';
}

/** Makes this device one of the player who has the phrase. */
export async function recover(phrase: string): Promise<void> {
  const entry = await ask<Entry>('POST', 'devices', { body: { phrase }, lang: lang() });
  const me = await ask<{ name: string }>('GET', 'me', { secret: entry.secret });
  keep({ id: entry.id, name: me.name, secret: entry.secret, phrase });
}

export async function rename(name: string): Promise<void> {
  const me = await asPlayer<{ name: string }>('PUT', 'me', { name });
  if (people.player) keep({ ...people.player, name: me.name });
}

/** A new phrase; every other device is signed out. */
export async function newPhrase(): Promise<string> {
  const { phrase = '' } = await asPlayer<Entry>('POST', 'me/phrase');
  if (people.player) keep({ ...people.player, phrase });
  return phrase;
}

/** Leaves the player to the other devices; what is on this device stays. */
export async function signOut(): Promise<void> {
  await asPlayer('DELETE', 'devices/this');
  keep(null);
}

type Page = { items: object[]; revision: number; more: boolean };

/** What the server keeps of the player: items, results with their logs, friends. */
export async function everything(): Promise<object> {
  const items: object[] = [];
  let page: Page = { items: [], revision: 0, more: true };
  while (page.more) {
    page = await asPlayer<Page>('GET', `items?since=${page.revision}`);
    items.push(...page.items);
  }
  return {
    player: await asPlayer<object>('GET', 'me'),
    items,
    ...(await asPlayer<object>('GET', 'results')),
    ...(await asPlayer<object>('GET', 'friends')),
  };
}

/** Deletes the player on the server; what is on this device stays. */
export async function deletePlayer(): Promise<void> {
  await asPlayer('DELETE', 'me');
  keep(null);
}
