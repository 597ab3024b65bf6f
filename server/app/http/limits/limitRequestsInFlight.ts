import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { unavailable } from '../../../shared/errors/unavailable';

/** A pool of 20 connections works off so many in the ten seconds that a request may wait for one. */
const mostInFlight = 400;

/**
 * Refuses requests at once, with 503 and `Retry-After`, while as many as a process can work off are in flight: each keeps
 * memory until its response, also one that only waits for a slow database
 * (docs/rules/errors-and-limits.md#unavailable). What needs no rate limit (checks, figures, files of the build) passes,
 * and so do hits of the response cache, which are served before.
 */
export function limitRequestsInFlight(app: FastifyInstance, most = mostInFlight): void {
  let inFlight = 0;
  const end = function (this: ServerResponse): void {
    inFlight -= 1;
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.rateLimit === false) {
      done();
      return;
    }
    if (inFlight >= most) {
      // its body is not read
      reply.header('connection', 'close');
      done(unavailable(new TooManyRequests()));
      return;
    }
    inFlight += 1;
    reply.raw.once('close', end);
    done();
  });
}

class TooManyRequests extends Error {
  override readonly name = 'TooManyRequests';

  constructor() {
    super('Too many requests are in flight.');
  }
}
