import { createHash } from 'node:crypto';
import { mailIdKeyOf } from './mailIdKeyOf';

/**
 * The first half of a mail's Message-ID. The same event has the same id, so that a mail that had to be handed over twice
 * is known for one, and one that comes back is found. Events can be guessed, ids cannot: whoever never had the mail
 * cannot say that it came back.
 */
export function mailIdOf(secret: string, eventKey: string): string {
  return createHash('sha256')
    .update(mailIdKeyOf(secret) + eventKey)
    .digest('hex')
    .slice(0, 40);
}
