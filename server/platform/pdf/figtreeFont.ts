import { create, type Font } from 'fontkit';
import { figtree } from './figtree';

const fonts: Partial<Record<keyof typeof figtree, Font>> = {};

/**
 * Returns the site's typeface as fontkit has opened it, once for all documents: reading its tables takes most of the time of
 * a short PDF. A font keeps each glyph with the character that asked for it first, and a PDF names that character to those
 * who search or listen; so sharing it needs a typeface in which no two characters have one glyph, and each glyph is asked for
 * by its character before an accented letter is drawn with it.
 */
export function figtreeFont(weight: keyof typeof figtree): Font {
  return (fonts[weight] ??= open(figtree[weight]));
}

function open(bytes: Buffer): Font {
  const font = create(bytes);
  for (const code of font.characterSet) font.glyphForCodePoint(code);
  return font;
}
