import { create, type Font } from 'fontkit';
import { figtree } from '../../../../platform/pdf/figtree';
import { printableText } from '../../../../platform/pdf/printableText';

const fonts: Partial<Record<keyof typeof figtree, Font>> = {};

/** Returns how wide a text is in Figtree, in the unit of `size`. */
export function measureText(text: string, size: number, weight: 'regular' | 'bold' = 'regular'): number {
  const font = (fonts[weight] ??= create(figtree[weight]));
  const { positions } = font.layout(printableText(text));
  return (positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm) * size;
}
