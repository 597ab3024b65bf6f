import { createRequire } from 'node:module';
import { mostPixels } from '../safeSharp';

/**
 * The source of the worker that decodes one HEIC photo, upright: the file's own rotation is applied and its EXIF
 * orientation is not, as the format demands. sharp reads no HEIC, because HEVC is patented
 * (docs/decisions/0036-heic-is-decoded-beside.md). A worker, because the decoder does not pause: the process around it
 * watches the memory meanwhile. It gets the bytes as `workerData` and answers pixels, or a problem.
 */
export const heicProgram = `
const { parentPort, workerData } = require('node:worker_threads');
const { HeifDecoder } = require(${JSON.stringify(createRequire(__filename).resolve('libheif-js/wasm-bundle'))});
const unreadable = () => parentPort.postMessage({ problem: 'The HEIC picture cannot be decoded.' });
try {
  const [image] = new HeifDecoder().decode(workerData);
  const [width, height] = image ? [image.get_width(), image.get_height()] : [0, 0];
  if (!(width > 0 && height > 0)) unreadable();
  else if (width * height > ${mostPixels}) parentPort.postMessage({ problem: 'Input image exceeds pixel limit' });
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
