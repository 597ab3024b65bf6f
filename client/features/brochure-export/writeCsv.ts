import type { ExportValue } from './exportColumns';

/** What a spreadsheet would take for a formula (OWASP, "CSV injection"); a telephone number is none. */
const formula = /^[\t\r\n ]*[=+\-@]/;
const onlyFigures = /^[+-]?[\d\s().]+$/;

function cell(value: ExportValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = formula.test(value) && !onlyFigures.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180. The mark in front tells Excel that it is UTF-8. */
export function writeCsv(rows: readonly (readonly ExportValue[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
