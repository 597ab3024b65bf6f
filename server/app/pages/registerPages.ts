import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { ServerDependencies } from '../http/ServerDependencies';
import type { PageSource } from './PageSource';
import { answerPage } from './answerPage';
import { builtClient } from './builtClient';
import { findBuiltClient, findClientSources } from './clientFolders';
import { developmentClient } from './developmentClient';
import { keptPages } from './keptPages';
import { registerCouponForm } from './registerCouponForm';
import { pageAddress } from './pageAddress';
import { serveVendorRedirect } from './serveVendorRedirect';

/** Every GET that nothing else answers: public pages rendered here, areas behind a login as an empty page. */
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
  const pages = { dependencies, schema, source };
  serveVendorRedirect(app, dependencies, (request, reply) => answerPage(request, reply, pages));
  await registerCouponForm(app, pages);
  // during development a page changes with its sources
  const config: FastifyContextConfig = dependencies.config.pageRendering.devClient ? {} : { kept: keptPages };
  app.get('/*', { config }, async (request, reply) => {
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
