import { createRequire } from 'node:module';
import { loaders, mostPixels, safeOptions } from '../safeSharp';
import { heicProgram } from './heicProgram';

/** What the program is asked for. */
export interface DecodingRequest {
  bytes: Uint8Array;
  /** of a phone, which sharp does not read */
  isHeic: boolean;
  /** the largest size of the answer; a larger picture is made smaller */
  width: number;
  height: number;
  /** the most memory of the process; it ends with `outOfMemory` when it needs more */
  megabytes: number;
}

export const outOfMemory = 77;

/**
 * The source of the process that decodes pictures, upright, into sRGB pixels. In JavaScript, so that it runs the same from
 * sources and when built. It ends with the site; a signal to both of them does not interrupt its work.
 */
export const decoderProgram = `
const sharp = require(${JSON.stringify(createRequire(__filename).resolve('sharp'))});
sharp.block({ operation: ${JSON.stringify(loaders.closed)} });
sharp.unblock({ operation: ${JSON.stringify(loaders.open)} });
const megabytes = () => process.memoryUsage.rss() / 1e6;
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
const readHeic = async (bytes) => {
  const { Worker } = require('node:worker_threads');
  const worker = new Worker(${JSON.stringify(heicProgram)}, { eval: true, workerData: bytes });
  const { problem, data, width, height } = await new Promise((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
  });
  // its memory goes before the next step needs some
  await worker.terminate();
  if (problem !== undefined) throw problem;
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: ${mostPixels} });
};
process.on('message', async (request) => {
  const { bytes, isHeic, width, height } = request;
  const watch = setInterval(() => megabytes() > request.megabytes && process.exit(${outOfMemory}), 10);
  let answer;
  try {
    const picture = isHeic ? await readHeic(bytes) : sharp(bytes, ${JSON.stringify(safeOptions)}).autoOrient();
    const { data, info } = await picture
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    answer = { data, width: info.width, height: info.height, channels: info.channels };
  } catch (error) {
    answer = { problem: String(error) };
  }
  clearInterval(watch);
  process.send({ ...answer, megabytes: megabytes() });
});`;
