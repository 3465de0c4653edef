import { expect, test } from 'vitest';
import type { Layout } from '$lele';
import { rulesOf } from './variant';

const layout = (name: string, kinds: string[]) =>
  ({
    name,
    units: [
      { kind: 'row', number: 1, title: '', extra: false, cells: [] },
      ...kinds.map((kind, i) => ({ kind, number: i + 1, title: '', extra: true, cells: [] })),
    ],
  }) as unknown as Layout;

test('a kind of area is told once, and a plain board has no rule to tell', () => {
  expect(rulesOf(layout('classic', []))).toEqual([]);
  expect(rulesOf(layout('x', ['diagonal', 'diagonal']))).toEqual(['diagonal']);
  expect(rulesOf(layout('windoku-x', ['window', 'window', 'diagonal']))).toEqual([
    'diagonal',
    'window',
  ]);
  expect(rulesOf(layout('jigsaw:1122', []))).toEqual(['jigsaw']);
});
