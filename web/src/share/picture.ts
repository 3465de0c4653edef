// A picture of a board: an SVG text, and a PNG made from it on this device.
import type { Layout } from '$lele';
import { gridPath, regionPath } from '../board/geometry';
import { isBlank } from '../board/model';

export type Picture = { layout: Layout; givens: string; values: string; caption?: string };

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);

export function boardSvg({ layout, givens, values, caption }: Picture): string {
  const n = layout.size;
  const unit = 60;
  const width = n * unit + 40;
  const height = caption ? width + 44 : width;
  const digits = Array.from(values, (symbol, cell) => {
    if (isBlank(symbol)) return '';
    const given = givens[cell] === symbol;
    const x = (cell % n) + 0.5;
    const y = Math.floor(cell / n) + 0.72;
    return `<text x="${x}" y="${y}" fill="${given ? '#16202c' : '#1b55c4'}" font-weight="${given ? 700 : 400}">${escape(symbol)}</text>`;
  }).join('');
  const extra = layout.units
    .filter((one) => one.extra)
    .flatMap((one) => one.cells)
    .map(
      (cell) =>
        `<rect x="${cell % n}" y="${Math.floor(cell / n)}" width="1" height="1" fill="#eceffa"/>`,
    )
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    caption ? `<rect width="100%" height="100%" fill="#f6f8fb"/>` : '',
    `<g transform="translate(20 20) scale(${unit})" font-family="sans-serif" font-size="0.62" text-anchor="middle">`,
    `<rect width="${n}" height="${n}" fill="#fff"/>${extra}`,
    `<path d="${gridPath(n)}" stroke="#8392a5" stroke-width="0.016" fill="none"/>`,
    `<path d="${regionPath(n, layout.box)}" stroke="#25313f" stroke-width="0.045" fill="none"/>`,
    `<rect width="${n}" height="${n}" fill="none" stroke="#25313f" stroke-width="0.055"/>`,
    digits,
    '</g>',
    caption
      ? `<text x="20" y="${width + 22}" font-family="sans-serif" font-size="20" fill="#16202c">${escape(caption)}</text>`
      : '',
    '</svg>',
  ].join('');
}

export async function svgToPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * 2;
  canvas.height = image.height * 2;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.scale(2, 2);
  context.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
