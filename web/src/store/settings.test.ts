import { expect, test } from 'vitest';
import { readSettings } from './settings.svelte';

const checking = (stored: object) => readSettings(JSON.stringify(stored)).checking;

test.each([
  [{}, 'rules'],
  [{ conflictMode: 'highlight', mistakeCheck: 'rules', highlightConflicting: true }, 'rules'],
  [{ conflictMode: 'block' }, 'block'],
  [{ conflictMode: 'block', mistakeCheck: 'solution' }, 'strict'],
  [{ conflictMode: 'off', mistakeCheck: 'solution' }, 'solution'],
  [{ mistakeCheck: 'solution' }, 'solution'],
  [{ conflictMode: 'off' }, 'off'],
  [{ mistakeCheck: 'off' }, 'off'],
  [{ highlightConflicting: false }, 'off'],
])('the settings %j of older pages are the check "%s"', (stored, wanted) => {
  expect(checking(stored)).toBe(wanted);
});

test('what this page stored comes before what an older one left', () => {
  expect(checking({ checking: 'block', conflictMode: 'off' })).toBe('block');
  expect(checking({ checking: 'nonsense', conflictMode: 'off' })).toBe('rules');
});
