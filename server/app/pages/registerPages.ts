import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { createContext } from '../context/createContext';
import type { ServerDependencies } from '../http/ServerDependencies';
import type { PageSource } from './PageSource';
import { builtClient } from './builtClient';
import { findBuiltClient, findClientSources } from './clientFolders';
import { composePage, emptyPage } from './composePage';
import { developmentClient } from './developmentClient';
import { executeForPage } from './executeForPage';
import { pageAddress } from './pageAddress';

/** A page that takes longer than this is drawn by the browser instead. */
const renderTimeoutMs = 5000;

/** Every GET that nothing else answers: public pages rendered here, areas behind a login as an empty page. */
export async function registerPages(
  app: FastifyInstance,
  dependencies: ServerDependencies,
  schema: GraphQLSchema,
): Promise<void> {
  const { config, logger } = dependencies;
  const source = config.pageRendering.devClient
    ? await developmentClient(app, findClientSources())
    : builtClientIfAny();
  if (!source) {
    logger.warn('The client has not been built (npm run build), so there are no pages.');
    return;
  }

  app.get('/*', async (request, reply) => {
    const address = pageAddress(request.url);
    if (address.kind === 'none') return reply.callNotFound();
    if (address.kind === 'moved') return reply.redirect(address.to, 301);
    return answerPage(request, reply, source);
  });

  async function answerPage(request: FastifyRequest, reply: FastifyReply, pages: PageSource): Promise<FastifyReply> {
    const template = await pages.template(request.url);
    const page = await renderOrLeaveToBrowser(request, pages);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').code(page.status);
    return reply.send(composePage(template, page));
  }

  async function renderOrLeaveToBrowser(request: FastifyRequest, { renderer, chunkHead }: PageSource) {
    const { renderPage, isClientOnlyPath } = await renderer();
    if (isClientOnlyPath(request.url.split('?')[0] ?? '')) return { ...emptyPage, status: 200 };
    try {
      const context = await createContext(dependencies, request);
      const page = await renderPage({
        url: request.url,
        siteUrl: config.http.publicUrl,
        execute: (operation) => executeForPage(schema, context, operation),
        onError: (error) => request.log.error({ err: error }, 'a part of a page failed to render'),
        signal: AbortSignal.timeout(renderTimeoutMs),
      });
      return { ...page, head: page.head + chunkHead(page.module) };
    } catch (error) {
      request.log.error({ err: error }, 'a page failed to render; the browser draws it');
      return { ...emptyPage, status: 200 };
    }
  }
}

function builtClientIfAny(): PageSource | undefined {
  const dist = findBuiltClient();
  return dist === undefined ? undefined : builtClient(dist);
}
