import { cutText } from './cutText';

describe('cutText', () => {
  it.each([
    ['text that is short enough', 'a'.repeat(400), 'a'.repeat(400)],
    ['nothing', '', ''],
    ['at the end of a word that is near', `${'word '.repeat(79)}four letters`, `${'word '.repeat(79).trim()} four ...`],
    ['a word that ends exactly there', `${'a'.repeat(400)} b`, `${'a'.repeat(400)} ...`],
    ['inside a word when none ends near', 'a'.repeat(500), `${'a'.repeat(400)} ...`],
    ['inside a word when the last one ended long before', `b ${'a'.repeat(500)}`, `b ${'a'.repeat(398)} ...`],
    ['before a surrogate pair, never inside', `${'a'.repeat(399)}😀😀`, `${'a'.repeat(399)} ...`],
    ['after a whole surrogate pair', `${'a'.repeat(398)}😀😀`, `${'a'.repeat(398)}😀 ...`],
  ])('%s', (_, text, cut) => {
    expect(cutText(text, 400)).toBe(cut);
  });
});
