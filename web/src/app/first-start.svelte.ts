// What the page shows when it starts. The first start is a board to play at once: a puzzle for
// beginners, with marks beside it that say what to do (play/Coach.svelte). A later start shows the
// start page with the running game on top. A reload goes on where it was.
import { lele } from '../engine/core';
import { CLASSIC } from '../text/layouts';
import { replaceRoute, router } from './router.svelte';
import { session } from './session.svelte';

/** The marks of the first game, in their order. */
export const MARKS = ['select', 'enter', 'hint'] as const;
export type Mark = (typeof MARKS)[number];

/** Set by the first start; older pages set it when they showed their tour. */
const SEEN = 'lele.tour';
/** The game with marks and its mark, so that a reload does not lose them. */
const MARKED = 'lele.coach';
/** This tab has shown the page before. */
const HERE = 'lele.here';

class Coach {
  #game = $state('');
  #mark = $state<Mark | null>(null);

  /** The mark of the game that is played; null if it has none. */
  get mark(): Mark | null {
    return this.#game !== '' && this.#game === session.id ? this.#mark : null;
  }

  show(mark: Mark | null, game = this.#game) {
    this.#game = game;
    this.#mark = mark;
    if (mark) keep('localStorage', MARKED, `${mark} ${game}`);
    else forget('localStorage', MARKED);
  }

  restore() {
    const [mark, game] = (read('localStorage', MARKED) ?? '').split(' ');
    const known = MARKS.find((one) => one === mark);
    if (!known || !game) return;
    this.#game = game;
    this.#mark = known;
  }
}

export const coach = new Coach();

/** Where storage is blocked, naming it already fails: then a value is not known, and none is kept. */
type Store = 'localStorage' | 'sessionStorage';

function read(store: Store, key: string): string | null {
  try {
    return window[store].getItem(key);
  } catch {
    return null;
  }
}

function keep(store: Store, key: string, value: string): boolean {
  try {
    window[store].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

function forget(store: Store, key: string) {
  try {
    window[store].removeItem(key);
  } catch {
    // Nothing is kept, then.
  }
}

function firstGame() {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0]!.toString();
  const generator = lele().generator({ seed, level: 'beginner', layout: CLASSIC });
  try {
    // A puzzle for beginners is the quickest to make: nearly every try is one.
    const { puzzle } = generator.next(20);
    if (!puzzle) return;
    session.start(puzzle.line, CLASSIC);
    coach.show('select', session.id);
  } finally {
    generator.free();
  }
}

/** Nothing was shown on this device before: the start will be a board. */
export const isFirstStart = () =>
  router.route.name === 'play' && read('localStorage', SEEN) === null;

export function begin() {
  // A tab that cannot keep this goes on too.
  const here = read('sessionStorage', HERE) !== null;
  const reloaded = !keep('sessionStorage', HERE, '1') || here;
  coach.restore();
  if (router.route.name !== 'play') return;
  // Without storage every start would be the first.
  if (session.view) {
    if (!reloaded) replaceRoute('new');
  } else if (read('localStorage', SEEN) === null && keep('localStorage', SEEN, '1')) firstGame();
}

/** Leaves the game; the next start shows the start page too. */
export function closeGame() {
  session.flush();
  forget('sessionStorage', HERE);
  location.hash = '/new';
}
