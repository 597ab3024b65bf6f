import type { CellValue } from 'read-excel-file/node';
import { readWorkbook } from '../../../../platform/documents/readWorkbook';
import type { CsvRow } from './readCsv';

/**
 * The first sheet of an Excel workbook, its first row being the header: the same rows as a CSV file gives. The bytes have
 * to have been checked before (`readDocumentFormat`), so that nothing swollen is unpacked here.
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

/** As it would stand in a CSV file; a day of a calendar has no time in a workbook. */
function textOf(cell: CellValue | null | undefined): string {
  if (cell == null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'boolean' ? String(cell) : String(cell).trim();
}
