import { readDocumentFormat } from '../../../../platform/documents/readDocumentFormat';
import type { CsvRow } from './readCsv';
import { readCsvBytes } from './readCsvBytes';
import { readXlsx } from './readXlsx';

/** Reads a file of ads, CSV or a workbook, row by row. */
export async function readImportFile(content: Buffer): Promise<AsyncIterable<CsvRow>> {
  return (await readDocumentFormat(content)) === 'xlsx' ? readXlsx(content) : readCsvBytes(content);
}
