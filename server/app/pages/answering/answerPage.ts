import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { createContext } from '../../context/createContext';
import { problemKinds } from '../../rest/problems/problemKinds';
import { toDomainError } from '../../rest/problems/toDomainError';
import { logFailure } from '../../http/errors/logFailure';
import { isPublicQuery } from '../../graphql/caching/isPublicQuery';
import { hasLocation } from '../../graphql/caching/hasLocation';
import { renderSeconds } from '../../../platform/metrics/metrics';
import type { DomainError } from '../../../shared/errors/DomainError';
import { unavailable } from '../../../shared/errors/unavailable';
import { sendIncompletePage } from './sendIncompletePage';
import { siteValues, siteVersion } from '../../../shared/brand/siteValues';
import { brandHead } from './brandHead';
import type { Pages } from '../Pages';
import type { PageResponse, PageOperation, PostedForm } from '../PageRenderer';
import { PageTimedOut } from './PageTimedOut';
import { composePage, emptyPage, type PageParts } from './composePage';
import { hasPreviewToken } from './hasPreviewToken';
import { feedLinks } from './feedLinks';
import { executeForPage } from './executeForPage';

interface WholePage extends PageParts {
  /** only the browser renders it */
  isClientOnly?: boolean;
  status: number;
  redirectTo?: string | undefined;
  redirectStatus?: number | undefined;
  /** contains data for one person only */
  isPrivate?: boolean;
}

/**
 * Sends a page with all its data. Otherwise sends 503 or 500 with a page that the browser completes
 * (`sendIncompletePage`). `posted`: the form that the page shows again with its errors.
 */
export async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: Pages,
  posted: PostedForm | null = null,
): Promise<FastifyReply> {
  if (hasPreviewToken(request.url)) {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  }
  let page: WholePage;
  const begunAt = performance.now();
  try {
    page = await pages.renderQueue.run(() => drawPage(request, pages, posted));
    observeRendering('whole', begunAt);
  } catch (error) {
    observeRendering('incomplete', begunAt);
    return sendIncompletePage(error, request, reply, pages, posted);
  }
  // the page of an ad depends on its type, which may change again; a permanent redirect is permanent for search engines
  if (page.redirectTo !== undefined) {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    return reply.redirect(page.redirectTo, page.redirectStatus ?? 302);
  }
  if (page.isPrivate === true) reply.header('cache-control', 'private, no-store');
  // caches must not show an ad that was archived a moment ago
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  const template = await pages.source.template(request.url, page.body.length === 0 ? 'browser' : 'server');
  const { forPublicPage, forPrivatePage, forFramedPage } = reply.server.pagePolicies;
  const ofPrivatePage = request.routeOptions.config.isFramed ? forFramedPage : forPrivatePage;
  return reply
    .header(
      'content-security-policy',
      page.isClientOnly === true ? ofPrivatePage : forPublicPage(template, page.chunkHead),
    )
    .code(posted && page.status === 200 ? problemKinds[posted.code].status : page.status)
    .type('text/html; charset=utf-8')
    .send(composePage(template, page));
}

function observeRendering(outcome: string, begunAt: number): void {
  renderSeconds.observe({ outcome }, (performance.now() - begunAt) / 1000);
}

