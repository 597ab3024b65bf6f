import { writeCsv } from './writeCsv';

const line = (...row: (string | number | null)[]) => writeCsv([row]).slice(1).trimEnd();

it('begins with the mark of UTF-8 and ends every line', () => {
  expect(writeCsv([['a'], ['é']])).toBe('\uFEFFa\r\né\r\n');
});

it('quotes what would end a cell', () => {
  expect(line('fish, chips', 'the "best"', 'two\nlines', null, 1.5)).toBe(
    '"fish, chips","the ""best""","two\nlines",,1.5',
  );
});

it.each(['=HYPERLINK("http://x")', '+cmd|calc', '-2+3+cmd', '@SUM(A1)', '\t=1+1', ' =A1', '+A1'])(
  '%j is a text to a spreadsheet',
  (text) => {
    expect(line(text).replace(/^"/, '')[0]).toBe("'");
  },
);

it.each(['+61 7 5447 0000', '(07) 5447 0000', '-27.5', 'a=b'])('%j stays as it is', (text) => {
  expect(line(text)).toBe(text);
});
