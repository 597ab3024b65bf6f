import type { FastifyInstance } from 'fastify';
import { answerBrokenRequest } from './answerBrokenRequest';

/**
 * Node has one time limit for the arrival of whatever request. Files of 25 MB need most of a minute on a slow line; for everyone
 * else a body that takes longer than this only holds a connection.
 */
export function hurrySmallBodies(app: FastifyInstance, smallBody: number, withinMs: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, headers } = request;
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
    if (hasBody && request.routeOptions.bodyLimit <= smallBody) {
      const timer = setTimeout(() => {
        if (raw.complete || raw.destroyed || reply.sent) return;
        const late = Object.assign(new Error('The body did not arrive in time.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
        answerBrokenRequest(late, raw.socket);
      }, withinMs).unref();
      reply.raw.once('close', () => {
        clearTimeout(timer);
      });
    }
    done();
  });
}
