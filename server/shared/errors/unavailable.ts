import { DomainError } from './DomainError';

/** Long enough for a restart of the database, short enough for a waiting visitor. */
const retryAfterSeconds = 5;

const sentence = 'The site cannot do this at the moment. Nothing is lost. Try again in a few seconds.';

/** The error for callers if `isUnavailable` is true for the cause. */
export function unavailable(cause: unknown, message = sentence): DomainError {
  return new DomainError('UNAVAILABLE', message, { cause, retryAfterSeconds });
}
