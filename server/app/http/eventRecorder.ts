import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordStatisticEvents } from '../../domains/statistics/recording/recordStatisticEvents';
import type { ReportedEvent } from '../../domains/statistics/recording/ReportedEvent';
import type { RequestContext } from '../../platform/context/RequestContext';
import { toDomainError } from '../rest/problems/toDomainError';
import { logFailure } from './errors/logFailure';

type Recorder = (request: FastifyRequest, context: RequestContext, events: readonly ReportedEvent[]) => void;

/**
 * Records the visit of a redirect without delaying the response. The server closes only after all records are written.
 * Browser prefetches and HEAD requests are not counted.
 */
export function eventRecorder(app: FastifyInstance): Recorder {
  const inFlight = new Set<Promise<unknown>>();
  app.addHook('onClose', async () => {
    await Promise.all(inFlight);
  });
  return (request, context, events) => {
    const purpose = request.headers['sec-purpose'] ?? request.headers['purpose'] ?? '';
    if (request.method !== 'GET' || String(purpose).includes('prefetch')) return;
    const writing = recordStatisticEvents(context, { events })
      .catch((error: unknown) => {
        const loggers = { request: request.log, site: app.log };
        logFailure(toDomainError(error), loggers, 'an event of a redirect was not recorded');
      })
      .finally(() => inFlight.delete(writing));
    inFlight.add(writing);
  };
}
