import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { ServerDependencies } from '../http/ServerDependencies';
import type { PageSource } from './PageSource';
import { replyWithError } from '../http/errors/replyWithError';
import { toDomainError } from '../rest/problems/toDomainError';
import type { Pages } from './Pages';
import { answerPage } from './answering/answerPage';
import { RenderQueue } from './answering/RenderQueue';
import { SharedFragments } from './answering/SharedFragments';
import { SharedResults } from './answering/SharedResults';
import { sendIncompletePage } from './answering/sendIncompletePage';
import { builtClient } from './client-build/builtClient';
import { FrontPage } from './FrontPage';
import { findBuiltClient, findClientSources } from './client-build/clientFolders';
import { pageCacheRule } from './answering/pageCacheRule';
import { registerEnquiryForms } from './registerEnquiryForms';
import { registerFollowForm } from './registerFollowForm';
import { registerCouponForm } from './registerCouponForm';
import { registerOwnDataForms } from './registerOwnDataForms';
import { registerMyCouponsForms } from './registerMyCouponsForms';
import { pageAddress } from './answering/pageAddress';
import { serveVendorRedirect } from './serveVendorRedirect';
import type { PageRenderer } from './PageRenderer';

const megabyte = 1024 * 1024;

/** Handles every GET without another route: renders public pages, and sends an empty page for areas behind a login. */
export async function registerPages(
  app: FastifyInstance,
  dependencies: ServerDependencies,
  schema: GraphQLSchema,
): Promise<void> {
  const source = await findPages(app, dependencies);
  if (!source) {
    dependencies.logger.warn('The client has not been built (npm run build), so there are no pages.');
    return;
  }
  const frontPage = new FrontPage(app);
  app.readinessChecks.push(() => frontPage.check());
  const onWholePage = (pathname: string): void => {
    if (pathname === frontPage.path) frontPage.drawn();
  };
  const sharedResults = new SharedResults(app.publicVersion, dependencies.clock);
  const { devClient, fragmentMegabytes } = dependencies.config.pageRendering;
  // during development a fragment changes with its sources
  const fragments = devClient || fragmentMegabytes === 0 ? null : new SharedFragments(fragmentMegabytes * megabyte);
  const renderQueue = new RenderQueue();
  const pages: Pages = { dependencies, schema, source, sharedResults, fragments, renderQueue, onWholePage };
  serveVendorRedirect(app, dependencies, (request, reply) => answerPage(request, reply, pages));
  await registerCouponForm(app, pages);
  await registerMyCouponsForms(app, pages);
  await registerOwnDataForms(app, pages);
  await registerEnquiryForms(app, pages);
  await registerFollowForm(app, pages);
  // during development a page changes with its sources
  const config: FastifyContextConfig = devClient ? {} : { cacheRule: pageCacheRule };
  // also handles requests that waited for a page that timed out
  const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply): unknown =>
    toDomainError(error).code === 'UNAVAILABLE'
      ? sendIncompletePage(error, request, reply, pages)
      : replyWithError(error, request, reply);
  // the review of an ad shows its page in a frame
  app.get('/admin/reviews/:id/page/:version', { config: { isFramed: true }, errorHandler }, (request, reply) =>
    answerPage(request, reply, pages),
  );
  app.get('/*', { config, errorHandler }, async (request, reply) => {
    const address = pageAddress(request.url);
    if (address.kind === 'page') return answerPage(request, reply, pages);
    if (address.kind === 'moved') return reply.redirect(address.to, 301);
    reply.callNotFound();
    return reply;
  });
}

async function findPages(app: FastifyInstance, { config }: ServerDependencies): Promise<PageSource | undefined> {
  if (config.pageRendering.devClient) return developmentClient(app, findClientSources());
  const dist = findBuiltClient();
  return dist === undefined ? undefined : builtClient(dist);
}

/** The client, compiled by Vite inside this server, with reload on change (`npm run dev`). */
async function developmentClient(app: FastifyInstance, clientFolder: string): Promise<PageSource> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: clientFolder,
    configFile: path.join(clientFolder, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  // Vite serves its own files (sources, its client) and passes on all other requests
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET') {
      done();
      return;
    }
    vite.middlewares(request.raw, reply.raw, done);
  });
  return {
    template: async (url) =>
      vite.transformIndexHtml(url, await readFile(path.join(clientFolder, 'index.html'), 'utf8')),
    renderer: async () => (await vite.ssrLoadModule('/app/entryServer.tsx')) as unknown as PageRenderer,
    icons: () => '',
    chunkHead: () => '',
  };
}
