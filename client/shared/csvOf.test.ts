import { csvOf } from './csvOf';

it('writes what a spreadsheet reads back', () => {
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

it('leaves numbers below zero alone', () => {
  expect(csvOf([[-2]])).toBe('\ufeff-2\r\n');
});
