// The current help, in the few words that fit a bar.
import type { Basis, Hint, Layout, View } from '$lele';
import { branches } from '../app/branches.svelte';
import { session } from '../app/session.svelte';
import { settings } from '../store/settings.svelte';
import { named } from '../text/cells';
import { sentence, t, type TextKey } from '../text/i18n.svelte';
import { actions } from './actions';
import { input } from './input.svelte';
import { closeTop } from './layers';

export type Help = {
  title: string;
  /** One or two sentences; from level 3 on the conclusion, such as "R1C4 is not 7". */
  short: string;
  bad: boolean;
  removed?: ReadonlySet<number>;
  /** The next step of the help; `cost` in milliseconds, if it costs anything. */
  next?: { text: string; cost?: number; possible: boolean; run: () => void } | undefined;
};

export const NEXT: readonly TextKey[] = ['hint', 'hint.where', 'hint.why', 'hint.do', 'hint.do'];
const SOON: readonly TextKey[] = ['hint', 'hint.where', 'hint.why.short'];
const TITLES: Record<Hint['kind'], TextKey> = {
  none: 'hint',
  step: 'hint.nudge',
  conflict: 'hint.conflict',
  wrong: 'hint.wrong',
  missing: 'hint.missing',
  unsolvable: 'hint.unsolvable',
  contradiction: 'hint.contradiction',
};

/** A cost in milliseconds as it stands on a button: "+5 s". */
export const costOf = (ms: number) => t('hint.cost', { s: ms / 1000 });

const symbol = (view: View, digit: number) => view.digits[digit - 1]!.symbol;

export function hintTitle(view: View): string {
  const { hint } = view;
  if (hint.kind !== 'step' || !hint.title) return t(TITLES[hint.kind]);
  const symbols = hint.digits.map((digit) => symbol(view, digit)).join(' ');
  const title = settings.showTechniqueNames ? hint.title : t('hint.step');
  return symbols && hint.digits.length <= 4 ? `${title} · ${symbols}` : title;
}

/** The proof that a digit is wrong ends in a line that concludes. */
function split(text: string, kind: Hint['kind']): { argument: string; end: string } {
  const at = kind === 'wrong' ? text.lastIndexOf('\n') : -1;
  if (at < 0) return { argument: text, end: '' };
  return { argument: text.slice(0, at), end: text.slice(at + 1) };
}

/** The text of the hint's level, without the name of the technique if the setting hides it. The
 *  last level keeps the argument; `hintEnd` has what it concludes. */
export function hintText(view: View, layout: Layout): string {
  const { kind, level, texts, units, marks, digits } = view.hint;
  const text = split(texts[Math.min(level, 3) - 1] ?? '', kind).argument;
  if (settings.showTechniqueNames || kind !== 'step' || level > 2) return text;
  const unit = units[0] && layout.units[units[0].unit];
  if (level === 1) return unit ? t('hint.lookAt', { unit: unit.title }) : text;
  const cells = [...new Set(marks.map(({ cell }) => view.cells[cell]!.name))];
  return t('hint.lookCells', {
    digits: digits.map((digit) => symbol(view, digit)).join(' '),
    cells: cells.join(t('list.comma')),
  });
}

/** "4, 6 or 9" */
function oneOf(view: View, digits: readonly number[]): string {
  const symbols = digits.map((digit) => symbol(view, digit));
  const last = symbols.pop()!;
  return symbols.length > 0 ? `${symbols.join(t('list.comma'))}${t('list.or')}${last}` : last;
}

/** The conclusion of the step, for a player who enters it by hand. */
function conclusion(view: View): string {
  const { place, eliminate } = view.hint;
  const name = (cell: number) => view.cells[cell]!.name;
  return [
    ...place.map(({ cell, digit }) => `${name(cell)} = ${symbol(view, digit)}`),
    ...eliminate.map(({ cell, digits }) =>
      t('hint.isNot', { cell: name(cell), digits: oneOf(view, digits) }),
    ),
  ].join(t('comma'));
}

/** What the argument of the hint concludes; stays in sight while the argument scrolls. */
export function hintEnd(view: View): string {
  const { kind, level, texts } = view.hint;
  if (kind !== 'step') return split(texts.at(-1) ?? '', kind).end;
  return level < 3 ? '' : (texts[3] ?? conclusion(view));
}

