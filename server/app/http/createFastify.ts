import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { ServerDependencies } from './ServerDependencies';
import { addDraining } from './addDraining';
import { replyToMalformedRequest } from './errors/replyToMalformedRequest';
import { requestTimeout } from './limits/requestTimeout';
import { smallBodyTimeout } from './limits/smallBodyTimeout';
import { replyWithProblem } from '../rest/problems/replyWithProblem';

/**
 * One line per request: id, method, the route's pattern, status, time. Never the address itself: it can hold a
 * position, an e-mail or a token (docs/rules/privacy-and-law.md#minimal-data).
 */
class RequestLogController extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' });
  }

  override incomingRequest(): void {
    // `requestCompleted` logs the request once.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (error) request.log.warn({ ...line, err: error }, 'request broken off');
    else request.log.info(line, 'request');
  }

  override routeNotFound(): void {
    // The URL may contain personal data; the log line of the request is enough.
  }
}

const acceptable = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * The id that log lines, `X-Request-Id` and error bodies share. Uses the id of a trusted proxy, so that both logs match;
 * otherwise callers could write into our log.
 */
function createRequestId(trustProxy: boolean): (request: IncomingMessage) => string {
  return (request) => {
    const brought = request.headers['x-request-id'];
    if (trustProxy && typeof brought === 'string' && acceptable.test(brought)) return brought;
    return randomId();
  };
}

const idBytes = 9;

/** One call for many random bytes costs about as much as one for 9. */
const pool = Buffer.alloc(idBytes * 512);

let used = pool.length;

function randomId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += idBytes;
  return pool.toString('base64url', used - idBytes, used);
}

const seconds = 1000;
const megabyte = 1024 * 1024;
const bodyTime = 20 * seconds;

/** The bare server with body size limits and slow-client timeouts. */
export function createFastify({ config, logger }: Pick<ServerDependencies, 'config' | 'logger'>): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = logger;
  const app = Fastify({
    loggerInstance,
    logController: new RequestLogController(),
    genReqId: createRequestId(config.http.trustProxy !== false),
    requestIdHeader: false,
    trustProxy: config.http.trustProxy,
    bodyLimit: megabyte,
    // For file uploads on a slow line. All other bodies have `bodyTime`.
    requestTimeout: 60 * seconds,
    keepAliveTimeout: 65 * seconds,
    // Closes connections without traffic, because a response that nobody reads stays in memory.
    connectionTimeout: config.http.requestTimeoutMs * 1.5,
    http: { headersTimeout: 10 * seconds, connectionsCheckingInterval: 2 * seconds },
    forceCloseConnections: 'idle',
    // Requests that arrived before the close are still served.
    return503OnClosing: false,
    clientErrorHandler: replyToMalformedRequest,
    frameworkErrors: (error, request, reply) => void replyWithProblem(error, request, reply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 512 },
  });
  addDraining(app);
  closeIdleConnectionsOnShutdown(app);
  requestTimeout(app, config.http.requestTimeoutMs);
  smallBodyTimeout(app, megabyte, bodyTime);
  return app;
}

/**
 * `app.close` ends idle connections only once. This closes those that become idle later; otherwise the server would wait
 * for their keep-alive timeout.
 */
function closeIdleConnectionsOnShutdown(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const timer = setInterval(() => {
      app.server.closeIdleConnections();
    }, 50);
    app.server.once('close', () => {
      clearInterval(timer);
    });
    if (!app.server.listening) clearInterval(timer);
    done();
  });
}
