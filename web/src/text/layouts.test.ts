import { describe, expect, it, vi } from 'vitest';
import { crossed, layoutTiles, layoutTitle, playable, tileOf } from './layouts';

// A module with layouts that nobody has heard of: whatever it lists, the page shows.
vi.mock('./i18n.svelte', () => ({ lang: () => 'zh' }));
vi.mock('../engine/core', () => ({
  lele: () => ({
    layouts: () => ['classic', 'x', 'spiral', 'spiral-x', '15x15', '15x15-x'],
    layoutTitle: (name: string, lang: string) => `${name} in ${lang}`,
  }),
}));

describe('layouts', () => {
  it('are on the tiles as the module lists them, the diagonals left out', () => {
    expect(layoutTiles()).toEqual(['classic', 'x', 'spiral', '15x15', 'jigsaw']);
  });

  it('have the titles that the module gives', () => {
    expect(layoutTitle('spiral')).toBe('spiral in zh');
  });

  it('are found on their tile again', () => {
    expect(['x', 'spiral', 'spiral-x', 'jigsaw:1122', 'jigsaw'].map(tileOf)).toEqual([
      'x',
      'spiral',
      'spiral',
      'jigsaw',
      'jigsaw',
    ]);
  });

  it('get diagonals where the module has them with diagonals', () => {
    expect(layoutTiles().map(crossed)).toEqual([null, null, 'spiral-x', '15x15-x', null]);
  });

  it('can be drawn, a jigsaw by a sample', () => {
    expect(playable('spiral')).toBe('spiral');
    expect(playable('jigsaw')).toMatch(/^jigsaw:[1-9]{81}$/);
  });
});
