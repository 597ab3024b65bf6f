import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestWork, type RequestWork } from '../../platform/metrics/requestWork';
import { describeRequest } from './describeRequest';

/** Logs requests that took `fromMs` milliseconds or more, with what they asked of the database. 0: none. */
export function logSlowRequests(app: FastifyInstance, fromMs: number): void {
  if (fromMs === 0) return;
  const works = new WeakMap<FastifyRequest, RequestWork>();
  app.addHook('onRequest', (request, _reply, done) => {
    const work = { requestId: request.id, statements: 0, databaseMs: 0 };
    works.set(request, work);
    requestWork.run(work, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, log } = request;
    if (reply.elapsedTime >= fromMs) {
      const { statements, databaseMs } = works.get(request) ?? { statements: 0, databaseMs: 0 };
      const line = describeRequest(method, routeOptions.url, reply.statusCode, reply.elapsedTime);
      log.warn({ ...line, statements, databaseMs: Math.round(databaseMs) }, 'A request was slow.');
    }
    done();
  });
}
