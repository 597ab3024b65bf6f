import { cutAtWord } from './cutAtWord';

it.each([
  ['short enough', 20, 'short enough'],
  ['exactly ten', 11, 'exactly ten'],
  ['ends before the word', 15, 'ends before…'],
  ['no comma, before it', 10, 'no comma…'],
  ['incomprehensible', 8, 'incomp…'],
  ['a incomprehensible', 10, 'a incomp…'],
])('%s at %i', (text, most, cut) => {
  expect(cutAtWord(text, most)).toBe(cut);
});

it('does not cut a character in two', () => {
  expect(cutAtWord('🐳'.repeat(20), 9)).not.toMatch(/\p{Surrogate}/u);
});
