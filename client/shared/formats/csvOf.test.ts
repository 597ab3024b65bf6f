import { csvOf } from './csvOf';

it('writes CSV that a spreadsheet reads back', () => {
  expect(
    csvOf([
      ['Name', 'Price'],
      ['Kim "K", Tran', 12.5],
      ['two\nlines', null],
    ]),
  ).toBe('\ufeffName,Price\r\n"Kim ""K"", Tran",12.5\r\n"two\nlines",\r\n');
});

it.each(['=1+1', '+61', '-2', '@SUM(A1)', '\t=1'])('never lets %p become a formula', (text) => {
  expect(csvOf([[text]])).toContain(`'${text}`);
});

it('leaves negative numbers alone', () => {
  expect(csvOf([[-2]])).toBe('\ufeff-2\r\n');
});

const line = (...row: (string | number | null)[]) => csvOf([row]).slice(1).trimEnd();

it('begins with the UTF-8 byte order mark and ends every line', () => {
  expect(csvOf([['a'], ['é']])).toBe('\uFEFFa\r\né\r\n');
});

it('quotes characters that would end a cell', () => {
  expect(line('fish, chips', 'the "best"', 'two\nlines', null, 1.5)).toBe(
    '"fish, chips","the ""best""","two\nlines",,1.5',
  );
});

it.each([
  '=HYPERLINK("http://x")',
  '+cmd|calc',
  '-2+3+cmd',
  '@SUM(A1)',
  '\t=1+1',
  ' =A1',
  '+A1',
  '\u00a0=A1',
  '＝1+1',
  '＋A1',
  '－A1',
  '＠SUM(A1)',
])('%j is text in a spreadsheet', (text) => {
  expect(line(text).replace(/^"/, '')[0]).toBe("'");
});

it.each(['+61 7 5447 0000', '(07) 5447 0000', '-27.5', 'a=b'])('%j stays as it is', (text) => {
  expect(line(text)).toBe(text);
});
