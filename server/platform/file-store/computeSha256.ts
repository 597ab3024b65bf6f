import { createHash } from 'node:crypto';

/** Returns the name of these bytes in a file store. */
export function computeSha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
