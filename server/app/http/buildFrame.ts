import type { FastifyInstance } from 'fastify';
import type { RestRoute } from '../../platform/rest/RestRoute';
import { DomainError } from '../../shared/errors/DomainError';
import { registerResponseCache } from '../response-cache/registerResponseCache';
import { replyWithProblem } from '../rest/problems/replyWithProblem';
import { registerRest } from '../rest/registerRest';
import { serveSitemap } from '../sitemap/serveSitemap';
import { addSecurityHeaders } from './addSecurityHeaders';
import { compressReplies } from './compressReplies';
import { createFastify } from './createFastify';
import { decodeBodies } from './decodeBodies';
import { limitRates } from './limitRates';
import { readJsonBodies } from './readJsonBodies';
import { serveOutbox } from './outbox/serveOutbox';
import { replyWithError } from './replyWithError';
import { serveAdLink } from './serveAdLink';
import { serveBaseMap } from './serveBaseMap';
import { serveFiles } from './serveFiles';
import { serveHealth } from './serveHealth';
import { serveQrCodes } from './serveQrCodes';
import { serveUnsubscribe } from './serveUnsubscribe';
import type { ServerDependencies } from './ServerDependencies';

/** What holds for every request, and the REST side; pages and GraphQL come on top. */
export async function buildFrame(
  dependencies: ServerDependencies,
  routes: readonly RestRoute[],
): Promise<FastifyInstance> {
  const app = createFastify(dependencies);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  addSecurityHeaders(app, dependencies.config);
  app.setErrorHandler(replyWithError);
  app.setNotFoundHandler((request, reply) =>
    replyWithProblem(new DomainError('NOT_FOUND', 'There is nothing at this address.'), request, reply),
  );
  decodeBodies(app);
  readJsonBodies(app);
  registerResponseCache(app, dependencies);
  await compressReplies(app);
  await limitRates(app, dependencies);
  serveHealth(app, dependencies);
  serveFiles(app, dependencies);
  serveQrCodes(app, dependencies);
  serveAdLink(app, dependencies);
  serveBaseMap(app, dependencies);
  serveSitemap(app, dependencies);
  await serveUnsubscribe(app, dependencies);
  serveOutbox(app, dependencies);
  await registerRest(app, dependencies, routes);
  return app;
}
