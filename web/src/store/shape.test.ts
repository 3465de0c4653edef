import { expect, test } from 'vitest';
import {
  flag,
  listOf,
  mapOf,
  number,
  object,
  optional,
  orNull,
  text,
  whole,
  within,
} from './shape';

const record = object({
  id: text,
  count: number,
  slot: whole(1, 5),
  part: within(0, 1),
  done: flag,
  note: optional(text),
  terms: orNull(object({ pace: listOf(number) })),
  techniques: mapOf(object({ time: number })),
});
const GOOD = {
  id: 'a',
  count: 1.5,
  slot: 5,
  part: 0.5,
  done: false,
  terms: { pace: [1, 2] },
  techniques: { x: { time: 1 } },
};

test('a record of the right shape is accepted, with parts of older and newer pages', () => {
  for (const more of [{}, { note: 'x' }, { terms: null }, { techniques: {} }, { later: [1] }])
    expect(record({ ...GOOD, ...more }), JSON.stringify(more)).toBe(true);
});

test('a wrong value at any depth is refused', () => {
  const wrong = [
    ...[{ id: 7 }, { id: undefined }, { count: '1' }, { count: NaN }, { count: Infinity }],
    ...[{ part: -0.1 }, { part: 1.1 }, { part: '1' }, { part: NaN }],
    ...[{ slot: 0 }, { slot: 6 }, { slot: 1.5 }, { done: 0 }, { note: null }, { note: 1 }],
    ...[{ terms: undefined }, { terms: [] }, { terms: {} }, { terms: { pace: 1 } }],
    ...[{ terms: { pace: [1, null] } }, { techniques: null }, { techniques: [] }],
    ...[
      { techniques: { x: null } },
      { techniques: { x: {} } },
      { techniques: { x: { time: '1' } } },
    ],
  ];
  for (const part of wrong) expect(record({ ...GOOD, ...part }), JSON.stringify(part)).toBe(false);
  for (const value of [null, undefined, 1, 'x', []]) expect(record(value)).toBe(false);
});

test('what an object inherits does not count', () => {
  expect(object({ toString: optional(text) })({})).toBe(true);
  expect(object({ constructor: text })({})).toBe(false);
});
