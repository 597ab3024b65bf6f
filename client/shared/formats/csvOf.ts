type CsvValue = string | number | null;

// the server's `refusedRowsCsv` has the same rule; `e2e/csvFormulas.test.ts` holds the two together
/** What a spreadsheet would take for a formula (OWASP, "CSV injection"), in signs of any width … */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
/** … and what only looks like it: a telephone number, a place's degrees. */
const figures = /^[+-]\d[\d\s().]{3,}$/;

/**
 * Rows as CSV for spreadsheets (RFC 4180): UTF-8 with the mark by which Excel knows it. A text that would be taken for a
 * formula is led by an apostrophe, since buyers and vendors choose their own names.
 */
export function csvOf(rows: readonly (readonly CsvValue[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

function cellOf(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) && !figures.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
