import type { CellValue } from 'read-excel-file/node';
import { readWorkbook } from '../../../../platform/documents/readWorkbook';
import type { CsvRow } from './readCsv';

/**
 * Reads the first sheet of an Excel workbook; its first row is the header. Yields the same rows as a CSV file. Check
 * the bytes with `readDocumentFormat` first, so that no zip bomb is unpacked here.
 */
export async function* readXlsx(bytes: Buffer): AsyncGenerator<CsvRow> {
  const [header, ...rows] = await readWorkbook(bytes);
  const names = (header ?? []).map((cell) => textOf(cell).trim().toLowerCase());
  for (const [at, cells] of rows.entries()) {
    const record = Object.fromEntries(
      names.flatMap((name, column) => (name === '' ? [] : [[name, textOf(cells[column])]])),
    );
    if (Object.values(record).every((text) => text === '')) continue;
    yield { line: at + 2, record };
  }
}

/** Returns a cell as CSV text. A calendar day in a workbook has no time. */
function textOf(cell: CellValue | null | undefined): string {
  if (cell == null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'boolean' ? String(cell) : String(cell).trim();
}
