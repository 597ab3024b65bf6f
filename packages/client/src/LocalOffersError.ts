/** A field that the site refused: its name, a code and a sentence. */
export interface FieldProblem {
  field: string;
  code: string;
  message: string;
}

interface Details {
  code: string;
  fields?: FieldProblem[];
  requestId?: string | undefined;
  /** seconds */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** Why the site did not do what it was asked. Branch on `code`; messages are for people and may change. */
export class LocalOffersError extends Error {
  /** such as NOT_FOUND or VALIDATION_FAILED; NETWORK: no answer came */
  readonly code: string;
  readonly fields: FieldProblem[];
  /** names the request in the site's log */
  readonly requestId: string | undefined;
  /** seconds after which the same request may succeed */
  readonly retryAfter: number | undefined;

  constructor(message: string, { code, fields = [], requestId, retryAfter, cause }: Details) {
    super(message, { cause });
    this.name = 'LocalOffersError';
    this.code = code;
    this.fields = fields;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }

  /** Whether the same request may succeed later. */
  get isTemporary(): boolean {
    return ['NETWORK', 'UNAVAILABLE', 'TOO_MANY_REQUESTS'].includes(this.code);
  }
}
