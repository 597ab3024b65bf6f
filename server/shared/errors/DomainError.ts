/**
 * Codes of all errors that a caller can act on. GraphQL returns the code in `extensions.code`, REST in `code` of
 * problem+json. The two maps (`app/graphql/errors`, `app/rest/problems`) are exhaustive, so a new code needs an entry
 * in both.
 */
export const errorCodes = [
  'BAD_REQUEST', // syntax: unreadable
  'UNAUTHENTICATED', // no token, or an expired or revoked one
  'SECOND_FACTOR_REQUIRED', // the password is right; a second step completes the sign-in
  'SECOND_FACTOR_SETUP_REQUIRED', // an administrator without a second factor, after 14 days
  'PROOF_REQUIRED', // a dangerous act needs a proof within the last 10 minutes
  'FORBIDDEN', // wrong role or another vendor's ad
  'NOT_FOUND',
  'CONFLICT', // the current state does not allow this
  'GONE',
  'SOLD_OUT', // no coupon is left
  'ALREADY_PURCHASED', // the buyer already has this coupon
  'OFFER_CHANGED', // the coupon costs more than the shown price
  'ENDED', // the last day of the offer is over
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'VALIDATION_FAILED', // readable, but a field breaks a rule
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE', // the database, the disk or another part is unavailable: the same request may succeed later
  'INTERNAL', // an internal error
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** One field that breaks a rule: its name, the rule, and a sentence that a person can act on. */
export interface FieldError {
  field: string;
  code: string;
  message: string;
}

export interface DomainErrorDetails {
  errors?: FieldError[];
  /** Seconds until a retry makes sense; sent as `Retry-After`. */
  retryAfterSeconds?: number;
  /** Code of the category of a GONE ad, for links to similar ads. */
  category?: string | undefined;
  /** Why something is GONE, for programs. */
  reason?: string | undefined;
  /** The replacement of something that is GONE. */
  replacement?: { databaseId: number; title: string } | undefined;
  /** The second step of a sign-in. */
  challenge?: Challenge | undefined;
  /** Further members of the response (RFC 9457, section 3.2), with the caller's names. */
  extensions?: ErrorExtensions | undefined;
  cause?: unknown;
}

export interface Challenge {
  token: string;
  /** seconds */
  expiresIn: number;
  /** AUTHENTICATOR, PASSKEY, RECOVERY_CODE */
  methods: string[];
}

export type ErrorExtensions = Readonly<Record<string, string | number | null>>;

export class DomainError extends Error {
  readonly errors: FieldError[];
  readonly retryAfterSeconds: number | undefined;
  readonly category: string | undefined;
  readonly reason: string | undefined;
  readonly replacement: DomainErrorDetails['replacement'];
  readonly challenge: Challenge | undefined;
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
    this.challenge = details.challenge;
    this.extensions = details.extensions ?? {};
  }
}
