import type { FastifyInstance } from 'fastify';
import { requestSeconds } from '../../../platform/metrics/metrics';

/** Counts every request that Fastify handles, by the pattern of its route. `CacheFastPath` counts its own hits. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    requestSeconds.observe(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}
