import type http from 'node:http';
import { DomainError } from '../../shared/errors/DomainError';
import type { FetchOutside } from './FetchOutside';
import { NotPublic } from './lookupPublic';
import { createRequestPublic, type Surroundings } from './createRequestPublic';

interface Reached {
  response: http.IncomingMessage;
  url: URL;
}

const sentHeaders = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'local-offers' };
const mostRedirects = 5;
const megabyte = 1024 * 1024;

/**
 * Fetches a URL from a caller (docs/rules/files.md#files-by-address: only from public addresses). The URL must not
 * reach what only this machine can reach. So every hop is checked, no credentials are sent, size and time are limited,
 * and errors reveal nothing about private addresses.
 */
export function createFetchOutside({ timeoutMs = 20_000, ...surroundings }: Surroundings = {}): FetchOutside {
  const request = createRequestPublic(surroundings);

  return async (address, { maxBytes }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const { response } = await follow(readAddress(address), mostRedirects, signal);
      return await readBody(response, maxBytes);
    } catch (error) {
      if (error instanceof DomainError) throw error;
      if (error instanceof NotPublic) throw notPublic();
      if (signal.aborted)
        throw refusal('TIME_OUT', 'The address did not answer in time. Send the file itself instead.', error);
      throw refusal('UNREACHABLE', 'The address could not be reached. Check it, or send the file itself.', error);
    }
  };

  async function follow(url: URL, redirectsLeft: number, signal: AbortSignal): Promise<Reached> {
    const response = await request(url, { headers: sentHeaders, signal });
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return { response, url };
    response.destroy();
    const { location } = headers;
    if (![301, 302, 303, 307, 308].includes(statusCode) || location === undefined) {
      throw refusal('NO_FILE', `The address answered with status ${statusCode}. Check it, or send the file itself.`);
    }
    if (redirectsLeft === 0) throw refusal('REDIRECTS', 'The address leads on too many times. Give the last one.');
    return follow(readAddress(location, url), redirectsLeft - 1, signal);
  }
}

function readAddress(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw refusal('URL', 'Only web addresses are fetched: http or https, without a name or password in them.');
  }
  return url;
}

async function readBody(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') {
    response.destroy();
    throw refusal('ENCODING', 'The address sends its file compressed. Send the file itself instead.');
  }
  const announced = Number(response.headers['content-length'] ?? 0);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    // leaving the loop closes the connection
    if (Math.max(size, announced) > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function notPublic(): DomainError {
  return refusal('NOT_PUBLIC', 'Files are fetched from public addresses only. Send the file itself instead.');
}

function tooLarge(maxBytes: number): DomainError {
  const message = `The file at this address is larger than ${Math.floor(maxBytes / megabyte)} MB.`;
  return new DomainError('PAYLOAD_TOO_LARGE', message, { errors: [{ field: 'url', code: 'TOO_LARGE', message }] });
}

function refusal(code: string, message: string, cause?: unknown): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'url', code, message }], cause });
}
