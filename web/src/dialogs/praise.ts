// What can be said about a finished game: facts only. A game that was mostly hints has none.
import type { View } from '$lele';
import type { Result } from '../store/library.svelte';

type Results = NonNullable<View['results']>;

export type Fact =
  | { key: 'clean' | 'alone' | 'faultless' }
  | { key: 'faster'; ms: number }
  | { key: 'firstLevel' }
  | { key: 'firstTechnique'; technique: string };

/** Two whole hints: with more the game was not the player's own. */
const FEW_HINTS = 8;

/** Results of such games that can be compared: the same layout and level, without the solution. */
export const alike = (all: readonly Result[], layout: string, level: string, id: string) =>
  all.filter(
    (one) => one.layout === layout && one.level === level && one.id !== id && !one.withSolution,
  );

/**
 * @param own the techniques of this game that no hint gave, hardest first
 * @param others the results of all other games; null if they are not known
 */
export function factsOf(
  results: Results,
  layout: string,
  own: readonly string[],
  others: readonly Result[] | null,
): Fact[] {
  if (results.lost || results.shown || results.withSolution || results.hints > FEW_HINTS) return [];
  const facts: Fact[] = [];
  const { hints, mistakes } = results;
  if (hints === 0 && mistakes === 0) facts.push({ key: 'clean' });
  else if (hints === 0) facts.push({ key: 'alone' });
  else if (mistakes === 0) facts.push({ key: 'faultless' });
  if (!others) return facts;
  const before = alike(others, layout, results.level, '');
  if (before.length === 0) facts.push({ key: 'firstLevel' });
  else {
    const ms = Math.min(...before.map(({ total }) => total)) - results.total;
    if (ms >= 1000) facts.push({ key: 'faster', ms });
  }
  const known = new Set(others.flatMap(({ techniques }) => Object.keys(techniques)));
  const technique = own.find((name) => !known.has(name));
  if (technique) facts.push({ key: 'firstTechnique', technique });
  return facts;
}
