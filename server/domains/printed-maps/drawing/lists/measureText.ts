import { figtreeFont } from '../../../../platform/pdf/figtreeFont';
import { printableText } from '../../../../platform/pdf/printableText';

/** Returns how wide a text is in Figtree, in the unit of `size`. */
export function measureText(text: string, size: number, weight: 'regular' | 'bold' = 'regular'): number {
  const font = figtreeFont(weight);
  const { positions } = font.layout(printableText(text));
  return (positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm) * size;
}

/** letters of a browser are placed in whole pixels: millimetres that a line may be longer than measured */
export const spare = 0.6;

/** Figures that are set in one width have that of the widest. */
export function tabular(text: string): string {
  return text.replace(/\d/g, '0');
}
