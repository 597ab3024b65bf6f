import { readWorkbook } from '../../../../platform/documents/workbook/readWorkbook';
import type { CsvRow } from './readCsv';

/**
 * Reads the first sheet of an Excel workbook; its first row with cells is the header. Yields the same rows as a CSV file.
 * Check the bytes with `readDocumentFormat` first, so that no zip bomb is unpacked here.
 */
export async function* readXlsx(bytes: Buffer): AsyncGenerator<CsvRow> {
  let names: string[] | null = null;
  for await (const { line, cells } of readWorkbook(bytes)) {
    if (names === null) {
      names = cells.map((cell) => cell.trim().toLowerCase());
      continue;
    }
    const record = Object.fromEntries(
      names.flatMap((name, column) => (name === '' ? [] : [[name, (cells[column] ?? '').trim()]])),
    );
    if (Object.values(record).every((text) => text === '')) continue;
    yield { line, record };
  }
}
