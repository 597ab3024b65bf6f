import type { FastifyInstance, FastifyReply } from 'fastify';

/** Headers that a page of another site may send. Not `Authorization` and not `X-Session`: without credentials. */
const allowedHeaders = [
  'accept',
  'accept-language',
  'apollo-require-preflight',
  'apollographql-client-name',
  'apollographql-client-version',
  'content-type',
  'if-none-match',
  'x-apollo-operation-name',
].join(', ');

/** Headers of a response that its script may read, besides those that every script may. */
const exposedHeaders = [
  'etag',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'x-request-id',
];

/** Seconds for which a browser need not ask again. Browsers have lower limits of their own. */
const preflightSeconds = 24 * 60 * 60;

/**
 * Lets pages of any site read the routes with `config.crossOrigin`, without credentials
 * (docs/rules/interfaces.md#pages-of-other-sites). The headers are the same for every origin, so that cached responses
 * have them too. All other routes have none, and answer preflights with 404: browsers keep pages away from them.
 */
export function allowCrossOrigin(app: FastifyInstance): void {
  const withPreflight = new Set<string>();
  app.addHook('onRoute', ({ url, method, config }) => {
    if (!config?.crossOrigin || withPreflight.has(url)) return;
    withPreflight.add(url);
    const methods = [method].flat().includes('POST') ? 'GET, HEAD, POST' : 'GET, HEAD';
    app.options(url, (_request, reply) =>
      openToAll(reply)
        .code(204)
        .headers({
          'access-control-allow-methods': methods,
          'access-control-allow-headers': allowedHeaders,
          'access-control-max-age': preflightSeconds,
        })
        .send(),
    );
  });
  app.addHook('onRequest', ({ routeOptions, headers }, reply, done) => {
    if (routeOptions.config.crossOrigin && headers.authorization === undefined) {
      openToAll(reply).header('access-control-expose-headers', exposedHeaders.join(', '));
    }
    done();
  });
}

/** Browsers refuse this value for requests with credentials. */
function openToAll(reply: FastifyReply): FastifyReply {
  return reply.header('access-control-allow-origin', '*');
}
