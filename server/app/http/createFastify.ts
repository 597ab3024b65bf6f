import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { ServerDependencies } from './ServerDependencies';
import { addDraining } from './addDraining';
import { answerBrokenRequest } from './answerBrokenRequest';
import { answerInTime } from './answerInTime';
import { closeConnectionsAsTheyFallIdle } from './closeConnectionsAsTheyFallIdle';
import { createRequestId } from './createRequestId';
import { hurrySmallBodies } from './hurrySmallBodies';
import { replyWithProblem } from '../rest/problems/replyWithProblem';
import { RequestLogController } from './RequestLogController';

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
  hurrySmallBodies(app, megabyte, bodyTime);
  return app;
}