function ofStep(view: View): Help {
  const { hint, allowed } = view;
  const told = hint.level >= 3 ? conclusion(view) : '';
  return {
    // At the first two levels the sentence says everything.
    title: hint.level >= 3 ? hintTitle(view) : '',
    short: told || hintText(view, session.layout!),
    bad: false,
    removed: new Set(hint.eliminate.map(({ cell }) => cell)),
    next:
      hint.level < 3 && hint.more
        ? {
            text: t(SOON[hint.level]!),
            cost: view.hints.cost,
            possible: allowed.hint,
            run: () => actions.hint(),
          }
        : { text: t('hint.apply.short'), possible: allowed.apply, run: () => actions.apply() },
  };
}

function ofTrouble(view: View): Help {
  const { hint, allowed } = view;
  const undo = {
    text: t('beforeMistake.short'),
    possible: allowed.beforeMistake,
    run: () => void session.send('before-mistake'),
  };
  const why = {
    text: t('hint.why.short'),
    cost: view.hints.cost,
    possible: allowed.hint,
    run: () => void actions.hint(),
  };
  return {
    title: hint.texts.length > 0 ? '' : hintTitle(view),
    short: hintEnd(view) || (hint.texts.at(-1) ?? ''),
    bad: true,
    next: hint.more ? why : undo,
  };
}

function ofFull({ verdict, allowed, hints }: View): Help {
  const run = () => void actions.hint();
  return {
    title: '',
    short: verdict!.text,
    bad: true,
    next: { text: t('hint'), cost: hints.cost, possible: allowed.hint, run },
  };
}

/** What the game said about a mark, and what the first one means, until the next move. */
function ofBranches(view: View): string {
  const said = branches.said(view);
  if (!said) return '';
  return branches.fresh ? `${sentence(said)}\n${t('branch.fresh')}` : sentence(said);
}

/** What a basis explains: "R1C1: 2 4". */
export function basisTitle(view: View, { cell, candidates }: Basis): string {
  const symbols = candidates.map((digit) => symbol(view, digit)).join(' ');
  return `${named(view.cells[cell]!.name)}${t('list.colon')}${symbols}`;
}

/** A step of a basis: technique, digits and unit. */
export function basisStep(view: View, layout: Layout, step: Basis['steps'][number]): string {
  const symbols = step.digits.map((digit) => symbol(view, digit)).join(' ');
  return [step.title, symbols, layout.units[step.unit]?.title].filter(Boolean).join(' · ');
}

function ofOverlay(view: View, basis: Basis | null): Help {
  const { overlay, allowed } = view;
  return {
    title: basis ? basisTitle(view, basis) : '',
    short: basis?.text ?? overlay.text,
    bad: false,
    next:
      overlay.level < overlay.max
        ? {
            text: t('overlay.more.short', { n: overlay.level + 1 }),
            cost: overlay.cost,
            possible: allowed.candidates,
            run: () => void actions.candidates(),
          }
        : undefined,
  };
}

class HelpOnScreen {
  /** The reason for the candidates that the overlay shows in the cursor's cell. */
  basis = $derived.by((): Basis | null => {
    const view = session.view;
    const cell = view?.cells[input.cursor];
    if (!view || view.overlay.level === 0 || !cell || cell.overlay.length === 0) return null;
    return session.game.query(`basis ${cell.name.toLowerCase()}`);
  });

  now = $derived.by((): Help | null => {
    const view = session.view;
    if (!view || view.status === 'entering') return null;
    if (view.overlay.level > 0) return ofOverlay(view, this.basis);
    if (view.hint.kind !== 'none')
      return view.hint.kind === 'step' ? ofStep(view) : ofTrouble(view);
    if (view.whyNot) {
      const { cell, digit, text } = view.whyNot;
      const about = { cell: named(view.cells[cell]!.name), digit: symbol(view, digit) };
      return { title: t('whyNot.title', about), short: text, bad: false };
    }
    if (view.check) return { title: t('check'), short: view.check.text, bad: false };
    if (this.full) return ofFull(view);
    const said = ofBranches(view);
    if (said) return { title: '', short: said, bad: false };
    if (input.asking) return { title: '', short: t('whyNot.ask'), bad: false };
    if (input.locking) return { title: '', short: t('lock.ask'), bad: false };
    return null;
  });

  /** The board is full and something is wrong; until the player closes that. */
  full = $derived.by((): boolean => {
    const view = session.view;
    if (!view || view.status !== 'playing' || view.verdict?.kind !== 'errors') return false;
    return view.tree.current !== this.#closed;
  });
  #closed = $state(-1);

  close() {
    this.#closed = session.view!.tree.current;
    input.asking = input.locking = false;
    branches.close();
    session.problem = null;
    closeTop();
  }
}

export const help = new HelpOnScreen();
