import { createHash } from 'node:crypto';

/**
 * The first half of a mail's Message-ID. The same event has the same id, so that a mail that had to be handed over twice
 * is known for one, and one that comes back is found.
 */
export function mailIdOf(eventKey: string): string {
  return createHash('sha256').update(eventKey).digest('hex').slice(0, 40);
}
