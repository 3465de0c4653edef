// The log of a save: a header, then one line per command.
import type { AnalysedMove, Layout } from '$lele';

export type Log = { head: readonly string[]; log: readonly string[] };

export function splitSave(save: string): Log {
  const lines = save.split('\n').filter((line) => line !== '');
  const isCommand = (line: string) => /^\d+ /.test(line);
  return {
    head: lines.filter((line) => !isCommand(line)),
    log: lines.filter((line) => isCommand(line)),
  };
}

/** The save of the game after its first `count` commands. */
export const replayed = ({ head, log }: Log, count: number): string =>
  head.length > 0 ? `${[...head, ...log.slice(0, count)].join('\n')}\n` : '';

/** The number of commands after which a digit stayed; null if none is found. */
export function placeOf(
  { log }: Log,
  move: AnalysedMove,
  name: string,
  layout: Layout,
): number | null {
  const cell = name.toLowerCase();
  const symbol = (layout.symbols[move.digit - 1] ?? '').toLowerCase();
  const last = log.findLastIndex((line) => {
    const [, word = '', cells = '', ...more] = line.toLowerCase().split(' ');
    if (word === 'set') return cells.split(',').includes(cell) && more[0] === symbol;
    return (word === 'apply' || word === 'reveal') && line.toLowerCase().includes(cell);
  });
  return last < 0 ? null : last + 1;
}
