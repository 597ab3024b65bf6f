import { randomInt } from 'node:crypto';

const alphabet = '23456789abcdefghijkmnpqrstuvwxyz';

/** Returns a display id: 12 opaque characters, without those that are easily misread (0, 1, l, o). 60 bits. */
export function newDid(): string {
  return Array.from({ length: 12 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** What a display id looks like; those of earlier versions have all letters. */
export const didPattern = /^[0-9A-Za-z_-]{12}$/;
