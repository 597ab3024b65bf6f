import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './isPublicAddress';
import { lookupPublic, NotPublic } from './lookupPublic';

/** What a caller may replace, for tests. */
export interface Surroundings {
  resolve?: LookupFunction;
  /** addresses that may be connected to */
  isAllowed?: (address: string) => boolean;
  /** for all requests of a call together */
  timeoutMs?: number;
}

interface Asked extends Pick<http.RequestOptions, 'method' | 'headers'> {
  signal: AbortSignal;
  body?: string;
}

/** Sends one request, without following a redirect. @throws NotPublic, or why there is no response */
export type RequestPublic = (url: URL, asked: Asked) => Promise<http.IncomingMessage>;

/** Returns a function that connects to public addresses only, to the address that was checked. */
export function createRequestPublic({ resolve, isAllowed = isPublicAddress }: Surroundings): RequestPublic {
  const lookup = lookupPublic(isAllowed, resolve);

  return async (url, { body, ...options }) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // a literal address is connected to without a look-up
    if (isIP(host) !== 0 && !isAllowed(host)) throw new NotPublic();
    const { request } = url.protocol === 'https:' ? https : http;
    return new Promise((found, fail) => {
      const sent = request(url, { ...options, agent: false, lookup }, found);
      // without a response and without an error Node ends what wants to change the protocol (101)
      sent.on('error', fail).on('close', () => fail(new Error('The connection was closed.')));
      sent.end(body);
    });
  };
}
