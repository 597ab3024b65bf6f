import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { ServerDependencies } from './ServerDependencies';
import { addDraining } from './addDraining';
import { createRequestId } from './createRequestId';
import { describeRequest } from './describeRequest';
import { replyToMalformedRequest } from './errors/replyToMalformedRequest';
import { requestTimeout } from './limits/requestTimeout';
import { smallBodyTimeout } from './limits/smallBodyTimeout';
import { replyWithProblem } from '../rest/problems/replyWithProblem';

/** Logs each request once, when it is completed. */
class RequestLogController extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' });
  }

  override incomingRequest(): void {
    // `requestCompleted` logs the request once.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { method, routeOptions, log, responseNotes } = request;
    const { refused, accountId } = responseNotes ?? {};
    const line = {
      ...describeRequest(method, routeOptions.url, reply.statusCode, reply.elapsedTime),
      ...(refused != null && { refused, ...(accountId != null && { account: accountId }) }),
    };
    if (error) log.warn({ ...line, err: error }, 'request broken off');
    else log.info(line, 'request');
  }

  override routeNotFound(): void {
    // The URL may contain personal data; the log line of the request is enough.
  }
}

const seconds = 1000;
const megabyte = 1024 * 1024;
const bodyTime = 20 * seconds;

/** The bare server with body size limits and slow-client timeouts. */
export function createFastify({ config, logger }: Pick<ServerDependencies, 'config' | 'logger'>): FastifyInstance {
  const { publicUrl } = config.http;
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
    clientErrorHandler: (error, socket) => {
      replyToMalformedRequest(error, socket, publicUrl);
    },
    frameworkErrors: (error, request, reply) => void replyWithProblem(error, request, reply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 512 },
  });
  app.decorate('publicUrl', publicUrl);
  addDraining(app);
  closeIdleConnectionsOnShutdown(app);
  requestTimeout(app, config.http.requestTimeoutMs);
  smallBodyTimeout(app, { smallBody: megabyte, withinMs: bodyTime, site: publicUrl });
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
