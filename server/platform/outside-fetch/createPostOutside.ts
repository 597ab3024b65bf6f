import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './isPublicAddress';
import { lookupPublic, NotPublic } from './lookupPublic';

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

interface Surroundings {
  resolve?: LookupFunction;
  /** addresses that may be connected to */
  isAllowed?: (address: string) => boolean;
  timeoutMs?: number;
}

/** of the answer that is kept */
const mostCharacters = 1000;
/** of the answer that is read */
const mostBytes = 4096;

/**
 * Posts to public addresses only, to the address that was checked, with one time limit for everything. It follows no
 * redirect, sends no credentials, and reads no more than the beginning of the answer.
 */
export function createPostOutside({
  resolve,
  isAllowed = isPublicAddress,
  timeoutMs = 15_000,
}: Surroundings = {}): PostOutside {
  const lookup = lookupPublic(isAllowed, resolve);

  return async (address, { headers, body }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await post(new URL(address), { headers, body, signal });
      const retryAfter = response.headers['retry-after'] ?? null;
      return { status: response.statusCode ?? null, body: await readBeginning(response), retryAfter, problem: null };
    } catch (error) {
      return { ...noAnswer, problem: problemOf(error, signal.aborted) };
    }
  };

  function post(
    url: URL,
    { headers, body, signal }: { headers: Readonly<Record<string, string>>; body: string; signal: AbortSignal },
  ): Promise<http.IncomingMessage> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // a literal address is connected to without a look-up
    if (isIP(host) !== 0 && !isAllowed(host)) return Promise.reject(new NotPublic());
    const { request } = url.protocol === 'https:' ? https : http;
    const all = {
      ...headers,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'local-offers-webhooks',
    };
    return new Promise((found, fail) => {
      const posted = request(url, { method: 'POST', agent: false, lookup, signal, headers: all }, found);
      // without a response and without an error Node ends what wants to change the protocol (101)
      posted.on('error', fail).on('close', () => fail(new Error('The connection was closed.')));
      posted.end(body);
    });
  }
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
