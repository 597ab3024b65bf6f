import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../shared/errors/DomainError';
import { registerRest } from '../rest/registerRest';
import { replyWithProblem } from '../rest/problems/replyWithProblem';
import { restRoutes } from '../rest/restRoutes';
import { addSecurityHeaders } from './addSecurityHeaders';
import { compressReplies } from './compressReplies';
import { createFastify } from './createFastify';
import { limitRates } from './limitRates';
import { serveClient } from './serveClient';
import { serveFiles } from './serveFiles';
import { serveHealth } from './serveHealth';
import type { ServerDependencies } from './ServerDependencies';

/** The whole server, ready to listen or to be asked by `inject`. What it was given stays open when it closes. */
export async function buildServer(dependencies: ServerDependencies): Promise<FastifyInstance> {
  const app = createFastify(dependencies);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  addSecurityHeaders(app, dependencies.config);
  app.setErrorHandler((error, request, reply) => replyWithProblem(error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    replyWithProblem(new DomainError('NOT_FOUND', 'There is nothing at this address.'), request, reply),
  );
  await compressReplies(app);
  await limitRates(app, dependencies);
  serveHealth(app, dependencies);
  serveFiles(app, dependencies.files);
  await serveClient(app);
  await registerRest(app, dependencies, restRoutes);
  return app;
}
