/** A response as it is sent, without the headers that belong to one request. */
export interface CachedResponse {
  status: number;
  /** name, value, name, value … */
  headers: readonly string[];
  /** null: clients cannot revalidate it */
  etag: string | null;
  bytes: Buffer;
  /** milliseconds by the server's clock */
  expiresAt: number;
  /** the ads that the response was made of; null: unknown, so that every change removes it */
  brochureIds: readonly number[] | null;
}
