import { figtreeFont } from './figtreeFont';
import { printableText } from './printableText';

it.each(['regular', 'bold'] as const)('no two characters of the %s typeface have one glyph', (weight) => {
  const font = figtreeFont(weight);
  expect(figtreeFont(weight)).toBe(font);
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
});
