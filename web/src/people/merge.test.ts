import { describe, expect, it } from 'vitest';
import { arrive, digestOf, isKnown, isWaiting } from './merge';

const seen = (text: string, revision = 1) => ({ revision, digest: digestOf(text) });

describe('what arrives from the server', () => {
  it('is taken where this device has nothing of it', () =>
    expect(arrive(null, 'b', undefined)).toBe('take'));
  it('is taken where this device has not changed it', () =>
    expect(arrive('a', 'b', seen('a'))).toBe('take'));
  it('is kept beside what this device has changed', () =>
    expect(arrive('c', 'b', seen('a'))).toBe('both'));
  it('is kept beside a record that this device never sent', () =>
    expect(arrive('c', 'b', undefined)).toBe('both'));
  it('waits while the game is open and was not changed here', () =>
    expect(arrive('a', 'b', seen('a'), true)).toBe('later'));
  it('is kept beside a game that is open and was changed', () =>
    expect(arrive('c', 'b', seen('a'), true)).toBe('both'));
  it('does not remove a game that is open', () =>
    expect(arrive('a', null, seen('a'), true)).toBe('keep'));
  it('is nothing new where it is the same', () => expect(arrive('b', 'b', undefined)).toBe('same'));
  it('removes what was deleted elsewhere', () =>
    expect(arrive('a', null, seen('a'))).toBe('remove'));
  it('does not remove what was changed here', () =>
    expect(arrive('c', null, seen('a'))).toBe('keep'));
  it('comes back where it was deleted here and changed there', () =>
    expect(arrive(null, 'b', seen('a'))).toBe('take'));
});

it('a revision is known when this device sent it, whatever it changed since', () => {
  expect(isKnown(3, undefined)).toBe(false);
  expect(isKnown(3, seen('a', 2))).toBe(false);
  expect(isKnown(3, seen('a', 3))).toBe(true);
  expect(isKnown(3, seen('a', 4))).toBe(true);
});

describe('what waits', () => {
  it('is new', () => expect(isWaiting('a', undefined)).toBe(true));
  it('is changed', () => expect(isWaiting('b', seen('a'))).toBe(true));
  it('is deleted', () => expect(isWaiting(null, seen('a'))).toBe(true));
  it('is not what the server has', () => expect(isWaiting('a', seen('a'))).toBe(false));
  it('is not a deletion that the server knows', () =>
    expect(isWaiting(null, { revision: 2, digest: '' })).toBe(false));
});

it('digests of texts that differ in one character differ', () => {
  const all = new Set(Array.from({ length: 2000 }, (_, i) => digestOf(`game ${i}`)));
  expect(all.size).toBe(2000);
});
