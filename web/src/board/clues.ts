// The clues of a layout as SVG, from the core's description of them: the page and its pictures choose
// colours, never shapes. Loaded only for puzzles with clues.
import type { ClueShape, Layout } from '$lele';

export type Layer = ClueShape['layer'];
export type Ink = ClueShape['ink'];

/** Layers that lie below the lines of the grid, and those above. */
export const BELOW: readonly Layer[] = ['shade', 'line', 'bulb'];
export const ABOVE: readonly Layer[] = ['cage', 'edge', 'outside'];

/** An element of SVG; its unit is a cell. */
export type Node = {
  tag: 'path' | 'circle' | 'rect' | 'text';
  attributes: Record<string, string | number>;
  text: string;
};

/** The colour of an ink of a look. */
export type Paint = (look: string, ink: Ink) => string;

/** light, its paler fill, dark, its fill. The contrast of dark lines to a dark cell is at least 3:1,
 *  that of fills too where the fill alone is the clue. */
type Row = readonly [string, string, string, string];
const GREY: Row = ['#8e959d', '#cbd0d6', '#8a94a0', '#606a77'];
const SHADE: Row = ['#59636e', '#e0e3e7', '#b6c0cc', '#2e3844'];
const ROWS: Record<string, Row> = {
  arrow: GREY,
  pill: GREY,
  thermometer: ['#a9afb6', '#c6cacf', '#8a94a0', '#606a77'],
  'slow-thermometer': ['#a9afb6', '#c6cacf', '#8a94a0', '#606a77'],
  'double-arrow': ['#c54b8b', '#f3d3e3', '#cf5f9b', '#b84f84'],
  maximum: SHADE,
  minimum: SHADE,
  odd: GREY,
  even: GREY,
  palindrome: ['#a3a9b0', '#dde1e6', '#7d8792', '#6f7985'],
  clone: ['#6a7683', '#dce3ec', '#a9b7c8', '#26364a'],
  renban: ['#e86fe8', '#f8d3f8', '#bb58bb', '#a04ba0'],
  // The fill is the colour of the dashed kind.
  whispers: ['#4dc54d', '#f39a1b', '#3c943c', '#bd7a1a'],
  between: ['#87909a', '#dde1e6', '#8a94a0', '#6f7985'],
  'region-sum': ['#23aedb', '#cdeef9', '#278fb3', '#22799a'],
  entropic: ['#ee9b62', '#fce3d2', '#bf7c4f', '#a76b43'],
  modular: ['#2ba5a5', '#cfeded', '#289191', '#247f7f'],
  nabner: ['#b0ae4e', '#edeccb', '#8f8d3c', '#7d7b35'],
  zipper: ['#af87de', '#e7daf7', '#9575c4', '#8468ad'],
  'extra-region': ['#b4bcc6', '#eef0f4', '#76818e', '#1c232c'],
};
const USUAL: Row = ['#3b4856', '#dde1e6', '#c3cedb', '#6f7985'];

export const rowOf = (look: string): Row => ROWS[look] ?? USUAL;

/** For the page: both themes in one value. What lies below the digits is blended with the board. */
export const onPage =
  (blended: boolean): Paint =>
  (look, ink) => {
    const row = rowOf(look);
    if (ink === 'line') return `light-dark(${row[0]}, ${row[2]})`;
    if (ink === 'fill') return `light-dark(${row[1]}, ${row[3]})`;
    if (ink === 'paper') return blended ? 'var(--blend-nothing)' : 'var(--cell)';
    if (ink === 'strong') return 'var(--ink)';
    return ink === 'white' ? '#fff' : '#000';
  };

/** For pictures and paper: colours of the light theme, or greys. */
export const onPaper =
  (grey: boolean): Paint =>
  (look, ink) => {
    const known = look in ROWS;
    if (ink === 'line') return grey ? (known ? '#7a7a7a' : '#000') : rowOf(look)[0];
    if (ink === 'fill' && grey) return look === 'whispers' ? '#7a7a7a' : '#cfcfcf';
    if (ink === 'fill') return rowOf(look)[1];
    if (ink === 'strong') return grey ? '#000' : '#16202c';
    return ink === 'black' ? '#000' : '#fff';
  };

