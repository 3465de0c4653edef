// A QR code as one SVG path, made here: the page fetches no picture.
import qrcode from 'qrcode-generator';

export type Qr = { size: number; path: string };

/** null if the text is too long for a QR code. */
export function qr(text: string): Qr | null {
  try {
    const code = qrcode(0, text.length > 600 ? 'L' : 'M');
    code.addData(text, 'Byte');
    code.make();
    const size = code.getModuleCount();
    let path = '';
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++)
        if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
    return { size, path };
  } catch {
    return null;
  }
}
