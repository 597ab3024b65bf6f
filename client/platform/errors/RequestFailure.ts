/** One field that the server refused, with a sentence that a person can act on. */
export interface FieldFailure {
  field: string;
  message: string;
}

/** What went wrong with a call, whatever it went wrong with: read by `readFailure`, shown by the screens. */
export interface RequestFailure {
  /** the server's code, or NETWORK / TIMEOUT where no answer came */
  code: string;
  message: string;
  fields: readonly FieldFailure[];
  retryAfterSeconds: number | null;
  /** repeated in the server's log */
  requestId: string | null;
}
