import os from 'node:os';

const megabyte = 1024 * 1024;
const [least, most] = [8, 64];

/**
 * A 64th of the memory of the container, or else of the machine, from 8 to 64 MB: a machine of 1 GB has other things to
 * remember (docs/performance.md#memory-of-a-process).
 */
export function defaultCacheMegabytes(total = os.totalmem(), constrained = process.constrainedMemory()): number {
  // without a limit of the container, some systems report 0 or more than there is
  const memory = constrained > 0 && constrained < total ? constrained : total;
  return Math.min(most, Math.max(least, Math.floor(memory / megabyte / 64)));
}