const cells = (length = 0) => length / 1000;

function pathOf({ kind, points }: ClueShape): string {
  const path = points
    .map((at, i) => (i === 0 ? 'M' : i % 2 === 0 ? 'L' : ' ') + cells(at))
    .join('');
  return kind === 'line' ? path : `${path}Z`;
}

function strokeOf({ kind, width, dash = 0, gap }: ClueShape): Node['attributes'] {
  const attributes: Node['attributes'] = {
    'stroke-width': cells(width),
    'stroke-linejoin': kind === 'loop' ? 'miter' : 'round',
    'stroke-linecap': dash > 1 ? 'butt' : 'round',
  };
  if (dash > 0) attributes['stroke-dasharray'] = `${dash === 1 ? 0 : cells(dash)} ${cells(gap)}`;
  return attributes;
}

/** A text and the paper below it. `least`: the smallest size of a number in a corner. */
function wordsOf(shape: ClueShape, paint: Paint, least: number): Node[] {
  const { kind, text = '', look } = shape;
  const corner = kind === 'text-corner';
  const size = corner ? Math.max(cells(shape.size), Math.min(least, 0.42)) : cells(shape.size);
  const width = size * 0.6 * text.length;
  const height = size * 0.74;
  const x = cells(shape.points[0]) - (corner ? 0 : width / 2);
  const y = cells(shape.points[1]) - (corner ? 0 : height / 2);
  const pad = size * 0.12;
  const words: Node = {
    tag: 'text',
    attributes: {
      x: x + width / 2,
      y: y + height,
      fill: paint(look, shape.ink),
      'font-size': size,
      'font-weight': shape.layer === 'outside' ? 500 : 700,
      'text-anchor': 'middle',
    },
    text,
  };
  const box = { x: x - pad, y: y - pad, width: width + 2 * pad, height: height + 2 * pad };
  const plate: Node = {
    tag: 'rect',
    attributes: { ...box, fill: paint(look, 'paper') },
    text: '',
  };
  return shape.plate ? [plate, words] : [words];
}

function nodesOf(shape: ClueShape, paint: Paint, least: number): Node[] {
  const color = paint(shape.look, shape.ink);
  const [x = 0, y = 0] = shape.points;
  switch (shape.kind) {
    case 'line':
    case 'loop': {
      const stroke = { fill: 'none', stroke: color, ...strokeOf(shape) };
      return [{ tag: 'path', attributes: { d: pathOf(shape), ...stroke }, text: '' }];
    }
    case 'area':
      return [{ tag: 'path', attributes: { d: pathOf(shape), fill: color }, text: '' }];
    case 'disc':
    case 'ring': {
      const at = { cx: cells(x), cy: cells(y), r: cells(shape.size) };
      const ring = { fill: 'none', stroke: color, 'stroke-width': cells(shape.width) };
      const look = shape.kind === 'ring' ? ring : { fill: color };
      return [{ tag: 'circle', attributes: { ...at, ...look }, text: '' }];
    }
    default:
      return wordsOf(shape, paint, least);
  }
}

/** The elements of some layers, in the order of painting. */
export function clueNodes(
  { clueShapes = [] }: Layout,
  layers: readonly Layer[],
  paint: Paint,
  least = 0,
): Node[] {
  return clueShapes
    .filter(({ layer }) => layers.includes(layer))
    .flatMap((shape) => nodesOf(shape, paint, least));
}

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);

/** The elements as the text of a picture. */
export function clueMarkup(nodes: readonly Node[]): string {
  return nodes
    .map(({ tag, attributes, text }) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
      return `<${tag}${written.join('')}>${escape(text)}</${tag}>`;
    })
    .join('');
}
