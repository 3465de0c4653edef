// The game on this page: sends commands, holds the view that the module returns, and saves after
// each command.
import type { CommandResult, Game, Layout, Problem, View } from '$lele';
import { lele } from '../engine/core';
import { claim, owns, whenTaken } from '../store/claim';
import {
  loadCopies,
  newGameId,
  putCopyAside,
  saveDurably,
  saveGame,
  type Challenge,
  type Copy,
  type SavedGame,
} from '../store/autosave';
import { settings } from '../store/settings.svelte';
import { lang, t } from '../text/i18n.svelte';
import { afterPaint } from './after-paint';
import { coreSettings } from './core-settings';

/** A longer save is written after the frame, so that no key waits for it. */
const QUICK_SAVE = 1 << 16;
const HOUR = 3_600_000;

class Session {
  view = $state.raw<View | null>(null);
  /** The same view one frame later, for counts and buttons: they must not delay the board. */
  settled = $state.raw<View | null>(null);
  layout = $state.raw<Layout | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** The milliseconds that the clock shows now. */
  shown = $state(0);
  id = $state('');
  /** The board cannot be seen, and the clock stands still. */
  held = $state(false);
  /** What was last typed on the import page. */
  imported = $state.raw({ text: '', layout: '' });
  /** Another tab plays the game that was opened: this is a copy. */
  copied = $state(false);
  /** Copies of the last game that could not be read, and why; `rest`: another copy could. */
  unread = $state.raw<{ why: string; text: string; rest: boolean } | null>(null);
  /** The seed, if the game is a puzzle of the day. */
  daily = '';
  /** The time to beat, if the game is a challenge. */
  challenge = $state.raw<Challenge | null>(null);

  #game: Game | null = null;
  #version = 0;
  #unsaved = false;
  /** The length of the last save. */
  #saved = 0;
  #settling = false;
  /** Paused because the page was hidden, not by the player. */
  #away = false;
  /** The value of performance.now() at the time 0 of the game. */
  #zero = 0;
  /** The time of the game while it is held. */
  #stopped = 0;

