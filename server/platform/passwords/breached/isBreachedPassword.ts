import { createHash } from 'node:crypto';
import breached from './breachedPasswords.json';

let sorted: Buffer | undefined;

/**
 * True if a password is in the bundled list of breached ones, in upper or lower case. The list consists of hashes of
 * four bytes, so that it refuses one other password of 100,000 by mistake.
 */
export function isBreachedPassword(password: string): boolean {
  const hashes = (sorted ??= Buffer.from(breached.hashes, 'base64'));
  const hash = createHash('sha256').update(password.toLowerCase()).digest().readUInt32BE();
  let [low, high] = [0, breached.count - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = hashes.readUInt32BE(middle * 4);
    if (found === hash) return true;
    if (found < hash) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
