import { LRUCache } from 'lru-cache';
import { figtreeFont } from '../../../../platform/pdf/figtreeFont';
import { printableText } from '../../../../platform/pdf/printableText';

type Weight = 'regular' | 'bold';

/** Layouts are tried in steps of a millimetre, each of which measures every row again. More texts than a map has. */
const mostTexts = 50_000;
const widths = new LRUCache<string, number>({ max: mostTexts });

/** Returns how wide a text is in Figtree, in the unit of `size`. */
export function measureText(text: string, size: number, weight: Weight = 'regular'): number {
  const key = `${weight} ${text}`;
  const width = widths.get(key) ?? measureOnce(text, weight);
  widths.set(key, width);
  return width * size;
}

/** Returns the width for letters of the size 1. */
function measureOnce(text: string, weight: Weight): number {
  const font = figtreeFont(weight);
  const { positions } = font.layout(printableText(text));
  return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm;
}

/** letters of a browser are placed in whole pixels: millimetres that a line may be longer than measured */
export const spare = 0.6;

/** Figures that are set in one width have that of the widest. */
export function tabular(text: string): string {
  return text.replace(/\d/g, '0');
}
