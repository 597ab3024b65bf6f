/** An answer to a visitor as it goes over the wire, but for what belongs to one request. */
export interface KeptAnswer {
  status: number;
  /** name, value, name, value … */
  headers: readonly string[];
  /** of answers that a client may ask about again */
  etag: string | null;
  bytes: Buffer;
  /** by the server's clock, in milliseconds */
  goodUntil: number;
}
