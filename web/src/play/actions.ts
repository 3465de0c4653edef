// The actions of buttons and keys, by name. An action returns false if it does not apply now.
import { branches } from '../app/branches.svelte';
import { openDialog } from '../app/dialogs.svelte';
import { session } from '../app/session.svelte';
import { announce } from '../app/status.svelte';
import { settings } from '../store/settings.svelte';
import { t } from '../text/i18n.svelte';
import { submitted } from './flow';
import { input, type Mode } from './input.svelte';
import { closeTop, uncover } from './layers';
import { panel } from './panel.svelte';

const allowed = () => session.view!.allowed;

function when(possible: boolean, line: string): boolean {
  if (possible) session.send(line);
  return possible;
}

/** Without hints left a press is still sent: the core refuses it and says why. */
function usedUp(): boolean {
  const { status, hints } = session.view!;
  return status === 'playing' && hints.left === 0;
}

function mode(mode: Mode): boolean {
  input.mode = mode;
  return true;
}

/** Announces a unit of the cursor's cell, in the words of the core. */
function say(kind: 'row' | 'column' | 'box'): boolean {
  const { units } = session.layout!;
  const unit = units.findIndex((one) => one.kind === kind && one.cells.includes(input.cursor));
  announce(session.game.query(`unit ${unit}`));
  return true;
}

/** Announces the cells for a digit in the box of the cursor. */
export function sayPlaces(digit: number): boolean {
  const box = session.layout!.box[input.cursor]!;
  announce(session.game.query(`unit ${box} ${session.view!.digits[digit - 1]!.symbol}`));
  return true;
}

function submit(): boolean {
  if (!allowed().submit) return false;
  session.send('submit');
  submitted();
  return true;
}

function escape(): boolean {
  if (input.popup >= 0) input.popup = -1;
  else if (input.asking || input.locking) input.asking = input.locking = false;
  else if (input.locked !== 0) input.locked = 0;
  else if (closeTop()) panel.open = false;
  else if (panel.open) panel.open = false;
  else input.clear();
  return true;
}

/** Marks or goes back, and keeps what the game says to it in sight. */
function sayBranch(line: 'mark' | 'back'): boolean {
  branches.tell(session.send(line).view);
  return true;
}

/** The first mark of a player: from now on guesses mark themselves, and the panel says so. */
function learnBranches() {
  if (!branches.learn(settings)) return;
  session.syncSettings();
  panel.tab = 'branches';
}

export const actions = {
  erase: () => (input.erase(), true),
  'mode-digit': () => mode('digit'),
  'mode-corner': () => settings.showCandidates && mode('corner'),
  'mode-centre': () => settings.showCandidates && mode('centre'),
  'mode-color': () => mode('color'),
  'mode-notes': () => settings.showCandidates && mode(input.mode === 'digit' ? 'corner' : 'digit'),
  undo: () => when(allowed().undo, 'undo'),
  redo: () => when(allowed().redo, 'redo'),
  mark: () => {
    if (!allowed().mark) return false;
    learnBranches();
    return sayBranch('mark');
  },
  back: () => allowed().back && sayBranch('back'),
  hint: () => {
    const done = settings.showHints && (uncover() || when(allowed().hint || usedUp(), 'hint'));
    // The argument is long; the first two levels fit the bar.
    const { kind, level } = session.view!.hint;
    panel.tell(level >= (kind === 'step' ? 3 : 2));
    return done;
  },
  another: () => uncover() || when(allowed().another, 'another'),
  apply: () => {
    panel.tell(false);
    return uncover() || when(allowed().apply, 'apply');
  },
  candidates: () => {
    const shown = settings.showHints && settings.showCandidates;
    const done = shown && when(allowed().candidates || usedUp(), 'candidates');
    panel.tell(false);
    return done;
  },
  reveal: () => {
    if (!settings.showHints) return false;
    const cell = session.view!.cells[input.cursor]!;
    const chosen = input.selected.size === 1 && cell.value === 0;
    return when(
      allowed().reveal || usedUp(),
      chosen ? `reveal ${cell.name.toLowerCase()}` : 'reveal',
    );
  },
  'why-not': () => {
    // At the limit, an answer that was given before is still free.
    if (!(allowed().whyNot || usedUp()) || !settings.showHints) return false;
    uncover();
    panel.tell(false);
    input.asking = true;
    announce(t('whyNot.ask'));
    return true;
  },
  'place-last': () => (input.placeLast(input.cursor), true),
  lock: () => (input.locking = !input.locking) || true,
  'fill-notes': () => when(allowed().edit && settings.showCandidates, 'fill-notes'),
  'clear-notes': () => when(allowed().edit && settings.showCandidates, 'clear-notes'),
  check: () => settings.showHints && when(allowed().check || usedUp(), 'check'),
  enter: () => {
    if (settings.popup && input.popup < 0) {
      input.popup = input.cursor;
      return true;
    }
    return submit();
  },
  submit,
  pause: () => (allowed().pause ? when(true, 'pause') : when(allowed().resume, 'resume')),
  restart: () => (openDialog('restart'), true),
  solution: () => (allowed().solve ? (openDialog('solution'), true) : false),
  escape,
  'select-all': () => (input.selectAll(session.view!.cells.keys()), true),
  'toggle-cell': () => (input.toggle(input.cursor, !input.selected.has(input.cursor)), true),
  shortcuts: () => (openDialog('shortcuts'), true),
  'say-row': () => say('row'),
  'say-column': () => say('column'),
  'say-box': () => say('box'),
  'say-candidates': () => {
    if (!settings.showCandidates) return false;
    const { name, candidates } = session.view!.cells[input.cursor]!;
    announce(t('say.candidates', { cell: name, digits: candidates.join(' ') }));
    return true;
  },
} satisfies Record<string, () => boolean>;

export type Action = keyof typeof actions;
