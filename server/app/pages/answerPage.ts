import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { createContext } from '../context/createContext';
import { problemKinds } from '../rest/problems/problemKinds';
import type { ServerDependencies } from '../http/ServerDependencies';
import { isForEveryone } from '../graphql/kept/isForEveryone';
import { tellsWhere } from '../graphql/kept/tellsWhere';
import type { PageSource } from './PageSource';
import type { PageAnswer, PageOperation, PostedForm } from './PageRenderer';
import { composePage, emptyPage, type PageParts } from './composePage';
import { executeForPage } from './executeForPage';

/** A page that takes longer than this is drawn by the browser instead. */
const renderTimeoutMs = 5000;

export interface Pages {
  dependencies: ServerDependencies;
  schema: GraphQLSchema;
  source: PageSource;
}

interface AnsweredPage extends PageParts {
  status: number;
  redirectTo?: string | undefined;
}

const drawnByBrowser: AnsweredPage = { ...emptyPage, status: 200 };

/** `posted`: the page answers a form with what is wrong with it. */
export async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: Pages,
  posted: PostedForm | null = null,
): Promise<FastifyReply> {
  const page = await renderOrLeaveToBrowser(request, pages, posted);
  // which page an ad has follows from its type, and that may change again
  if (page.redirectTo !== undefined) return reply.header('cache-control', 'no-cache').redirect(page.redirectTo, 302);
  // an ad that was archived a moment ago may not be shown from anyone's store
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  const template = await pages.source.template(request.url, page.body === '' ? 'browser' : 'server');
  return reply
    .code(posted && page.status === 200 ? problemKinds[posted.code].status : page.status)
    .type('text/html; charset=utf-8')
    .send(composePage(template, page));
}

async function renderOrLeaveToBrowser(
  request: FastifyRequest,
  { dependencies, schema, source }: Pages,
  posted: PostedForm | null,
): Promise<AnsweredPage> {
  const [pathname = '/'] = request.url.split('?');
  const keepNothing = (): void => {
    if (request.keeping) request.keeping.allowed = false;
  };
  try {
    const { renderPage, isClientOnlyPath, handoverOfSite } = await source.renderer();
    const site = { siteUrl: dependencies.config.http.publicUrl, contactEmail: dependencies.config.contactEmail };
    if (isClientOnlyPath(pathname)) return { ...drawnByBrowser, handover: handoverOfSite(site) };
    const context = await createContext(dependencies, request);
    const page = await renderPage({
      ...site,
      url: request.url,
      async execute(operation) {
        const answer = await executeForPage(schema, context, operation);
        if (!mayBeKept(schema, operation, answer)) keepNothing();
        return answer;
      },
      posted,
      onError(error) {
        keepNothing();
        request.log.error({ err: error }, 'a part of a page failed to render');
      },
      signal: AbortSignal.timeout(renderTimeoutMs),
    });
    if (page.isPersonal) keepNothing();
    return { ...page, head: page.head + source.chunkHead(page.module) };
  } catch (error) {
    keepNothing();
    request.log.error({ err: error }, 'a page failed to render; the browser draws it');
    return drawnByBrowser;
  }
}

/** That an ad is gone stays true until something changes; every other error may pass by itself. */
function mayBeKept(schema: GraphQLSchema, { query, variables }: PageOperation, { errors = [] }: PageAnswer): boolean {
  const lasts = errors.every(({ extensions }) => extensions?.['code'] === 'GONE');
  return lasts && isForEveryone(schema, query) && !tellsWhere(variables);
}
