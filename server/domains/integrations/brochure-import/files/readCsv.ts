import type { Readable } from 'node:stream';
import { parse, type CsvError } from 'csv-parse';
import { mostRowCharacters } from '../../../../platform/documents/mostRowCharacters';
import { DomainError } from '../../../../shared/errors/DomainError';

export interface CsvRow {
  line: number;
  /** by column name in lower case; null when the record itself could not be read */
  record: Record<string, string> | null;
  problem?: string;
}

export interface CsvDialect {
  delimiter?: string;
  /** whether quotation marks delimit fields */
  isQuoted?: boolean;
  /** called with the column names before the first row */
  onHeader?: (columns: string[]) => void;
}

/**
 * Reads UTF-8 CSV with a header row, one row at a time, so that a file of any size needs little memory. Yields a broken
 * record (wrong number of fields, stray quote) as a problem of its line. Throws only for a file that is unreadable as a
 * whole.
 */
export async function* readCsv(
  source: Readable,
  { delimiter = ',', isQuoted = true, onHeader }: CsvDialect = {},
): AsyncGenerator<CsvRow> {
  const broken: CsvRow[] = [];
  let brokenLine = 0;
  const parser = parse({
    bom: true,
    delimiter,
    quote: isQuoted ? '"' : null,
    columns: (header: string[]) => {
      const columns = header.map((name) => name.trim().toLowerCase());
      onHeader?.(columns);
      return columns;
    },
    info: true,
    max_record_size: mostRowCharacters,
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
    on_skip: (error) => {
      // the parser reports an overlong record repeatedly while it continues
      if (error && error.lines !== brokenLine) {
        brokenLine = error.lines as number;
        broken.push({ line: brokenLine, record: null, problem: sentenceFor(error) });
      }
      return undefined;
    },
  });
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const { info, record } of parser as AsyncIterable<{
      info: { lines: number };
      record: Record<string, string>;
    }>) {
      yield* broken.splice(0);
      yield { line: info.lines, record };
    }
  } catch (error) {
    throw new DomainError('BAD_REQUEST', `The file cannot be read as CSV: ${(error as Error).message}`, {
      cause: error,
    });
  }
  yield* broken;
}

function sentenceFor(error: CsvError): string {
  switch (error.code) {
    case 'CSV_RECORD_INCONSISTENT_COLUMNS':
    case 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH':
      return 'This row has another number of fields than the header.';
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'A quotation mark that is opened here or above is never closed.';
    case 'CSV_INVALID_CLOSING_QUOTE':
    case 'INVALID_OPENING_QUOTE':
      return 'A quotation mark stands where none may be; write it twice inside a quoted field.';
    case 'CSV_MAX_RECORD_SIZE':
      return `This row is longer than ${mostRowCharacters} characters.`;
    default:
      return `This row cannot be read as CSV (${error.code}).`;
  }
}
