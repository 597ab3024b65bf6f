import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { replyToMalformedRequest } from '../errors/replyToMalformedRequest';

interface SmallBodyLimit {
  /** bytes */
  smallBody: number;
  withinMs: number;
  /** the public URL */
  site: string;
}

/**
 * Limits the time for small bodies. Node has one limit for all requests, which must allow 25 MB on a slow line; a small
 * body that takes longer than `withinMs` only holds a connection. One timer serves all requests, as in `requestTimeout`.
 */
export function smallBodyTimeout(app: FastifyInstance, { smallBody, withinMs, site }: SmallBodyLimit): void {
  // A Map keeps insertion order: the oldest come first.
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
        if (!response.writableEnded) endLate(raw, site);
      }
    },
    Math.min(withinMs, 1000),
  ).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}

function endLate(raw: IncomingMessage, site: string): void {
  if (raw.complete || raw.destroyed) return;
  const late = Object.assign(new Error('The body did not arrive in time.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  replyToMalformedRequest(late, raw.socket, site);
}
