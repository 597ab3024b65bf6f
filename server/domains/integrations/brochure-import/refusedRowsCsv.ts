import type { ImportReport } from './ImportReport';

// the same rule as in `client/shared/formats/csvOf.ts`; `e2e/csvFormulas.test.ts` holds the two together
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
const figures = /^[+-]\d[\d\s().]{3,}$/;

/** Every reason of every refused row: line, field, value, code, message. */
export function refusedRowsCsv({ refused }: ImportReport): string {
  const rows = refused.flatMap(({ line, errors }) =>
    errors.map(({ field, value = '', code, message }) => [String(line), field, value, code, message]),
  );
  return [['line', 'field', 'value', 'code', 'message'], ...rows].map((row) => `${row.map(cell).join(',')}\n`).join('');
}

/** Quoted where needed. A text that a spreadsheet would take for a formula is led by an apostrophe. */
function cell(text: string): string {
  const safe = formula.test(text) && !figures.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
