import { createHash } from 'node:crypto';

/** The name under which a file store keeps these bytes. */
export function computeSha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
