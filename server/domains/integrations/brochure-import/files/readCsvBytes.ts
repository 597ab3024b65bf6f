import { Readable } from 'node:stream';
import { readCsv, type CsvRow } from './readCsv';

/** A CSV file that is in memory already. */
export function readCsvBytes(bytes: Buffer): AsyncGenerator<CsvRow> {
  return readCsv(Readable.from([bytes], { objectMode: false }));
}
