import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { CellValue } from 'read-excel-file/node';
import { damagedDocument, refuseDocument } from './refuseDocument';

export type SheetRows = (CellValue | null)[][];

type Answer = { rows: SheetRows } | { problem: 'TOO_LARGE' | 'DAMAGED' };

/** 100,000 ads in thirty columns */
const mostCells = 3_000_000;
const mostMegabytes = 512;
const longestMs = 60_000;

/**
 * Reads the rows of the first sheet of an Excel workbook that `readDocumentFormat` has checked. Runs in a worker with
 * limits for memory and time: a kilobyte can name the last possible cell, and the package then fills in all cells
 * before it.
 */
export async function readWorkbook(bytes: Buffer): Promise<SheetRows> {
  const answer = await readBeside(bytes);
  if ('rows' in answer) return answer.rows;
  if (answer.problem === 'DAMAGED') throw damagedDocument();
  throw refuseDocument(
    'SHEET_TOO_LARGE',
    'The sheet has too many rows or columns. Delete those that are empty, or send it in parts.',
  );
}

function readBeside(bytes: Buffer): Promise<Answer> {
  const worker = new Worker(program, {
    eval: true,
    workerData: { bytes, mostCells, reader: createRequire(__filename).resolve('read-excel-file/node') },
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  return new Promise<Answer>((resolve) => {
    const timer = setTimeout(() => resolve({ problem: 'TOO_LARGE' }), longestMs);
    worker.once('message', (answer: Answer) => resolve(answer));
    // out of memory, because the worker reports all errors that it catches
    worker.once('error', () => resolve({ problem: 'TOO_LARGE' }));
    worker.once('exit', () => clearTimeout(timer));
  }).finally(() => void worker.terminate());
}

/** In JavaScript, so that it runs the same from sources and when built. */
const program = `
const { parentPort, workerData } = require('node:worker_threads');
const { readSheet } = require(workerData.reader);
readSheet(Buffer.from(workerData.bytes)).then(
  (rows) => {
    const isTooLarge = rows.length * (rows[0] ? rows[0].length : 0) > workerData.mostCells;
    parentPort.postMessage(isTooLarge ? { problem: 'TOO_LARGE' } : { rows });
  },
  () => parentPort.postMessage({ problem: 'DAMAGED' }),
);`;
