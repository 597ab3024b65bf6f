import type { FastifyRequest } from 'fastify';

/** True if a page of another site sent the request. Programs send no `Origin`, and pages cannot write it. */
export function isForeignPage({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>, publicUrl: string): boolean {
  const { origin } = headers;
  if (origin === undefined) return false;
  // browsers send it to https and to localhost only
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site' || site === 'same-site';
  if (origin === new URL(publicUrl).origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
