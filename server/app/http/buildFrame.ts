import { constants } from 'node:zlib';
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import fastifyCompress from '@fastify/compress';
import type { RestRoute } from '../../platform/rest/RestRoute';
import { DomainError } from '../../shared/errors/DomainError';
import { registerResponseCache } from '../response-cache/registerResponseCache';
import { replyWithProblem } from '../rest/problems/replyWithProblem';
import { serveProblemPages } from '../rest/problems/pages/serveProblemPages';
import { registerRest } from '../rest/registerRest';
import { handOverSandboxRequests, serveSandboxes } from '../sandboxes/serveSandboxes';
import { serveSitemap } from '../sitemap/serveSitemap';
import { addCookies } from './addCookies';
import { allowCrossOrigin } from './cross-origin/allowCrossOrigin';
import { addSecurityHeaders } from './security/addSecurityHeaders';
import { servePolicyReports } from './security/reports/servePolicyReports';
import { createFastify } from './createFastify';
import { decodeBodies } from './limits/decodeBodies';
import { limitRates } from './limits/limitRates';
import { limitRequestsInFlight } from './limits/limitRequestsInFlight';
import { serveOutbox } from './outbox/serveOutbox';
import { replyWithError } from './errors/replyWithError';
import { serveAdLink } from './routes/serveAdLink';
import { serveBaseMap } from './routes/serveBaseMap';
import { serveTourismPixels } from './routes/serveTourismPixels';
import { serveEmbeds } from './routes/embeds/serveEmbeds';
import { serveEmbedScript } from './routes/embeds/serveEmbedScript';
import { serveFeeds } from './routes/serveFeeds';
import { serveFiles } from './routes/serveFiles';
import { serveFollowLinks } from './routes/mail-links/serveFollowLinks';
import { serveReminderLinks } from './routes/mail-links/serveReminderLinks';
import { serveRenewalLinks } from './routes/mail-links/serveRenewalLinks';
import { serveWaitingLinks } from './routes/mail-links/serveWaitingLinks';
import { serveWalletPasses } from './routes/serveWalletPasses';
import { serveHealth } from './routes/serveHealth';
import { measureRequests } from './metrics/measureRequests';
import { serveMetrics } from './metrics/serveMetrics';
import { serveSiteDrawings } from './routes/serveSiteDrawings';
import { serveQrCodes } from './routes/serveQrCodes';
import { serveUnsubscribe } from './routes/mail-links/serveUnsubscribe';
import { logSlowRequests } from './logSlowRequests';
import { traceRequests } from './traceRequests';
import type { ServerDependencies } from './ServerDependencies';

/** Sets up the REST side and everything that holds for each request. Pages and GraphQL are added later. */
export async function buildFrame(
  dependencies: ServerDependencies,
  routes: readonly RestRoute[],
): Promise<FastifyInstance> {
  const app = createFastify(dependencies);
  handOverSandboxRequests(app, dependencies);
  measureRequests(app);
  traceRequests(app, dependencies.config.http.trustProxy !== false);
  logSlowRequests(app, dependencies.config.log.slowMs);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  addSecurityHeaders(app, dependencies.config);
  allowCrossOrigin(app, dependencies);
  app.setErrorHandler(replyWithError);
  app.setNotFoundHandler((request, reply) =>
    replyWithProblem(new DomainError('NOT_FOUND', 'There is nothing at this address.'), request, reply),
  );
  limitRequestsInFlight(app);
  decodeBodies(app);
  readJsonBodies(app);
  registerResponseCache(app, dependencies);
  await compressReplies(app);
  addCookies(app);
  await limitRates(app, dependencies);
  serveSandboxes(app, dependencies);
  serveHealth(app, dependencies);
  serveMetrics(app, dependencies);
  await servePolicyReports(app, dependencies);
  serveFiles(app, dependencies);
  serveSiteDrawings(app, dependencies);
  serveQrCodes(app, dependencies);
  serveAdLink(app, dependencies);
  await serveBaseMap(app, dependencies);
  serveSitemap(app, dependencies);
  serveFeeds(app, dependencies);
  serveEmbeds(app, dependencies);
  serveTourismPixels(app, dependencies);
  serveEmbedScript(app);
  await serveUnsubscribe(app, dependencies);
  await serveFollowLinks(app, dependencies);
  await serveWaitingLinks(app, dependencies);
  await serveReminderLinks(app, dependencies);
  await serveRenewalLinks(app, dependencies);
  serveWalletPasses(app, dependencies);
  serveOutbox(app, dependencies);
  serveProblemPages(app);
  await registerRest(app, dependencies, routes);
  return app;
}

/** Compresses dynamic responses at a fast level, because each is compressed anew. */
async function compressReplies(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, {
    global: true,
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
  });
}

/**
 * Reads JSON as UTF-8 and refuses prototype keys. Bytes that are not UTF-8 are BAD_REQUEST: the framework's own parser
 * would replace them with U+FFFD and change the text.
 */
function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body)) done(new DomainError('BAD_REQUEST', 'The body is not UTF-8: send JSON in UTF-8.'));
    else void parse(request, body.toString(), done);
  });
}
