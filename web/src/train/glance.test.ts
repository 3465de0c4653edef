import type { Layout, View } from '$lele';
import { expect, it } from 'vitest';
import { glancesOf } from './glance';

it('names the digits of a pattern in their order, each once', () => {
  const hint = {
    ...{ kind: 'step', cells: [], place: [], eliminate: [{ cell: 2, digits: [5] }] },
    ...{
      nodes: [],
      links: [],
      paint: [],
      arrows: [],
      lines: [],
      frames: [],
      ghosts: [],
      units: [{ unit: 0, role: 'cover' }],
    },
    marks: [
      { cell: 50, role: 'base', digits: [1, 2, 4, 5] },
      { cell: 66, role: 'extra', digits: [3, 5, 7, 8] },
    ],
  };
  const layout = { size: 9, units: [{ cells: [50] }] } as unknown as Layout;
  const glances = glancesOf({ hint, cells: [] } as unknown as View, layout);
  const cross = glances.find(({ say }) => say.key === 'cross');
  expect(cross?.say).toEqual({ key: 'cross', cells: [50, 66], digits: [1, 2, 3, 4, 5, 7, 8] });
});
