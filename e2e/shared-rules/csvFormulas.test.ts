import { csvOf } from '../../client/shared/formats/csvOf';
import { refusedRowsCsv } from '../../server/domains/integrations/brochure-import/refusedRowsCsv';

/** The cell in the pages' exports. */
const written = (value: string) =>
  csvOf([[value]])
    .slice(1)
    .trimEnd();

/** The cell in the report of refused rows. */
function reported(value: string): string {
  const refused = [{ line: 2, errors: [{ field: 'f', value, code: 'C', message: 'm' }] }];
  const report = { refused } as unknown as Parameters<typeof refusedRowsCsv>[0];
  return refusedRowsCsv(report).replace('line,field,value,code,message\n2,f,', '').replace(',C,m\n', '');
}

const formulas = [
  ...['=1+1', '+A1', '-2+3', '@SUM(A1)'],
  ...['\uff1d1+1', '\uff0bA1', '\uff0dA1', '\uff20SUM(A1)'],
  ...['\t=1', ' =A1', '\u00a0=A1', '\r=A1', '\n=A1', ' \uff1dA1', '=HYPERLINK("http://x","y")'],
];

it.each(formulas)('%j becomes text in every CSV file', (text) => {
  const quoted = /[",\r\n]/.test(text) ? '"\'' : "'";
  expect(written(text).startsWith(quoted)).toBe(true);
  expect(reported(text)).toBe(written(text));
});

it.each(['+61 7 5447 0000', '-27.5', '(07) 5447 0000', 'a=b', ''])('%j stays unchanged in every CSV file', (text) => {
  expect(written(text)).toBe(text);
  expect(reported(text)).toBe(text);
});
