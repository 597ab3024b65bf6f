import type { FastifyRequest } from 'fastify';
import { acceptedEncoding } from './acceptedEncoding';
import { Keeping } from './Keeping';

/** Null: the answer is not for everybody. Whoever shows a token is never answered from memory, whatever it is worth. */
export function keepingOf(request: FastifyRequest): Keeping | null {
  const { method, headers, routeOptions } = request;
  const rule = routeOptions.config.kept;
  if (!rule || (method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return null;
  const address = rule.keyOf(request);
  if (address === null) return null;
  const encoding =
    headers['x-no-compression'] === undefined ? acceptedEncoding(headers['accept-encoding']) : 'identity';
  const vary = ['accept-encoding', 'authorization', rule.vary].filter(Boolean).join(', ');
  return new Keeping(`${encoding} ${address}`, encoding, vary, rule.onlyWhenTold !== true);
}
