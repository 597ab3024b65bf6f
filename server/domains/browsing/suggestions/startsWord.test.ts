// cspell:ignore joes
import { plainWords, startsWord } from './startsWord';

it.each([
  ['Café  Zoë!', 'cafe zoe'],
  ["Joe's – fish & chips", 'joes fish chips'],
  ['7-Eleven', '7 eleven'],
  ['%_\\', ''],
  ['\u202e🍕', ''],
])('%j is read as %j', (text, plain) => {
  expect(plainWords(text)).toBe(plain);
});

it.each([
  ['Cafés', 'cafes', 0],
  ['Cafés', 'ca', 1],
  ['Pubs & bars', 'ba', 2],
  ['Pubs & bars', 'ubs', null],
])('%j begins with %j: %j', (name, typed, rank) => {
  expect(startsWord(name, typed)).toBe(rank);
});
