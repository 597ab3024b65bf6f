import { createRequire } from 'node:module';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CellValue } from 'read-excel-file/node';
import { importLimits } from '../../../shared/lists/importLimits';
import { damagedDocument, refuseDocument } from './refuseDocument';

export type SheetRow = (CellValue | null)[];

type Answer = { rows: SheetRow[] } | { problem: 'TOO_LARGE' | 'DAMAGED' };

const mostMegabytes = 512;
const longestMs = 60_000;
/** Rows are copied between the threads, so few of them are in the memory of the caller. */
const rowsAtOnce = 500;

/**
 * Reads the rows of the first sheet of an Excel workbook that `readDocumentFormat` has checked, one after the other. Runs
 * in a worker with limits for memory and time: a kilobyte can name the last possible cell, and the package then fills in
 * all cells before it. The sheet stays in the worker, which hands over a few rows when they are asked for.
 *
 * @throws DomainError VALIDATION_FAILED for a sheet that is too large or damaged
 */
export async function* readWorkbook(bytes: Buffer): AsyncGenerator<SheetRow> {
  const worker = new Worker(program, {
    eval: true,
    workerData: {
      bytes,
      mostCells: importLimits.cells,
      rowsAtOnce,
      reader: createRequire(__filename).resolve('read-excel-file/node'),
    },
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  const ended = new AbortController();
  // also while nobody waits for it
  worker.on('error', () => ended.abort());
  worker.on('exit', () => ended.abort());
  try {
    for (;;) {
      const answer = await nextAnswer(worker, ended.signal);
      if ('problem' in answer) throw problemOf(answer.problem);
      if (answer.rows.length === 0) return;
      yield* answer.rows;
    }
  } finally {
    await worker.terminate();
  }
}

/** Asks for the next rows; none are left when there are none. */
async function nextAnswer(worker: Worker, ended: AbortSignal): Promise<Answer> {
  const signal = AbortSignal.any([ended, AbortSignal.timeout(longestMs)]);
  try {
    worker.postMessage('next');
    const [answer] = (await once(worker, 'message', { signal })) as [Answer];
    return answer;
  } catch {
    // too late, or out of memory, because the worker reports all errors that it catches
    return { problem: 'TOO_LARGE' };
  }
}

function problemOf(problem: 'TOO_LARGE' | 'DAMAGED'): Error {
  if (problem === 'DAMAGED') return damagedDocument();
  return refuseDocument(
    'SHEET_TOO_LARGE',
    'The sheet has too many rows or columns. Delete those that are empty, or send it in parts.',
  );
}

/** In JavaScript, so that it runs the same from sources and when built. */
const program = `
const { parentPort, workerData } = require('node:worker_threads');
const { readSheet } = require(workerData.reader);
const read = readSheet(Buffer.from(workerData.bytes)).then(
  (rows) => {
    const isTooLarge = rows.length * (rows[0] ? rows[0].length : 0) > workerData.mostCells;
    return isTooLarge ? { problem: 'TOO_LARGE' } : { rows: rows.reverse() };
  },
  () => ({ problem: 'DAMAGED' }),
);
parentPort.on('message', async () => {
  const sheet = await read;
  parentPort.postMessage(
    sheet.problem ? sheet : { rows: sheet.rows.splice(-workerData.rowsAtOnce).reverse() },
  );
});`;
