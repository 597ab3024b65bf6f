import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOriginOfKey } from '../../../domains/accounts/api-keys/isOriginOfKey';
import { createContext } from '../../context/createContext';
import type { ServerDependencies } from '../ServerDependencies';

/** Headers that a page of another site may send. Never `X-Session`, which asks for a cookie. */
const allowedHeaders = [
  'accept',
  'accept-language',
  'apollo-require-preflight',
  'apollographql-client-name',
  'apollographql-client-version',
  'content-type',
  'if-none-match',
  'x-apollo-operation-name',
];

/** Headers of a response that its script may read, besides those that every script may. */
const exposedHeaders = [
  ...['etag', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after', 'x-request-id'],
].join(', ');

/** Seconds for which a browser need not ask again. Browsers have lower limits of their own. */
const preflightSeconds = 24 * 60 * 60;
/** A key may be revoked meanwhile. */
const keyPreflightSeconds = 10 * 60;

/**
 * Lets pages of any site read the routes with `config.crossOrigin`, without credentials
 * (docs/rules/interfaces.md#pages-of-other-sites). The headers are the same for every origin, so that cached responses
 * have them too. An API key may be sent by pages of its origins only. All other routes have no such headers, and answer
 * preflights with 404: browsers keep pages away from them.
 */
export function allowCrossOrigin(app: FastifyInstance, dependencies: ServerDependencies): void {
  const withPreflight = new Set<string>();
  app.addHook('onRoute', ({ url, method, config }) => {
    if (!config?.crossOrigin || withPreflight.has(url)) return;
    withPreflight.add(url);
    const methods = [method].flat().includes('POST') ? 'GET, HEAD, POST' : 'GET, HEAD';
    app.options(url, async (request, reply) => {
      const withKey = await asksForKey(dependencies, request);
      reply.header('vary', 'origin, access-control-request-headers');
      return reply
        .code(204)
        .headers({
          'access-control-allow-origin': withKey ? request.headers.origin : '*',
          'access-control-allow-methods': methods,
          'access-control-allow-headers': [...allowedHeaders, ...(withKey ? ['authorization'] : [])].join(', '),
          'access-control-max-age': withKey ? keyPreflightSeconds : preflightSeconds,
        })
        .send();
    });
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { routeOptions, headers } = request;
    if (!routeOptions.config.crossOrigin) done();
    else if (headers.authorization === undefined) {
      // browsers refuse this value for requests with credentials
      reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': exposedHeaders });
      done();
    } else if (headers.origin === undefined) done();
    else {
      void admitKey(dependencies, request, reply).then(() => {
        done();
      });
    }
  });
}

/** True for a preflight of a page that some key is for. */
async function asksForKey(dependencies: ServerDependencies, { headers }: FastifyRequest): Promise<boolean> {
  const asked = (headers['access-control-request-headers'] ?? '').toLowerCase();
  const wantsKey = asked.split(',').some((name) => name.trim() === 'authorization');
  return wantsKey && headers.origin !== undefined && isOriginOfKey(dependencies, headers.origin);
}

/** A key that is not for the page, or does not count, is refused later; the page may not read why. */
async function admitKey(dependencies: ServerDependencies, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { origin = '' } = request.headers;
  const context = await createContext(dependencies, request).catch(() => null);
  reply.header('vary', 'origin');
  if (context?.apiKey?.allowedOrigins.includes(origin)) {
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': exposedHeaders });
  }
}
