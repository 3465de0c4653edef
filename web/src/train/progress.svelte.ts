// What the player has learned: the state of each technique, the strength in each family, the timed
// runs. All of it is in the browser's database; without one it lasts until the page is closed.
import type { Technique } from '$lele';
import { SvelteMap } from 'svelte/reactivity';
import { lele } from '../engine/core';
import type { Position } from '../engine/position';
import { keeping } from '../store/keeping.svelte';
import {
  listResults,
  listRuns,
  listSkills,
  listTraining,
  putRun,
  putSkill,
  putTraining,
  type Run,
  type Skill,
  type Training,
} from '../store/library.svelte';
import type { Part } from './course';
import { schedule, type Answer, type Area } from './drill';
import { exerciseRating, familyOf, played } from './strength';

export type Mode = 'storm' | 'streak';

/** What every exercise is given. */
export type Exercise = {
  technique: Technique;
  position: Position;
  area: Area;
  answered: (result: Answered) => void;
  next: () => void;
};

/** What was answered, and how well: the score of the game against the exercise. */
export type Answered = {
  technique: string;
  area: Area;
  steps: number;
  answer: Answer;
  score: number;
};

class Progress {
  known = new SvelteMap<string, Training>();
  skills = new SvelteMap<string, Skill>();
  runs = new SvelteMap<string, Run>();
  loaded = $state(false);
  /** The English list: its families are the names of the skills. */
  #names: Technique[] | null = null;

  get names(): Technique[] {
    return (this.#names ??= lele().techniques('en'));
  }

  /** Reads again: another tab or device may have more. */
  async load() {
    try {
      const [rows, skills, runs] = await Promise.all([listTraining(), listSkills(), listRuns()]);
      // What was deleted elsewhere is gone here too.
      for (const map of [this.known, this.skills, this.runs]) map.clear();
      for (const row of rows) this.known.set(row.technique, row);
      for (const skill of skills) this.skills.set(skill.family, skill);
      for (const run of runs) this.runs.set(run.mode, run);
      await this.#settle(rows);
    } catch {
      // Nothing is stored here; the trainer works without.
    }
    this.loaded = true;
  }

  /** A puzzle that was started from a unit and is solved finishes that part of it. */
  async #settle(rows: readonly Training[]) {
    const waiting = rows.filter(({ game }) => game);
    if (waiting.length === 0) return;
    const solved = new Set(
      (await listResults()).filter((one) => !one.withSolution).map(({ id }) => id),
    );
    for (const row of waiting) if (solved.has(row.game!)) this.finish(row.technique, 'play');
  }

  row(technique: string): Training {
    return this.known.get(technique) ?? { technique, right: 0, wrong: 0, box: 0, due: 0 };
  }

  #keep(row: Training) {
    this.known.set(row.technique, row);
    putTraining(row).catch(() => keeping.lose('training'));
  }

  finish(technique: string, part: Part) {
    const { game, ...row } = this.row(technique);
    const done = row.done ?? [];
    const rest = part === 'play' || !game ? row : { ...row, game };
    if (!done.includes(part)) this.#keep({ ...rest, done: [...done, part] });
  }

  /** Remembers the game of a unit until it is solved. */
  start(technique: string, game: string) {
    this.#keep({ ...this.row(technique), game });
  }

  /** Right or wrong moves the strength; only drills move the repetition. Returns the strength. */
  answered({ technique, area, steps, answer, score }: Answered, drill = true): Skill {
    const now = Date.now();
    if (drill) this.#keep(schedule(this.row(technique), answer, now));
    const family = familyOf(this.names, technique);
    const rating = this.names.find(({ name }) => name === technique)?.rating ?? 5;
    const exercise = exerciseRating(rating, area, steps);
    const skill = played(this.skills.get(family), family, exercise, score, now);
    this.skills.set(family, skill);
    putSkill(skill).catch(() => keeping.lose('training'));
    return skill;
  }

  /** Returns whether it is the best run. */
  ran(mode: Mode, score: number): boolean {
    const before = this.runs.get(mode) ?? { mode, best: 0, runs: 0, at: 0 };
    const best = score > before.best;
    const run = { mode, best: Math.max(score, before.best), runs: before.runs + 1, at: Date.now() };
    this.runs.set(mode, run);
    putRun(run).catch(() => keeping.lose('training'));
    return best && before.runs > 0;
  }

  /** Started, and to be repeated now. A technique that was only read about is not. */
  due(now: number): string[] {
    return [...this.known.values()]
      .filter((row) => row.right + row.wrong > 0 && row.due <= now)
      .map(({ technique }) => technique);
  }

  mastery = (technique: string): number => (this.known.get(technique)?.box ?? 0) / 5;
}

export const progress = new Progress();
