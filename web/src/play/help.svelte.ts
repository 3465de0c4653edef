// The current help, in the few words that fit a bar.
import type { Basis, Hint, Layout, View } from '$lele';
import { session } from '../app/session.svelte';
import { settings } from '../store/settings.svelte';
import { named } from '../text/cells';
import { t, type TextKey } from '../text/i18n.svelte';
import { actions } from './actions';
import { input } from './input.svelte';

export type Help = {
  title: string;
  /** One or two sentences; from level 3 on the conclusion, such as "R1C4 ≠ 7". */
  short: string;
  bad: boolean;
  removed?: ReadonlySet<number>;
  next?: { text: string; possible: boolean; run: () => void } | undefined;
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
};

const symbol = (view: View, digit: number) => view.digits[digit - 1]!.symbol;

export function hintTitle(view: View): string {
  const { hint } = view;
  if (hint.kind !== 'step' || !hint.title) return t(TITLES[hint.kind]);
  const symbols = hint.digits.map((digit) => symbol(view, digit)).join(' ');
  const title = settings.showTechniqueNames ? hint.title : t('hint.step');
  return symbols && hint.digits.length <= 4 ? `${title} · ${symbols}` : title;
}

/** The text of the hint's level, without the name of the technique if the setting hides it. */
export function hintText(view: View, layout: Layout): string {
  const { kind, level, texts, units, marks, digits } = view.hint;
  const text = texts.at(-1) ?? '';
  if (settings.showTechniqueNames || kind !== 'step' || level > 2) return text;
  const unit = units[0] && layout.units[units[0].unit];
  if (level === 1) return unit ? t('hint.lookAt', { unit: unit.title }) : text;
  const cells = [...new Set(marks.map(({ cell }) => view.cells[cell]!.name))];
  return t('hint.lookCells', {
    digits: digits.map((digit) => symbol(view, digit)).join(' '),
    cells: cells.join(t('list.comma')),
  });
}

/** The conclusion of the step, for a player who enters it by hand. */
function conclusion(view: View): string {
  const { place, eliminate } = view.hint;
  const name = (cell: number) => view.cells[cell]!.name;
  return [
    ...place.map(({ cell, digit }) => `${name(cell)} = ${symbol(view, digit)}`),
    ...eliminate.map(
      ({ cell, digits }) => `${name(cell)} ≠ ${digits.map((d) => symbol(view, d)).join(' ')}`,
    ),
  ].join(t('list.comma'));
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
        ? { text: t(SOON[hint.level]!), possible: true, run: () => actions.hint() }
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
  const why = { text: t('hint.why.short'), possible: true, run: () => void actions.hint() };
  return {
    title: hint.texts.length > 0 ? '' : hintTitle(view),
    short: hint.texts.at(-1) ?? '',
    bad: true,
    next: hint.more ? why : undo,
  };
}

function ofOverlay(view: View, basis: Basis | null): Help {
  const { overlay, allowed } = view;
  return {
    title: '',
    short: basis?.text ?? overlay.text,
    bad: false,
    next:
      overlay.level < overlay.max
        ? {
            text: t('overlay.more.short'),
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
    if (view.hint.kind !== 'none')
      return view.hint.kind === 'step' ? ofStep(view) : ofTrouble(view);
    if (view.whyNot) {
      const { cell, digit, text } = view.whyNot;
      const about = { cell: named(view.cells[cell]!.name), digit: symbol(view, digit) };
      return { title: t('whyNot.title', about), short: text, bad: false };
    }
    if (view.overlay.level > 0) return ofOverlay(view, this.basis);
    if (view.check) return { title: t('check'), short: view.check.text, bad: false };
    if (input.asking) return { title: '', short: t('whyNot.ask'), bad: false };
    if (input.locking) return { title: '', short: t('lock.ask'), bad: false };
    return null;
  });

  close() {
    input.asking = input.locking = false;
    const { hint, overlay, whyNot, check } = session.view!;
    session.problem = null;
    if (hint.kind !== 'none' || overlay.level > 0 || whyNot || check) session.send('close');
  }
}

export const help = new HelpOnScreen();
