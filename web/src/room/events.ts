// What the events of a room mean. No network, no browser: every client makes the same from the same events.

export type RoomEvent =
  | { kind: 'join'; name: string; colour: number }
  | { kind: 'start'; at: number }
  | { kind: 'progress'; filled: number }
  | {
      kind: 'result';
      total: number;
      took: number;
      hints: number;
      mistakes: number;
      withSolution: boolean;
      suspicious: boolean;
    }
  | { kind: 'set'; cell: number; digit: number; undo?: boolean }
  | { kind: 'solved'; took: number };

export type Entry = { number: number; player: string; made: number; event: RoomEvent };

export type Result = Extract<RoomEvent, { kind: 'result' }>;

export type Member = {
  id: string;
  name: string;
  /** 1 to 9, as the colours of cells. */
  colour: number;
  filled: number;
  result: Result | null;
};

/** Everybody who joined, in that order. */
export function membersOf(entries: readonly Entry[]): Member[] {
  const members = new Map<string, Member>();
  for (const { player, event } of entries) {
    if (event.kind === 'join')
      members.set(player, {
        id: player,
        name: event.name,
        colour: event.colour,
        filled: 0,
        result: null,
      });
    const member = members.get(player);
    if (!member) continue;
    if (event.kind === 'progress') member.filled = event.filled;
    if (event.kind === 'result') member.result ??= event;
  }
  return [...members.values()];
}

/** The order of a race: finished first, by time on the common clock; then who has filled most. Who looked at
 *  the solution comes after everybody who finished without. */
export function standings(entries: readonly Entry[]): Member[] {
  const rank = ({ result, filled }: Member): [number, number] =>
    result ? [result.withSolution ? 1 : 0, result.took] : [2, -filled];
  return membersOf(entries).sort((a, b) => {
    const [one, other] = [rank(a), rank(b)];
    return one[0] - other[0] || one[1] - other[1];
  });
}

/** The place of each finished member; equal times share one. */
export function placeOf(order: readonly Member[], id: string): number {
  const me = order.find((member) => member.id === id);
  if (!me?.result || me.result.withSolution) return 0;
  const { took } = me.result;
  return (
    1 + order.filter(({ result }) => result && !result.withSolution && result.took < took).length
  );
}

export type SharedBoard = {
  /** The digit of each cell, 0 for an empty one. */
  digits: number[];
  /** Who wrote the digit of each cell; '' for givens and empty cells. */
  owners: string[];
  took: number | null;
};

/** The board that several fill: what the moves leave in the order of their numbers. */
export function boardOf(givens: readonly number[], entries: readonly Entry[]): SharedBoard {
  const digits = [...givens];
  const owners = givens.map(() => '');
  // Who wrote each digit that a later one covers, so that undo gives it back to its player.
  const covered: { digit: number; owner: string }[][] = givens.map(() => []);
  let took: number | null = null;
  for (const { player, event } of entries) {
    if (event.kind === 'solved') took = event.took;
    if (event.kind !== 'set') continue;
    const { cell, digit, undo } = event;
    const before = undo ? covered[cell]!.pop() : undefined;
    if (!undo) covered[cell]!.push({ digit: digits[cell]!, owner: owners[cell]! });
    digits[cell] = digit;
    owners[cell] = digit === 0 ? '' : undo && before?.digit === digit ? before.owner : player;
  }
  return { digits, owners, took };
}

/** The cells of a board together whose digit stands twice in a unit. */
export function clashes(
  digits: readonly number[],
  units: readonly (readonly number[])[],
): Set<number> {
  const found = new Set<number>();
  for (const unit of units)
    for (const cell of unit)
      if (digits[cell] && unit.some((other) => other !== cell && digits[other] === digits[cell]))
        found.add(cell);
  return found;
}
