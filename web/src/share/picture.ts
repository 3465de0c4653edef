// A picture of a board: an SVG text, and a PNG made from it on this device.
import type { Layout } from '$lele';
import { ABOVE, BELOW, clueMarkup, clueNodes, onPaper } from '../board/clues';
import { gridPath, noteGrid, notePlace, regionPath } from '../board/geometry';
import { roomOf } from '../board/margin';
import { isBlank } from '../board/model';
import type { Qr } from '../ui/qr';

export type Picture = {
  layout: Layout;
  givens: string;
  values: string;
  caption?: string;
  /** The small digits of each cell. */
  notes?: readonly (readonly number[])[];
  large?: boolean;
  contrast?: boolean;
  /** The families of its letters; empty: the usual one. */
  font?: string;
  /** A QR code beside the caption. */
  code?: Qr | null;
};

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);

const NORMAL = {
  ink: '#16202c',
  own: '#1b55c4',
  note: '#4a5a6d',
  thin: '#8392a5',
  line: '#25313f',
  extra: '#eceffa',
};
const CONTRAST = {
  ink: '#000',
  own: '#000',
  note: '#000',
  thin: '#4d4d4d',
  line: '#000',
  extra: '#d9d9d9',
};

function digitsOf({ layout, givens, values, large, contrast }: Picture): string {
  const { ink, own } = contrast ? CONTRAST : NORMAL;
  return Array.from(values, (symbol, cell) => {
    if (isBlank(symbol)) return '';
    const given = givens[cell] === symbol;
    const x = (cell % layout.size) + 0.5;
    const y = Math.floor(cell / layout.size) + (large ? 0.78 : 0.72);
    return `<text x="${x}" y="${y}" fill="${given ? ink : own}" font-weight="${given ? 700 : 400}">${escape(symbol)}</text>`;
  }).join('');
}

function notesOf({ layout, values, notes = [], contrast }: Picture): string {
  const { note } = contrast ? CONTRAST : NORMAL;
  const size = (layout.clueTotals?.length ? 0.66 : 0.78) / noteGrid(layout.size).rows;
  return notes
    .flatMap((digits, cell) =>
      isBlank(values[cell])
        ? digits.map((digit) => {
            const at = notePlace(layout.size, digit);
            // A number of a clue has the upper left corner.
            const share = layout.clueTotals?.includes(cell) ? 0.78 : 1;
            const x = (cell % layout.size) + at.x;
            const y = Math.floor(cell / layout.size) + 1 - share + share * at.y;
            return `<text class="note" x="${x.toFixed(3)}" y="${(y + size * 0.36).toFixed(3)}" font-size="${size.toFixed(3)}" fill="${note}">${escape(layout.symbols[digit - 1]!)}</text>`;
          })
        : [],
    )
    .join('');
}

function linesOf({ layout, large, contrast }: Picture): string {
  const n = layout.size;
  const paint = onPaper(contrast ?? false);
  const clues = (layers: typeof ABOVE) => clueMarkup(clueNodes(layout, layers, paint));
  const { thin, line, extra } = contrast ? CONTRAST : NORMAL;
  const wide = large || contrast ? 1.5 : 1;
  const extras = layout.units.filter((one) => one.extra);
  const shaded = extras
    .filter(({ kind }) => kind !== 'diagonal')
    .flatMap((one) => one.cells)
    .map(
      (cell) =>
        `<rect x="${cell % n}" y="${Math.floor(cell / n)}" width="1" height="1" fill="${extra}"/>`,
    )
    .join('');
  const diagonals = extras
    .filter(({ kind }) => kind === 'diagonal')
    .map(({ cells }) => (cells[0] === 0 ? `M0 0L${n} ${n}` : `M${n} 0L0 ${n}`))
    .join('');
  return [
    `<rect width="${n}" height="${n}" fill="#fff"/>${shaded}${clues(BELOW)}`,
    diagonals
      ? `<path d="${diagonals}" stroke="${contrast ? thin : '#a9bfe8'}" stroke-width="0.036" fill="none"/>`
      : '',
    `<path d="${gridPath(n)}" stroke="${thin}" stroke-width="${0.016 * wide}" fill="none"/>`,
    `<path d="${regionPath(n, layout.box)}" stroke="${line}" stroke-width="${0.045 * wide}" fill="none"/>`,
    `<rect width="${n}" height="${n}" fill="none" stroke="${line}" stroke-width="${0.055 * wide}"/>`,
    clues(ABOVE),
  ].join('');
}

const QR_SIDE = 104;

export function boardSvg(picture: Picture): string {
  const { layout, caption, code, large } = picture;
  const font = escape(picture.font || 'sans-serif');
  const n = layout.size;
  const side = n * 60;
  const width = side + 40;
  const room = roomOf(layout);
  const unit = side / room.side;
  const height = width + (code ? QR_SIDE + 16 : caption ? 44 : 0);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    caption || code ? `<rect width="100%" height="100%" fill="#f6f8fb"/>` : '',
    `<g transform="translate(${20 + room.left * unit} ${20 + room.top * unit}) scale(${unit})" font-family="${font}" font-size="${large ? 0.8 : 0.62}" text-anchor="middle">`,
    linesOf(picture),
    digitsOf(picture),
    notesOf(picture),
    '</g>',
    caption
      ? `<text x="20" y="${width + 22}" font-family="${font}" font-size="20" fill="#16202c">${escape(caption)}</text>`
      : '',
    code
      ? `<g transform="translate(${width - 20 - QR_SIDE} ${width}) scale(${QR_SIDE / (code.size + 4)})"><rect width="${code.size + 4}" height="${code.size + 4}" fill="#fff"/><path transform="translate(2 2)" d="${code.path}"/></g>`
      : '',
    '</svg>',
  ].join('');
}

/** The PNG of a picture, `pixels` wide. */
export async function svgToPng(svg: string, pixels: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  const scale = pixels / image.width;
  canvas.width = pixels;
  canvas.height = Math.round(image.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.scale(scale, scale);
  context.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
