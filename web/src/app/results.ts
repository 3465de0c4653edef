// Stores the result of a finished game: once per game, when its view first says "solved".
import type { AnalysedMove, TreeNode, View } from '$lele';
import { keeping } from '../store/keeping.svelte';
import { putResult, type Result } from '../store/library.svelte';
import { settings } from '../store/settings.svelte';
import { session } from './session.svelte';

type Errors = NonNullable<Result['errors']>;

let recorded = '';

function byTechnique(moves: AnalysedMove[]): Result['techniques'] {
  const sums: Result['techniques'] = {};
  for (const move of moves) {
    if (move.wrong || move.assisted) continue;
    const sum = (sums[move.technique] ??= { time: 0, count: 0 });
    sum.time += move.spent;
    sum.count++;
  }
  return sums;
}

/** The wrong digits of the whole tree, abandoned branches included: those that differ from the
 *  final digit of their cell. */
const wrongDigits = (nodes: TreeNode[], view: View): Errors =>
  nodes
    .filter(({ cell, digit }) => digit > 0 && view.cells[cell]?.value !== digit)
    .map(({ cell, digit }) => ({ cell, digit }));

export function recordResult(): void {
  const view = session.view;
  if (view?.status !== 'solved' || !view.results || recorded === session.id) return;
  recorded = session.id;
  const { results } = view;
  let techniques: Result['techniques'] = {};
  let errors: Errors = [];
  try {
    techniques = byTechnique(session.game.query('analysis'));
    errors = wrongDigits(session.game.query('history'), view);
  } catch (error) {
    console.error('The game could not be analysed.', error);
  }
  putResult({
    id: session.id,
    finished: Date.now(),
    layout: view.layout,
    level: results.level,
    rating: results.rating,
    elapsed: results.elapsed,
    penalty: results.penalty,
    total: results.total,
    hints: results.hints,
    mistakes: results.mistakes,
    assisted: results.assisted,
    withSolution: results.withSolution,
    daily: session.daily,
    timer: settings.displayTimer,
    techniques,
    errors,
  }).catch((error: unknown) => {
    console.warn('The result could not be saved.', error);
    keeping.lose('result');
  });
}
