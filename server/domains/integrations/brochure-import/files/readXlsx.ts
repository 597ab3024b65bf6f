import { types } from 'node:util';
import type { CellValue } from 'read-excel-file/node';
import { readWorkbook } from '../../../../platform/documents/readWorkbook';
import type { CsvRow } from './readCsv';

/**
 * Reads the first sheet of an Excel workbook; its first row is the header. Yields the same rows as a CSV file. Check
 * the bytes with `readDocumentFormat` first, so that no zip bomb is unpacked here.
 */
export async function* readXlsx(bytes: Buffer): AsyncGenerator<CsvRow> {
  let line = 0;
  let names: string[] = [];
  for await (const cells of readWorkbook(bytes)) {
    line += 1;
    if (line === 1) {
      names = cells.map((cell) => textOf(cell).trim().toLowerCase());
      continue;
    }
    const record = Object.fromEntries(
      names.flatMap((name, column) => (name === '' ? [] : [[name, textOf(cells[column])]])),
    );
    if (Object.values(record).every((text) => text === '')) continue;
    yield { line, record };
  }
}

/** Returns a cell as CSV text. A calendar day in a workbook has no time. A worker's dates may be of another realm. */
function textOf(cell: CellValue | null | undefined): string {
  if (cell == null) return '';
  if (types.isDate(cell)) return cell.toISOString().slice(0, 10);
  return typeof cell === 'boolean' ? String(cell) : String(cell).trim();
}
