// The game on this page: sends commands, holds the view that the module returns, and saves after
// each command.
import type { CommandResult, Game, Layout, Problem, View } from '$lele';
import { lele } from '../engine/core';
import { claim } from '../store/claim';
import {
  loadCurrentGame,
  newGameId,
  saveDurably,
  saveGame,
  type Challenge,
  type SavedGame,
} from '../store/autosave';
import { settings } from '../store/settings.svelte';
import { lang } from '../text/i18n.svelte';
import { afterPaint } from './after-paint';
import { coreSettings } from './core-settings';

class Session {
  view = $state.raw<View | null>(null);
  /** The same view one frame later, for counts and buttons: they must not delay the board. */
  settled = $state.raw<View | null>(null);
  layout = $state.raw<Layout | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** The milliseconds that the clock shows now. */
  shown = $state(0);
  id = $state('');
  /** What was last typed on the import page. */
  imported = $state('');
  /** Another tab plays the game that was opened: this is a copy. */
  copied = $state(false);
  /** The seed, if the game is a puzzle of the day. */
  daily = '';
  /** The time to beat, if the game is a challenge. */
  challenge = $state.raw<Challenge | null>(null);

  #game: Game | null = null;
  #version = 0;
  #unsaved = false;
  #settling = false;
  /** Paused because the page was hidden, not by the player. */
  #away = false;
  /** The value of performance.now() at the time 0 of the game. */
  #zero = 0;

  get game(): Game {
    if (!this.#game) throw new Error('no game');
    return this.#game;
  }

  now(): number {
    return Math.max(0, Math.round(performance.now() - this.#zero));
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
    const game = lele().newCustom(layout, { lang: lang() });
    this.#adopt(game, newGameId(), 0);
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

  /** Continues the last game; returns false if there is none or it cannot be read. */
  async restore(): Promise<boolean> {
    const saved = await loadCurrentGame();
    if (!saved) return false;
    try {
      this.copied = !(await claim(saved.id));
      this.resume(saved, this.copied);
      return true;
    } catch (error) {
      console.error('The saved game could not be read.', error);
      return false;
    }
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
    this.layout = game.layout;
    this.problem = null;
    this.#show(view);
    this.syncSettings();
  }

  /** Two tabs with one game would overwrite each other, so the second tab continues with a copy. */
  #becomeCopy() {
    this.id = newGameId();
    this.#version = 0;
    this.copied = true;
    void claim(this.id);
    this.save();
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
    if (clock) this.shown = clock.total + (clock.running ? this.now() - clock.now : 0);
  }

  send(line: string): CommandResult {
    const answer = this.game.command(this.now(), line);
    this.problem = answer.ok ? null : answer.problem;
    this.#unsaved ||= answer.ok;
    this.#show(answer.view);
    return answer;
  }

  /** Several commands with one repaint. */
  sendAll(lines: readonly string[]) {
    for (const line of lines) this.send(line);
  }

  save() {
    this.#unsaved = false;
    this.#version++;
    const game = this.snapshot();
    if (game) saveGame(game);
  }

  /** The current game as a record that can be stored. */
  snapshot(): SavedGame | null {
    const view = this.view;
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
        progress: open === 0 ? 1 : (open - view.empty) / open,
        values: view.cells
          .map((cell) => (cell.value ? (this.layout?.symbols[cell.value - 1] ?? '.') : '.'))
          .join(''),
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
