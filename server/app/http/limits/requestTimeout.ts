import type { ServerResponse } from 'node:http';
import { errorCodes, type FastifyInstance, type FastifyReply } from 'fastify';

/**
 * Ends requests that take too long. One timer serves all requests, because Fastify's `handlerTimeout` creates a timer, a
 * controller and an error for each, which is a noticeable part of a short response.
 */
export function requestTimeout(app: FastifyInstance, withinMs: number): void {
  // A Map keeps insertion order: the oldest come first.
  const waiting = new Map<ServerResponse, { reply: FastifyReply; until: number }>();
  const forget = function (this: ServerResponse): void {
    waiting.delete(this);
  };
  app.addHook('onRequest', (_request, reply, done) => {
    waiting.set(reply.raw, { reply, until: performance.now() + withinMs });
    reply.raw.once('close', forget);
    done();
  });
  const timer = setInterval(
    () => {
      const now = performance.now();
      for (const [raw, { reply, until }] of waiting) {
        if (until > now) break;
        waiting.delete(raw);
        endLate(reply, withinMs);
      }
    },
    Math.min(withinMs, 1000),
  ).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}

function endLate(reply: FastifyReply, withinMs: number): void {
  if (reply.sent) return;
  const late = new errorCodes.FST_ERR_HANDLER_TIMEOUT(String(withinMs), reply.request.routeOptions.url);
  // The headers are sent already, so the connection is all that can be ended.
  if (reply.raw.headersSent) reply.raw.destroy(late);
  else void reply.send(late);
}
