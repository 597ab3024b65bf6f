import { figtreeFont } from './figtreeFont';
import { printableText } from './printableText';

interface Lettering {
  weight: 'regular' | 'bold';
  /** in px */
  size: number;
  x: number;
  /** of the base line */
  y: number;
  anchor?: 'start' | 'middle' | 'end';
}

/** Returns text as SVG outlines, so that it looks the same on every machine, with or without fonts. */
export function textPath(text: string, { weight, size, x, y, anchor = 'start' }: Lettering): string {
  const font = figtreeFont(weight);
  const { glyphs, positions, advanceWidth } = font.layout(printableText(text));
  const scale = size / font.unitsPerEm;
  const share = { start: 0, middle: 0.5, end: 1 }[anchor];
  let at = x - advanceWidth * scale * share;
  return glyphs
    .map((glyph, index) => {
      const outline = glyph.path.scale(scale, -scale).translate(at, y).toSVG();
      at += (positions[index]?.xAdvance ?? 0) * scale;
      return outline;
    })
    .join('');
}
