// Solutions of the pieces of a search, put into the order of the pieces.
//
// `list` only ever grows at its end: it holds the finished pieces and what is known of the first
// unfinished one; what later pieces have found waits.  Kept and waiting together are `limit` at
// most, and what is dropped is always the last in order, which could never get into the list.
export class Collector {
  readonly list: string[] = [];
  readonly seen: number[] = [];
  total = 0;
  #waiting: string[][];
  #finished: boolean[];
  #turn = 0;

  constructor(
    pieces: number,
    readonly limit: number,
  ) {
    this.#waiting = Array.from({ length: pieces }, () => []);
    this.#finished = Array.from({ length: pieces }, () => false);
  }

  #heldBefore(piece: number): number {
    const waiting = this.#waiting.slice(0, piece).reduce((sum, { length }) => sum + length, 0);
    return this.list.length + waiting;
  }

  /** How many more solutions of a piece could get into the list. */
  room(piece: number): number {
    return Math.max(0, this.limit - this.#heldBefore(piece + 1));
  }

  add(piece: number, found: readonly string[], count: number) {
    this.total += count;
    const target = piece === this.#turn ? this.list : this.#waiting[piece]!;
    for (const solution of found.slice(0, this.room(piece))) target.push(solution);
    let over = this.#heldBefore(this.#waiting.length) - this.limit;
    for (let last = this.#waiting.length - 1; over > 0 && last > piece; last--)
      over -= this.#waiting[last]!.splice(-over).length;
  }

  /** The digits of each cell in solutions kept or counted, as bits. */
  note(seen: readonly number[]) {
    seen.forEach((digits, cell) => (this.seen[cell] = (this.seen[cell] ?? 0) | digits));
  }

  finish(piece: number) {
    this.#finished[piece] = true;
    while (this.#finished[this.#turn]) {
      this.#turn++;
      for (const solution of this.#waiting[this.#turn]?.splice(0) ?? []) this.list.push(solution);
    }
  }

  get complete(): boolean {
    return this.#turn === this.#finished.length;
  }
}
