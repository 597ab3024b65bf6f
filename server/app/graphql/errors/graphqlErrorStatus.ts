import type { ErrorCode } from '../../../shared/errors/DomainError';

/**
 * The HTTP status when the whole request is refused with this code, before any field is resolved. A field error inside
 * a response leaves the status at 200, as in GraphQL over HTTP, unless an outage leaves the response empty.
 */
export const graphqlErrorStatus: Record<ErrorCode, number> = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  SECOND_FACTOR_REQUIRED: 401,
  SECOND_FACTOR_SETUP_REQUIRED: 403,
  PROOF_REQUIRED: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  GONE: 410,
  SOLD_OUT: 409,
  ALREADY_PURCHASED: 409,
  OFFER_CHANGED: 409,
  ENDED: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  VALIDATION_FAILED: 422,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};
