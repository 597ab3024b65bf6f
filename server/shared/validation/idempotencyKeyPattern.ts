/** Visible ASCII, long enough to avoid accidental matches. */
export const idempotencyKeyPattern = '^[!-~]{8,100}$';
