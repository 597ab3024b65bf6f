import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentTracing, type OpenSpan } from '../../platform/tracing/tracing';

/**
 * Traces every request that Fastify handles, by the pattern of its route, if traces are on. Hits of the response cache
 * on the fast path are none. Behind a proxy that is trusted it goes on with the given trace: that proxy sets or removes
 * the header.
 */
export function traceRequests(app: FastifyInstance, trustsProxy: boolean): void {
  const tracing = currentTracing();
  if (!tracing) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent: given } = request.headers;
    const span = tracing.begin(request.method, 'request', trustsProxy ? String(given) : undefined);
    spans.set(request, span);
    request.log = request.log.child({ traceparent: span.traceparent });
    span.run(done);
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const { method, routeOptions, id } = request;
    const route = routeOptions.url ?? 'none';
    spans.get(request)?.end({
      name: `${method} ${route}`,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': statusCode,
        'local_offers.request_id': id,
      },
      failed: statusCode >= 500,
    });
    done();
  });
}
