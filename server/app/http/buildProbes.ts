import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../shared/errors/DomainError';
import { replyWithProblem } from '../rest/problems/replyWithProblem';
import { createFastify } from './createFastify';
import { replyWithError } from './errors/replyWithError';
import { measureRequests } from './metrics/measureRequests';
import { serveMetrics } from './metrics/serveMetrics';
import { serveHealth } from './routes/serveHealth';
import type { ServerDependencies } from './ServerDependencies';

/** The server of a process that only runs jobs: health checks and figures. Everything else is NOT_FOUND. */
export function buildProbes(dependencies: ServerDependencies): Promise<FastifyInstance> {
  const app = createFastify(dependencies);
  measureRequests(app);
  app.setErrorHandler(replyWithError);
  app.setNotFoundHandler((request, reply) =>
    replyWithProblem(new DomainError('NOT_FOUND', 'This process runs jobs and serves no pages.'), request, reply),
  );
  serveHealth(app, dependencies);
  serveMetrics(app, dependencies);
  return Promise.resolve(app);
}
