import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/**
 * One line per request: id, method, the route's pattern, status, time. Never the address itself: it can hold a
 * position, an e-mail or a token (docs/rules/privacy-and-law.md#minimal-data).
 */
export class RequestLogController extends LogController {
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
