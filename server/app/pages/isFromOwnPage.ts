import type { FastifyRequest } from 'fastify';

/**
 * Whether a form was sent by a page of ours. Browsers say so by themselves, and no other site can make them lie; who
 * says nothing is no browser, and has the API.
 */
export function isFromOwnPage({ headers, protocol, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin !== undefined && [new URL(publicUrl).origin, `${protocol}://${host}`].includes(headers.origin);
}
