/** What an address given by a caller holds, or a DomainError that says why it was not fetched. */
export type FetchOutside = (url: string, limits: { maxBytes: number }) => Promise<Buffer>;