/** Throws on a timeout, on an unavailable dependency and on an internal error. */
async function drawPage(request: FastifyRequest, pages: Pages, posted: PostedForm | null): Promise<WholePage> {
  const { dependencies, schema, source } = pages;
  const { config } = dependencies;
  const [pathname = '/'] = request.url.split('?');
  const renderer = await source.renderer();
  const { renderPage, renderScriptNotice, isClientOnlyPath, hydrationPayloadOfSite } = renderer;
  const ofSite = brandHead(renderer);
  const site = { siteUrl: config.http.publicUrl, contactEmail: siteValues().contactEmail ?? config.contactEmail };
  if (isClientOnlyPath(pathname)) {
    const isClientOnly = true;
    return {
      ...emptyPage(),
      chunkHead: ofSite,
      isClientOnly,
      status: 200,
      hydrationPayload: renderScriptNotice(pathname) + hydrationPayloadOfSite(site),
    };
  }

  const keepNothing = (): void => {
    if (request.cachePolicy) request.cachePolicy.isCacheable = false;
  };
  let failure: DomainError | undefined;
  let isPrivate = false;
  let isMistaken = false;
  const stopped = new AbortController();
  const { signal } = stopped;
  const context = await createContext(dependencies, request);
  if (request.cachePolicy) request.cachePolicy.brochureIds = context.response.brochureIds;
  const onFailure = (refusal: DomainError): void => {
    if (refusal.code !== 'UNAVAILABLE') {
      logFailure(refusal, { request: request.log, site: dependencies.logger }, 'a field of a page failed');
    }
    if (failure?.code !== 'UNAVAILABLE') failure = refusal;
    // without this part the page is incomplete in any case
    if (refusal.code === 'UNAVAILABLE') stopped.abort();
  };
  // a page that ends in time leaves no timer behind, which would hold it in memory
  const timeUp = setTimeout(() => stopped.abort(), config.pageRendering.renderTimeoutMs);
  const rendered = await renderPage({
    ...site,
    url: request.url,
    async execute(operation) {
      const compute = () => executeForPage(schema, context, operation, onFailure);
      const { sharedKey } = operation;
      const answer = await (sharedKey === undefined ? compute() : pages.sharedResults.get(sharedKey, compute));
      if (!isPublicQuery(schema, operation.query)) isPrivate = true;
      if (answer.errors?.some(isMistake) === true) isMistaken = true;
      if (!mayBeKept(schema, operation, answer)) keepNothing();
      return answer;
    },
    posted,
    // a preview is for few eyes
    fragments: hasPreviewToken(request.url) ? null : (pages.fragments?.ofSite(siteVersion()) ?? null),
    onError(error) {
      keepNothing();
      if (signal.aborted) return;
      onFailure(toDomainError(error));
    },
    signal,
  })
    .catch((error: unknown) => {
      // an abort before the first operation throws
      if (signal.aborted) return null;
      throw error;
    })
    .finally(() => clearTimeout(timeUp));
  if (failure?.code === 'UNAVAILABLE') throw failure;
  if (!rendered?.isComplete) throw unavailable(new PageTimedOut(config.pageRendering.renderTimeoutMs));
  if (rendered.isPersonal) keepNothing();
  if (failure === undefined && rendered.status === 200) pages.onWholePage?.(pathname);
  const chunkHead = source.chunkHead(rendered.module, rendered.body) + ofSite;
  return {
    ...rendered,
    chunkHead,
    icons: source.icons(rendered.body),
    isPrivate,
    status: statusOf(rendered.status, failure !== undefined, isMistaken),
    head: rendered.head + (rendered.status === 200 ? feedLinks(request.url) : ''),
  };
}

/** True for what the address asks wrongly, such as a cursor of no list. */
function isMistake({ extensions }: GraphQLFormattedError): boolean {
  return extensions?.['code'] === 'BAD_REQUEST' || extensions?.['code'] === 'VALIDATION_FAILED';
}

/** A failed part is missing on the page, even if the rest is readable. A wrong address is no failure of ours. */
function statusOf(status: number, isFailed: boolean, isMistaken: boolean): number {
  if (isFailed) return status === 200 ? 500 : status;
  return isMistaken && status === 500 ? 400 : status;
}

/**
 * True if errors of a page may be cached. "Gone" stays true until something changes; all other errors may be temporary.
 */
function mayBeKept(schema: GraphQLSchema, { query, variables }: PageOperation, { errors = [] }: PageResponse): boolean {
  const lasts = errors.every(({ extensions }) => extensions?.['code'] === 'GONE');
  return lasts && isPublicQuery(schema, query) && !hasLocation(variables);
}
