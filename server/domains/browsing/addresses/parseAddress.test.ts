import { parseAddress, possibleStreets } from './parseAddress';

test.each([
  ['12 Mitchell Street Darwin', 12, '', 'Mitchell Street Darwin'],
  ['  12a   Mitchell St,Darwin ', 12, 'A', 'Mitchell St Darwin'],
  ['3/12 Mitchell St', 12, '', 'Mitchell St'],
  ['Unit 3 / 12 Mitchell St', 12, '', 'Mitchell St'],
  ['shop 4, 12-14 Mitchell St', 12, '', 'Mitchell St'],
  ['7 1st Avenue', 7, '', '1st Avenue'],
])('reads "%s"', (typed, number, suffix, words) => {
  expect(parseAddress(typed)).toEqual({ number, suffix, words: words.split(' ') });
});

test.each([
  'coffee',
  '12',
  '12 ',
  '0 Mitchell Street',
  '123456 Mitchell Street',
  '1st Avenue',
  '-12 Mitchell Street',
  '12\u0000Mitchell',
  `12 ${'a'.repeat(200)}`,
  `12 ${'a b '.repeat(20)}`,
  `${'1 '.repeat(60)}x`,
  `${'1/'.repeat(60)} High`,
  "12'; DROP TABLE",
  '12 --',
  '12 %%',
])('"%s" is no address', (typed) => {
  expect(parseAddress(typed)).toBeNull();
});

test('divides the words into a street, its usual ending in full, and what follows', () => {
  expect(possibleStreets(['mitchell', 'st', 'darwin'])).toEqual([
    { name: 'mitchell', further: ['st', 'darwin'] },
    { name: 'mitchell Street', further: ['darwin'] },
    { name: 'mitchell st darwin', further: [] },
  ]);
});
