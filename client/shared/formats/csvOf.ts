type CsvValue = string | number | null;

// the server's `refusedRowsCsv` has the same rule; `e2e/shared-rules/csvFormulas.test.ts` compares the two
/**
 * Text that a spreadsheet would run as a formula (OWASP, "CSV injection"), in half-width and full-width characters …
 */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
/** … and text that only looks like one: a telephone number, coordinates. */
const figures = /^[+-]\d[\d\s().]{3,}$/;

/**
 * Rows as CSV for spreadsheets (RFC 4180): UTF-8 with the byte order mark that Excel needs. An apostrophe precedes text
 * that looks like a formula, because buyers and vendors choose their own names.
 */
export function csvOf(rows: readonly (readonly CsvValue[])[]): string {
  return `\ufeff${rows.map(csvLine).join('')}`;
}

/** One row of such a file with its line end. */
export function csvLine(row: readonly CsvValue[]): string {
  return `${row.map(cellOf).join(',')}\r\n`;
}

function cellOf(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) && !figures.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
