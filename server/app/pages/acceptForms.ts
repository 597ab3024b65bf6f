import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../shared/errors/DomainError';

/** Lets the routes of a scope read forms that browsers send without JavaScript, as `URLSearchParams`; nothing else. */
export function acceptForms(scope: FastifyInstance, bodyLimit: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, parsed) => {
      parsed(null, new URLSearchParams(String(body)));
    },
  );
}

/**
 * Checks that one of our pages sent the form. Browsers set the headers and no other site can forge them. A client
 * without these headers is no browser, and can use the API.
 * @throws FORBIDDEN
 */
export function requireOwnPage({ headers, protocol, host }: FastifyRequest, publicUrl: string): void {
  const site = headers['sec-fetch-site'];
  const isOwn =
    site === undefined
      ? headers.origin !== undefined && [new URL(publicUrl).origin, `${protocol}://${host}`].includes(headers.origin)
      : site === 'same-origin';
  if (!isOwn) throw new DomainError('FORBIDDEN', 'This form was sent by another site.');
}
