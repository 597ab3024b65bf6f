import type http from 'node:http';
import { NotPublic } from './lookupPublic';
import { createRequestPublic, type Surroundings } from './createRequestPublic';

/** Why an address has no answer. */
export type NoAnswer = 'URL' | 'NOT_PUBLIC' | 'REDIRECTS' | 'TIME_OUT' | 'UNREACHABLE';

/** What an address answers: a status, or the reason why there is none. */
export interface CheckedAddress {
  status: number | null;
  problem: NoAnswer | null;
  /** the header `Retry-After` as it came */
  retryAfter: string | null;
  /** the beginning of the answer to GET; empty without it */
  body: string;
}

/** Asks for an address of a caller and follows its redirects. It never throws. */
export type CheckOutside = (
  url: string,
  asked: { method: 'HEAD' | 'GET'; userAgent: string; mostBytes?: number },
) => Promise<CheckedAddress>;

const mostRedirects = 5;

/**
 * Asks public addresses only; each hop is checked, and all together have one time limit. Sends no credentials, and reads
 * at most `mostBytes` of the answer (none by default).
 */
export function createCheckOutside({ timeoutMs = 15_000, ...surroundings }: Surroundings = {}): CheckOutside {
  const request = createRequestPublic(surroundings);

  return async (address, { method, userAgent, mostBytes = 0 }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const headers = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': userAgent };
    try {
      let url = readAddress(address);
      for (let hop = 0; url !== null; hop += 1) {
        const response = await request(url, { method, headers, signal });
        const { statusCode: status = 0, headers: sent } = response;
        const { location } = sent;
        if (![301, 302, 303, 307, 308].includes(status) || location === undefined) {
          const body = await readBeginning(response, mostBytes);
          return { status, problem: null, retryAfter: sent['retry-after'] ?? null, body };
        }
        response.destroy();
        if (hop === mostRedirects) return noAnswer('REDIRECTS');
        url = readAddress(location, url);
      }
      return noAnswer('URL');
    } catch (error) {
      if (error instanceof NotPublic) return noAnswer('NOT_PUBLIC');
      return noAnswer(signal.aborted ? 'TIME_OUT' : 'UNREACHABLE');
    }
  };
}

function noAnswer(problem: NoAnswer): CheckedAddress {
  return { status: null, problem, retryAfter: null, body: '' };
}

function readAddress(text: string, base?: URL): URL | null {
  const url = URL.parse(text, base?.href);
  const isWebAddress = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return isWebAddress ? url : null;
}

/** Leaving the loop closes the connection. */
async function readBeginning(response: http.IncomingMessage, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  if (mostBytes > 0) {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= mostBytes) break;
    }
  }
  response.destroy();
  return Buffer.concat(chunks).subarray(0, mostBytes).toString('utf8');
}
