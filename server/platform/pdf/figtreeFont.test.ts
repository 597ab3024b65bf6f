import { figtreeFont } from './figtreeFont';
import { printableText } from './printableText';

it.each(['regular', 'bold'] as const)(
  'each character of the %s typeface has a glyph of its own, which names it',
  (weight) => {
    const font = figtreeFont(weight);
    expect(figtreeFont(weight)).toBe(font);
    // an accented letter is drawn with the glyph of its letter, before a document has that
    for (const { path } of font.layout('ìÉÑŠ').glyphs) expect(path.toSVG()).not.toBe('');
    const characters = font.characterSet.map((code) => String.fromCodePoint(code));
    // a text cannot begin with a space, and has no two of them
    const printed = characters.filter((character) => character.trim() !== '' && printableText(character) === character);
    expect(printed.length).toBeGreaterThan(250);
    const texts = printed.map((character) =>
      font
        .layout(character)
        .glyphs.map(({ codePoints }) => codePoints)
        .flat(),
    );
    expect(texts.map((codes) => String.fromCodePoint(...codes))).toEqual(printed);
    const backwards = printed.toReversed().map((character) =>
      font
        .layout(`1${character}f`)
        .glyphs.map(({ codePoints }) => codePoints)
        .flat(),
    );
    expect(backwards.map((codes) => String.fromCodePoint(...codes).slice(1, -1))).toEqual(printed.toReversed());
  },
);
