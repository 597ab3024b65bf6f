import type { ResponseNotes } from '../../../platform/context/ResponseNotes';
import type { ErrorCode } from '../../../shared/errors/DomainError';

/** Refusals that may be attempts to get in: the line of the request in the log names them. */
const notedCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  ...(['UNAUTHENTICATED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'] as const),
  ...(['PROOF_REQUIRED', 'SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_SETUP_REQUIRED'] as const),
]);

/** Notes a refusal for the log (docs/security.md#what-the-log-does-not-know). */
export function noteRefusal(notes: ResponseNotes, code: ErrorCode): void {
  if (notedCodes.has(code)) notes.refused = code;
}
