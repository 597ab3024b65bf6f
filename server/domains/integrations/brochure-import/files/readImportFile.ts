import { pipeline, Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { importLimits, importLimitText } from '../../../../../shared/lists/importLimits';
import type { DocumentFormat } from '../../../../platform/documents/DocumentFormat';
import { readDocumentFormat } from '../../../../platform/documents/readDocumentFormat';
import { DomainError } from '../../../../shared/errors/DomainError';
import { readCsv, type CsvRow } from './readCsv';
import { readCsvBytes } from './readCsvBytes';
import { readXlsx } from './readXlsx';

const workbookLimits = { bytes: importLimits.bytes, unpackedBytes: importLimits.unpackedWorkbook };

/** Whether bytes are a file that gzip has compressed. */
export function isGzip(content: Buffer): boolean {
  return content[0] === 0x1f && content[1] === 0x8b;
}

/** Returns the format of a file as `readDocumentFormat` does; a workbook may be larger than one that is an ad's document. */
export function readImportFormat(content: Buffer): Promise<DocumentFormat | null> {
  return readDocumentFormat(content, workbookLimits);
}

/**
 * Reads a file of ads row by row: CSV, also compressed by gzip, or a workbook. Both are unpacked while they are read, so
 * their size needs no memory.
 *
 * @throws DomainError VALIDATION_FAILED while reading a compressed file that is broken, too large, or no text
 */
export async function readImportFile(content: Buffer): Promise<AsyncIterable<CsvRow>> {
  if (isGzip(content)) return unpackedRows(content);
  return (await readImportFormat(content)) === 'xlsx' ? readXlsx(content) : readCsvBytes(content);
}

async function* unpackedRows(content: Buffer): AsyncGenerator<CsvRow> {
  let problem: DomainError | undefined;
  const unpacking = createGunzip().once('error', () => {
    problem ??= refusal('This compressed file is broken. Compress it again, or send it as it is.');
  });
  const text = textOnly((found) => {
    problem ??= found;
  });
  try {
    yield* readCsv(pipeline(Readable.from([content], { objectMode: false }), unpacking, text, () => undefined));
  } catch (error) {
    // the reader knows only that the file ended early
    throw problem ?? error;
  }
}

/** Passes text on, and stops at what is none or too much. */
function textOnly(onProblem: (problem: DomainError) => void): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      const isTooLarge = bytes > importLimits.unpackedCsv;
      if (!isTooLarge && !chunk.includes(0)) {
        done(null, chunk);
        return;
      }
      const problem = isTooLarge
        ? refusal(`This file has more than ${importLimitText('unpackedCsv')} when it is unpacked. Send it in parts.`)
        : refusal('This is not text: compress a CSV file in UTF-8.');
      onProblem(problem);
      done(problem);
    },
  });
}

function refusal(message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message);
}
