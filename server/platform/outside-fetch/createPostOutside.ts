import type http from 'node:http';
import { NotPublic } from './lookupPublic';
import { createRequestPublic, type Surroundings } from './createRequestPublic';

/** What came of a message: an answer, or the reason why there is none. */
export interface PostOutcome {
  status: number | null;
  /** the beginning of the answer, without null characters */
  body: string | null;
  /** the header `Retry-After` of the answer as it came */
  retryAfter: string | null;
  /** a sentence that reveals nothing about private addresses; null with an answer */
  problem: string | null;
}

/** What every outcome without an answer has. */
export const noAnswer = { status: null, body: null, retryAfter: null } as const;

/** Posts JSON to an address of a caller. It never throws. */
export type PostOutside = (
  url: string,
  message: { headers: Readonly<Record<string, string>>; body: string },
) => Promise<PostOutcome>;

/** of the answer that is kept */
const mostCharacters = 1000;
/** of the answer that is read */
const mostBytes = 4096;

/**
 * Posts to public addresses only, to the address that was checked, with one time limit for everything. It follows no
 * redirect, sends no credentials, and reads no more than the beginning of the answer.
 */
export function createPostOutside({ timeoutMs = 15_000, ...surroundings }: Surroundings = {}): PostOutside {
  const request = createRequestPublic(surroundings);

  return async (address, { headers: own, body }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const headers = {
      ...own,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'local-offers-webhooks',
    };
    try {
      const response = await request(new URL(address), { method: 'POST', headers, body, signal });
      const retryAfter = response.headers['retry-after'] ?? null;
      return { status: response.statusCode ?? null, body: await readBeginning(response), retryAfter, problem: null };
    } catch (error) {
      return { ...noAnswer, problem: problemOf(error, signal.aborted) };
    }
  };
}

async function readBeginning(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    // leaving the loop closes the connection
    if (size >= mostBytes) break;
  }
  const text = Buffer.concat(chunks).toString('utf8').replaceAll('\0', '');
  return Array.from(text).slice(0, mostCharacters).join('');
}

function problemOf(error: unknown, isTimeOut: boolean): string {
  if (error instanceof NotPublic) return 'The address is not public.';
  if (isTimeOut) return 'The address did not answer in time.';
  return 'The address could not be reached.';
}
