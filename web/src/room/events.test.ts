import { describe, expect, it } from 'vitest';
import {
  boardOf,
  clashes,
  membersOf,
  placeOf,
  standings,
  type Entry,
  type RoomEvent,
} from './events';

let number = 0;
const say = (player: string, event: RoomEvent): Entry => ({
  number: ++number,
  player,
  made: 0,
  event,
});
const join = (player: string, colour: number) =>
  say(player, { kind: 'join', name: player, colour });
const done = (player: string, took: number, withSolution = false) =>
  say(player, {
    kind: 'result',
    total: took,
    took,
    hints: 0,
    mistakes: 0,
    withSolution,
    suspicious: false,
  });

describe('a race', () => {
  const start = [join('a', 1), join('b', 2), join('c', 3), join('d', 4)];

  it('has the members in the order in which they came, with colours', () => {
    expect(membersOf(start).map(({ id, colour }) => [id, colour])).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
      ['d', 4],
    ]);
  });
  it('is led by who finished first, then by who filled most', () => {
    const entries = [
      ...start,
      say('a', { kind: 'progress', filled: 3 }),
      say('b', { kind: 'progress', filled: 9 }),
      done('d', 9000),
      done('c', 8000),
    ];
    expect(standings(entries).map(({ id }) => id)).toEqual(['c', 'd', 'b', 'a']);
  });
  it('gives equal times one place, and none to who looked at the solution', () => {
    const order = standings([
      ...start,
      done('a', 5),
      done('b', 4),
      done('c', 5),
      done('d', 1, true),
    ]);
    expect(['a', 'b', 'c', 'd'].map((id) => placeOf(order, id))).toEqual([2, 1, 2, 0]);
    expect(order.at(-1)!.id).toBe('d');
  });
  it('counts the first result of a player', () => {
    const [member] = membersOf([join('a', 1), done('a', 7), done('a', 3)]);
    expect(member!.result!.took).toBe(7);
  });
  it('leaves out what is said by somebody who is gone', () => {
    expect(membersOf([say('x', { kind: 'progress', filled: 3 })])).toEqual([]);
  });
});

describe('a board together', () => {
  const givens = [1, 0, 0, 0];
  const set = (player: string, cell: number, digit: number, undo = false) =>
    say(player, { kind: 'set', cell, digit, ...(undo ? { undo } : {}) });

  it('is what the moves leave, with the player of each digit', () => {
    const board = boardOf(givens, [set('a', 1, 2), set('b', 2, 3), set('b', 1, 4), set('a', 2, 0)]);
    expect(board.digits).toEqual([1, 4, 0, 0]);
    expect(board.owners).toEqual(['', 'b', '', '']);
  });
  it('gives a digit back to its player when the one over it is undone', () => {
    const board = boardOf(givens, [set('a', 1, 2), set('b', 1, 4), set('b', 1, 2, true)]);
    expect(board.digits[1]).toBe(2);
    expect(board.owners[1]).toBe('a');
  });
  it('is solved when the server says so', () => {
    expect(boardOf(givens, []).took).toBe(null);
    expect(boardOf(givens, [say('', { kind: 'solved', took: 5 })]).took).toBe(5);
  });
  it('shows equal digits of a unit', () => {
    expect([...clashes([1, 1, 2, 0], [[0, 1, 2, 3]])]).toEqual([0, 1]);
  });
});
