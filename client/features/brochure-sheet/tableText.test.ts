import { readTable, writeTable } from './tableText';

it.each<[string, string, string[][]]>([
  ['one cell', 'Tern', [['Tern']]],
  [
    'rows that end with a line break, as spreadsheets copy them',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'empty cells',
    '\t\n\tb',
    [
      ['', ''],
      ['', 'b'],
    ],
  ],
  ['an empty row in the middle', 'a\n\nb', [['a'], [''], ['b']]],
  ['a cell of several lines', '"one\ntwo"\tb\n', [['one\ntwo', 'b']]],
  ['doubled quotation marks', '"say ""hi"""\n', [['say "hi"']]],
  ['a quotation mark that is part of the text', '5" nails\t"a" b', [['5" nails', '"a" b']]],
  ['nothing', '', [['']]],
])('reads %s', (_what, text, rows) => {
  expect(readTable(text)).toEqual(rows);
});

it('reads what it writes', () => {
  const rows = [
    ['a', 'tab\there', ''],
    ['two\nlines', 'say "hi"', 'é'],
  ];
  expect(readTable(writeTable(rows))).toEqual(rows);
});
