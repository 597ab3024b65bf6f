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
import { answerBrokenRequest } from './answerBrokenRequest';
import { answerInTime } from './answerInTime';
import { smallBodyTimeout } from './smallBodyTimeout';
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
    // said once, when it is answered
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
    // its address may hold anything; the line of the request is enough
  }
}

const acceptable = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * The id that a log line, `X-Request-Id` and every error body share. Behind a proxy that we trust its own is kept, so
 * that its log and ours can be read side by side; without one, callers could choose what stands in our log.
 */
function createRequestId(trustProxy: boolean): (request: IncomingMessage) => string {
  return (request) => {
    const brought = request.headers['x-request-id'];
    if (trustProxy && typeof brought === 'string' && acceptable.test(brought)) return brought;
    return randomId();
  };
}

const idBytes = 9;

/** Asking for random bytes costs much the same for 9 as for thousands. */
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

/** The bare server with its limits: small bodies, and no patience with senders that dawdle. */
export function createFastify({ config, logger }: Pick<ServerDependencies, 'config' | 'logger'>): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = logger;
  const app = Fastify({
    loggerInstance,
    logController: new RequestLogController(),
    genReqId: createRequestId(config.http.trustProxy !== false),
    requestIdHeader: false,
    trustProxy: config.http.trustProxy,
    bodyLimit: megabyte,
    // for files on a slow line, as long as the client waits; all other bodies have `bodyTime`
    requestTimeout: 60 * seconds,
    keepAliveTimeout: 65 * seconds,
    // if no byte moves for longer than an answer may take, close: an answer that nobody reads stays in memory
    connectionTimeout: config.http.requestTimeoutMs * 1.5,
    http: { headersTimeout: 10 * seconds, connectionsCheckingInterval: 2 * seconds },
    forceCloseConnections: 'idle',
    // what has reached us is answered; nothing new comes once the port is closed
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => void replyWithProblem(error, request, reply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 512 },
  });
  addDraining(app);
  closeConnectionsAsTheyFallIdle(app);
  answerInTime(app, config.http.requestTimeoutMs);
  smallBodyTimeout(app, megabyte, bodyTime);
  return app;
}

/**
 * Closing ends idle connections once. One that is still being answered then would be kept open for its client's next
 * request, and the server would wait for it as long as it keeps connections alive.
 */
function closeConnectionsAsTheyFallIdle(app: FastifyInstance): void {
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
