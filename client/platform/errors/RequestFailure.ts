/** One field that the server refused, with a sentence that helps to correct it. */
export interface FieldFailure {
  field: string;
  message: string;
}

/** A failed call of any kind: `readFailure` creates it, the screens show it. */
export interface RequestFailure {
  /** the server's code, or NETWORK / TIMEOUT if no response came */
  code: string;
  message: string;
  fields: readonly FieldFailure[];
  retryAfterSeconds: number | null;
  /** also in the server's log */
  requestId: string | null;
}
