import type { ImportReport } from './ImportReport';

/** Every reason of every refused row: line, field, value, code, message. */
export function refusedRowsCsv({ refused }: ImportReport): string {
  const rows = refused.flatMap(({ line, errors }) =>
    errors.map(({ field, value = '', code, message }) => [String(line), field, value, code, message]),
  );
  return [['line', 'field', 'value', 'code', 'message'], ...rows].map((row) => `${row.map(cell).join(',')}\n`).join('');
}

/** Quoted where needed; a leading sign would make a spreadsheet compute the cell. */
function cell(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
