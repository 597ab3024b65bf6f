/** What the `RateLimit-*` headers of a response say. */
export interface RateLimitState {
  /** requests per window */
  limit: number;
  remaining: number;
  /** seconds until the window ends */
  resetSeconds: number;
}
