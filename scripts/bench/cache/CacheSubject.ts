/** A kind of cached response to measure: GET requests with different addresses. */
export interface CacheSubject {
  name: string;
  paths: readonly string[];
  headers: Readonly<Record<string, string>>;
}
