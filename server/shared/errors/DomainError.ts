/**
 * Every refusal that a caller can act on. GraphQL puts the code into `extensions.code`, REST into `code` of
 * problem+json; the two maps (`app/graphql/errors`, `app/rest/problems`) are exhaustive, so a new code has to find
 * its place in both.
 */
export const errorCodes = [
  'BAD_REQUEST', // syntax: cannot be read at all
  'UNAUTHENTICATED', // no token, or one that has ended
  'FORBIDDEN', // wrong role or another vendor's ad
  'NOT_FOUND',
  'CONFLICT', // the state it is in does not allow this
  'GONE',
  'SOLD_OUT', // no coupon is left
  'ALREADY_PURCHASED', // a coupon that this buyer has
  'OFFER_CHANGED', // a coupon that costs more than the price that was shown
  'ENDED', // an offer whose last day is over
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'VALIDATION_FAILED', // readable, but a field breaks a rule
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE', // the database, the disk or another part cannot answer now: the same request may succeed later
  'INTERNAL', // our own mistake
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** One field that breaks a rule: where, which rule, and a sentence that a person can act on. */
export interface FieldError {
  field: string;
  code: string;
  message: string;
}

export interface DomainErrorDetails {
  errors?: FieldError[];
  /** Seconds until a retry makes sense; sent as `Retry-After`. */
  retryAfterSeconds?: number;
  /** Code of the category in which to look on: what is GONE was of it. */
  category?: string | undefined;
  /** Why something is GONE, for programs. */
  reason?: string | undefined;
  /** What took the place of something that is GONE. */
  replacement?: { databaseId: number; title: string } | undefined;
  /** Further members of the answer (RFC 9457, section 3.2), in the caller's names. */
  extensions?: ErrorExtensions | undefined;
  cause?: unknown;
}

export type ErrorExtensions = Readonly<Record<string, string | number | null>>;

export class DomainError extends Error {
  readonly errors: FieldError[];
  readonly retryAfterSeconds: number | undefined;
  readonly category: string | undefined;
  readonly reason: string | undefined;
  readonly replacement: DomainErrorDetails['replacement'];
  readonly extensions: ErrorExtensions;

  constructor(
    readonly code: ErrorCode,
    message: string,
    details: DomainErrorDetails = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'DomainError';
    this.errors = details.errors ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.category = details.category;
    this.reason = details.reason;
    this.replacement = details.replacement;
    this.extensions = details.extensions ?? {};
  }
}
