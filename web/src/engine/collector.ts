// Collects the solutions of the pieces of a search in the order of the pieces.
//
// `list` only grows at its end. It holds the finished pieces and the known part of the first
// unfinished one; solutions of later pieces wait. Kept and waiting solutions together are at most
// `limit`. What is dropped is always the last in order, and could never enter the list.
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

  /** How many more solutions of a piece could enter the list. */
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

  /** The digits of each cell in all solutions, kept or only counted, as bits. */
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
