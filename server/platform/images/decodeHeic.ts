import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

/** Pixels of a picture, four bytes each: red, green, blue and opacity. */
export interface HeicPixels {
  data: Buffer;
  width: number;
  height: number;
}

export type HeicProblem = 'TOO_LARGE' | 'UNREADABLE';

type Answer = { data: Uint8Array; width: number; height: number } | { problem: HeicProblem };

const longestMs = 60_000;
const mostMegabytes = 256;
/** A decoded photo of 50 million pixels takes about half a gigabyte. */
const inTurn = pLimit(1);

/**
 * Decodes the HEIC photo of a phone, upright: the file's own rotation is applied and its EXIF orientation is not, as
 * the format demands. sharp reads no HEIC, because HEVC is patented (docs/decisions/0036-heic-is-decoded-beside.md).
 * Runs in a worker that ends afterwards, with a limit of time; `mostPixels` limits its memory.
 */
export function decodeHeic(bytes: Uint8Array, mostPixels: number): Promise<HeicPixels | { problem: HeicProblem }> {
  return inTurn(async () => {
    const answer = await decodeBeside(bytes, mostPixels);
    return 'problem' in answer ? answer : { ...answer, data: Buffer.from(answer.data.buffer) };
  });
}

function decodeBeside(bytes: Uint8Array, mostPixels: number): Promise<Answer> {
  const worker = new Worker(program, {
    eval: true,
    workerData: { bytes, mostPixels, decoder: createRequire(__filename).resolve('libheif-js/wasm-bundle') },
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    // the decoder prints what it dislikes
    stdout: true,
    stderr: true,
  });
  return new Promise<Answer>((resolve) => {
    const timer = setTimeout(() => resolve({ problem: 'UNREADABLE' }), longestMs);
    worker.once('message', (answer: Answer) => resolve(answer));
    worker.once('error', () => resolve({ problem: 'UNREADABLE' }));
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve({ problem: 'UNREADABLE' });
    });
  }).finally(() => void worker.terminate());
}

/** In JavaScript, so that it runs the same from sources and when built. */
const program = `
const { parentPort, workerData } = require('node:worker_threads');
const { bytes, mostPixels, decoder } = workerData;
const unreadable = () => parentPort.postMessage({ problem: 'UNREADABLE' });
try {
  const [image] = new (require(decoder).HeifDecoder)().decode(bytes);
  const [width, height] = image ? [image.get_width(), image.get_height()] : [0, 0];
  if (!(width > 0 && height > 0)) unreadable();
  else if (width * height > mostPixels) parentPort.postMessage({ problem: 'TOO_LARGE' });
  else {
    const data = new Uint8ClampedArray(width * height * 4);
    image.display({ data, width, height }, (shown) => {
      if (shown) parentPort.postMessage({ data: new Uint8Array(data.buffer), width, height }, [data.buffer]);
      else unreadable();
    });
  }
} catch {
  unreadable();
}`;
