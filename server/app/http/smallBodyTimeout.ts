import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { answerBrokenRequest } from './answerBrokenRequest';

/**
 * Node has one time limit for the arrival of whatever request. Files of 25 MB need most of a minute on a slow line; for everyone
 * else a body that takes longer than this only holds a connection. One timer looks after them all, as in `answerInTime`.
 */
export function smallBodyTimeout(app: FastifyInstance, smallBody: number, withinMs: number): void {
  // a Map keeps their order, so the oldest come first
  const arriving = new Map<ServerResponse, { raw: IncomingMessage; until: number }>();
  const forget = function (this: ServerResponse): void {
    arriving.delete(this);
  };
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, headers } = request;
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
    if (hasBody && request.routeOptions.bodyLimit <= smallBody) {
      arriving.set(reply.raw, { raw, until: performance.now() + withinMs });
      reply.raw.once('close', forget);
    }
    done();
  });
  const timer = setInterval(
    () => {
      const now = performance.now();
      for (const [response, { raw, until }] of arriving) {
        if (until > now) break;
        arriving.delete(response);
        if (!response.writableEnded) endLate(raw);
      }
    },
    Math.min(withinMs, 1000),
  ).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}

function endLate(raw: IncomingMessage): void {
  if (raw.complete || raw.destroyed) return;
  const late = Object.assign(new Error('The body did not arrive in time.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  answerBrokenRequest(late, raw.socket);
}
