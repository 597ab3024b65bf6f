/** Visible ASCII, long enough not to be met by chance. */
export const idempotencyKeyPattern = '^[!-~]{8,100}$';
