import { createRequestPublic, type Surroundings } from './createRequestPublic';

export interface OutsideAnswer {
  status: number;
  /** the header `Retry-After`; null without it */
  retryAfter: string | null;
  body: Buffer;
}

/** Gets an answer of a program elsewhere, whatever its status. @throws NotPublic, or why there is no whole answer */
export type GetOutside = (url: URL, limits: { maxBytes: number }) => Promise<OutsideAnswer>;

/** The answer is larger than the caller takes. */
export class AnswerTooLarge extends Error {}

const headers = { accept: 'application/json', 'accept-encoding': 'identity', 'user-agent': 'local-offers' };

/**
 * Asks public addresses only, with one time limit for everything. It follows no redirect, because the query may hold a
 * key. A body that ends early is an error.
 */
export function createGetOutside({ timeoutMs = 60_000, ...surroundings }: Surroundings = {}): GetOutside {
  const request = createRequestPublic(surroundings);

  return async (url, { maxBytes }) => {
    const response = await request(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      // leaving the loop closes the connection
      if (size > maxBytes) throw new AnswerTooLarge();
      chunks.push(chunk);
    }
    return {
      status: response.statusCode ?? 0,
      retryAfter: response.headers['retry-after'] ?? null,
      body: Buffer.concat(chunks),
    };
  };
}
