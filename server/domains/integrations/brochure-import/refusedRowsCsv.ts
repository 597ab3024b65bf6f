import type { ImportReport } from './ImportReport';

// keep equal to `client/shared/formats/csvOf.ts`; `e2e/csvFormulas.test.ts` checks both
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
const figures = /^[+-]\d[\d\s().]{3,}$/;

/** Returns a CSV with every reason of every refused row: line, field, value, code, message. */
export function refusedRowsCsv({ refused }: ImportReport): string {
  const rows = refused.flatMap(({ line, errors }) =>
    errors.map(({ field, value = '', code, message }) => [String(line), field, value, code, message]),
  );
  return [['line', 'field', 'value', 'code', 'message'], ...rows].map((row) => `${row.map(cell).join(',')}\n`).join('');
}

/** Quotes a cell where needed. Prefixes text that a spreadsheet would run as a formula with an apostrophe. */
function cell(text: string): string {
  const safe = formula.test(text) && !figures.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
