import { Readable } from 'node:stream';
import { readCsv, type CsvRow } from './readCsv';

/** Reads a CSV file that is already in memory. */
export function readCsvBytes(bytes: Buffer): AsyncGenerator<CsvRow> {
  return readCsv(Readable.from([bytes], { objectMode: false }));
}
