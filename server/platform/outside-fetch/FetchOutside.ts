/**
 * Fetches a URL from a caller.
 * @throws DomainError that says why it was not fetched
 */
export type FetchOutside = (url: string, limits: { maxBytes: number }) => Promise<Buffer>;
