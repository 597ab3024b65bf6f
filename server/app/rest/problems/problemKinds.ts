import type { ErrorCode } from '../../../shared/errors/DomainError';

interface ProblemKind {
  status: number;
  /** the same for every occurrence (RFC 9457); `detail` describes this one */
  title: string;
}

/**
 * The REST status and title of each code (docs/rules/errors-and-limits.md#rest-problems). Exhaustive: a new code
 * compiles only with an entry here.
 */
export const problemKinds: Record<ErrorCode, ProblemKind> = {
  BAD_REQUEST: { status: 400, title: 'The request cannot be read' },
  UNAUTHENTICATED: { status: 401, title: 'Sign in first' },
  SECOND_FACTOR_REQUIRED: { status: 401, title: 'A second step is needed' },
  SECOND_FACTOR_SETUP_REQUIRED: { status: 403, title: 'Set up a second factor first' },
  PROOF_REQUIRED: { status: 403, title: 'Confirm that it is you' },
  FORBIDDEN: { status: 403, title: 'Not allowed' },
  NOT_FOUND: { status: 404, title: 'Not found' },
  CONFLICT: { status: 409, title: 'Not possible in its present state' },
  GONE: { status: 410, title: 'No longer available' },
  SOLD_OUT: { status: 409, title: 'None left' },
  ALREADY_PURCHASED: { status: 409, title: 'Already reserved' },
  OFFER_CHANGED: { status: 409, title: 'The offer has changed' },
  ENDED: { status: 410, title: 'The offer has ended' },
  PAYLOAD_TOO_LARGE: { status: 413, title: 'Too large' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'Unsupported media type' },
  VALIDATION_FAILED: { status: 422, title: 'A field breaks a rule' },
  TOO_MANY_REQUESTS: { status: 429, title: 'Too many requests' },
  UNAVAILABLE: { status: 503, title: 'Cannot be reached at the moment' },
  INTERNAL: { status: 500, title: 'Something went wrong on our side' },
};
