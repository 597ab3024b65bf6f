import type { FastifyRequest } from 'fastify';
import { acceptedEncoding } from './acceptedEncoding';
import { CachePolicy } from './CachePolicy';

/** Null: the response is not public. A request with a token, valid or not, always bypasses the cache. */
export function getCachePolicy(request: FastifyRequest): CachePolicy | null {
  const { method, headers, routeOptions } = request;
  const rule = routeOptions.config.cacheRule;
  if (!rule || (method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return null;
  const address = rule.getKey(request);
  if (address === null) return null;
  const encoding =
    headers['x-no-compression'] === undefined ? acceptedEncoding(headers['accept-encoding']) : 'identity';
  const vary = ['accept-encoding', 'authorization', rule.vary].filter(Boolean).join(', ');
  return new CachePolicy(`${encoding} ${address}`, encoding, vary, rule.isOptIn !== true);
}