  get game(): Game {
    if (!this.#game) throw new Error('no game');
    return this.#game;
  }

  now(): number {
    if (this.held) return this.#stopped;
    return Math.max(0, Math.round(performance.now() - this.#zero));
  }

  /** Stops the time of the game, or lets it go on from there. The game is not paused by that. */
  hold(on: boolean) {
    if (on === this.held) return;
    if (on) this.#stopped = this.now();
    else this.#zero = performance.now() - this.#stopped;
    this.held = on;
  }

  start(text: string, layout?: string, daily = '', several = settings.allowMulti) {
    const options = {
      lang: lang(),
      ...(layout ? { layout } : {}),
      ...(several ? { several: 'allow' as const } : {}),
    };
    this.#adopt(lele().newGame(text, options), newGameId(), 0);
    this.daily = daily;
    this.save();
  }

  /** A puzzle of the player, empty or with first givens; givens that break the rules are left
   *  out. */
  startCustom(layout: string, givens = '') {
    this.#enter(layout, givens, newGameId(), 0);
  }

  /** Goes on entering on another layout, with the givens where they fit. */
  changeLayout(layout: string) {
    const view = this.view;
    if (view?.status !== 'entering' || view.layout === layout) return;
    const fits = lele().layout(layout).size === view.size;
    this.#enter(layout, fits ? this.digits() : '', this.id, this.#version);
    if (view.withSolution) this.send('peek');
  }

  /** Starts to play an own puzzle that has several solutions. */
  confirmAnyway() {
    if (this.view?.settings.several !== 'allow') this.send('setting several allow');
    this.send('confirm');
  }

  /** The digits on the board, as a line. */
  digits(view = this.view): string {
    const symbols = this.layout?.symbols ?? [];
    return (view?.cells ?? []).map(({ value }) => symbols[value - 1] ?? '.').join('');
  }

  /** The puzzle itself, as a line: the givens, or while they are entered the digits so far. */
  puzzle(): string {
    const line = this.digits();
    if (this.view?.status === 'entering') return line;
    return Array.from(line, (digit, i) => (this.view!.cells[i]!.given ? digit : '.')).join('');
  }

  #enter(layout: string, givens: string, id: string, version: number) {
    const game = lele().newCustom(layout, { lang: lang() });
    this.#adopt(game, id, version);
    this.daily = '';
    Array.from(givens).forEach((symbol, cell) => {
      const name = this.view?.cells[cell]?.name;
      if (name && game.layout.symbols.includes(symbol.toUpperCase()))
        game.command(0, `given ${name} ${symbol}`);
    });
    this.#show(game.view(0));
    this.save();
  }

  /** Continues a saved game. A copy becomes a new game, so that the save does not change. */
  resume(saved: SavedGame, copy = false) {
    const game = lele().loadGame(saved.save, { lang: lang() });
    this.#adopt(game, copy ? newGameId() : saved.id, copy ? 0 : saved.version);
    this.daily = saved.meta.daily ?? '';
    this.challenge = saved.meta.challenge ?? null;
    this.#away = saved.away === true;
    this.comeBack();
    if (copy) this.save();
  }

  /** Continues the last game, from the newest copy that can be read; returns false if there is
   *  none. The others are put aside and reported. */
  async restore(): Promise<boolean> {
    const bad: Copy[] = [];
    let why = '';
    let good: Copy | undefined;
    for (const copy of await loadCopies()) {
      try {
        if (!copy.game) throw new Error(t('unreadRecord'));
        this.copied = !(await claim(copy.game.id));
        this.resume(copy.game, this.copied);
        good = copy;
        break;
      } catch (error) {
        bad.push(copy);
        why = (error as Error).message;
      }
    }
    // A copy in the database is overwritten only if the game goes on.
    for (const copy of bad) if (good || copy.store === 'localStorage') await putCopyAside(copy);
    if (bad.length > 0)
      this.unread = {
        why,
        text: bad.map(({ text }) => text).join('\n'),
        rest: good !== undefined,
      };
    return good !== undefined;
  }

  #adopt(game: Game, id: string, version: number) {
    if (this.#unsaved) this.save();
    this.#game?.free();
    this.#game = game;
    this.id = id;
    this.#version = version;
    this.challenge = null;
    void claim(id).then((own) => own || this.id !== id || this.#becomeCopy());
    this.#zero = performance.now();
    const view = game.view(0);
    this.#zero = performance.now() - view.clock.now;
    this.#stopped = view.clock.now;
    this.layout = game.layout;
    this.problem = null;
    this.#show(view);
    this.syncSettings();
  }

  /** Two tabs with one game would overwrite each other, so the second tab continues with a copy. */
  #becomeCopy() {
    this.copied = true;
    this.fork();
  }

  /** Goes on as a game of its own; the saved one stays as it is. */
  fork() {
    this.id = newGameId();
    this.#version = 0;
    void claim(this.id);
    this.save();
  }

  /** Another tab has taken this game. */
  lose(id: string) {
    if (this.id === id && this.#game) this.#becomeCopy();
  }

  #show(view: View) {
    const now = !this.view || this.view.status !== view.status || this.view.size !== view.size;
    this.view = view;
    this.tick();
    if (now) this.#settle();
    else this.#settleSoon();
  }

  /** The board shows a command first; counts, buttons and the save follow right after the paint.
   *  flush() saves if the page is closed before that. */
  #settleSoon() {
    if (this.#settling) return;
    this.#settling = true;
    afterPaint(() => this.#settle());
  }

  #settle() {
    this.#settling = false;
    this.settled = this.view;
    if (this.#unsaved) this.save();
  }

  tick() {
    const clock = this.view?.clock;
    if (!clock) return;
    this.shown = clock.total + (clock.running ? this.now() - clock.now : 0);
    // Only the core knows the limit of the clock, which is a number of hours.
    if (Math.floor(this.shown / HOUR) > Math.floor(clock.total / HOUR))
      this.#show(this.game.view(this.now()));
  }

  send(line: string): CommandResult {
    const answer = this.game.command(this.now(), line);
    this.problem = answer.ok ? null : answer.problem;
    this.#unsaved ||= answer.ok;
    // Before the frame: if the browser is killed now, the move is kept.
    if (answer.ok && this.#saved < QUICK_SAVE) this.save(answer.view);
    this.#show(answer.view);
    return answer;
  }

  /** Several commands with one repaint. */
  sendAll(lines: readonly string[]) {
    for (const line of lines) this.send(line);
  }

  save(view = this.view) {
    this.#unsaved = false;
    if (this.id && !owns(this.id)) return this.#becomeCopy();
    this.#version++;
    const game = this.snapshot(view);
    if (!game) return;
    this.#saved = game.save.length;
    saveGame(game);
  }

  /** The current game as a record that can be stored. */
  snapshot(view = this.view): SavedGame | null {
    if (!view || !this.#game) return null;
    const open = view.cells.filter((cell) => !cell.given).length;
    return {
      id: this.id,
      save: this.#game.save(),
      version: this.#version,
      away: this.#away,
      updated: Date.now(),
      meta: {
        layout: view.layout,
        level: view.rating?.level ?? '',
        rating: view.rating?.rating ?? 0,
        status: view.status,
        elapsed: view.clock.elapsed,
        total: this.shown,
        progress: open === 0 ? 1 : (open - view.empty) / open,
        values: this.digits(view),
        daily: this.daily,
        challenge: this.challenge,
      },
    };
  }

  /** Ends the game without saving it. */
  close() {
    this.#game?.free();
    this.#game = null;
    this.#unsaved = false;
    this.view = this.settled = this.problem = null;
    this.id = '';
  }

  /** Before the page may be closed: adds the time so far to the game and saves it. */
  flush() {
    if (this.#game && this.view?.clock.running) this.send('tick');
    if (this.#unsaved) this.save();
    void saveDurably();
  }

  goAway() {
    if (!this.view?.allowed.pause) return this.flush();
    this.#away = true;
    this.send('pause');
    this.flush();
  }

  comeBack() {
    if (!this.#away) return;
    this.#away = false;
    if (this.view?.allowed.resume) this.send('resume');
  }

  syncSettings() {
    if (!this.#game || !this.view) return;
    for (const line of coreSettings(settings, this.view.settings)) this.send(line);
  }

  setLanguage() {
    if (!this.#game) return;
    this.#game.lang = lang();
    this.layout = lele().layout(this.#game.layout.name, lang());
    this.problem = null;
    this.#show(this.#game.view(this.now()));
  }
}

export const session = new Session();

whenTaken((id) => session.lose(id));
