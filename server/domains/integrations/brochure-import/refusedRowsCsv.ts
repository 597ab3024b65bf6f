import { csvCell } from './files/csvCell';
import type { ImportReport } from './ImportReport';

/** Returns a CSV with every reason of every refused row: line, field, value, code, message. */
export function refusedRowsCsv({ refused }: ImportReport): string {
  const rows = refused.flatMap(({ line, errors }) =>
    errors.map(({ field, value = '', code, message }) => [String(line), field, value, code, message]),
  );
  return [['line', 'field', 'value', 'code', 'message'], ...rows]
    .map((row) => `${row.map(csvCell).join(',')}\n`)
    .join('');
}
