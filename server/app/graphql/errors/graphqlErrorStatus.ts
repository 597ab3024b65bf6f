import type { ErrorCode } from '../../../shared/errors/DomainError';

/**
 * The HTTP status when a whole request is refused with this code, before any field was resolved. A field that fails
 * inside an answer leaves the status at 200, as GraphQL over HTTP has it, unless nothing is in it because of an outage.
 */
export const graphqlErrorStatus: Record<ErrorCode, number> = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
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
