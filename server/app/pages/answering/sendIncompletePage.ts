import type { FastifyReply, FastifyRequest } from 'fastify';
import { logFailure } from '../../http/errors/logFailure';
import { problemKinds } from '../../rest/problems/problemKinds';
import { toDomainError } from '../../rest/problems/toDomainError';
import { siteValues } from '../../../shared/brand/siteValues';
import { brandHead } from './brandHead';
import type { Pages } from '../Pages';
import { composePage, emptyPage, type PageParts } from './composePage';
import { PageTimedOut } from './PageTimedOut';
import type { PostedForm } from '../PageRenderer';

/**
 * Sends an incomplete page: 503 with `Retry-After` during an outage, 500 after an internal error, never cached. Its
 * body is the site's frame, in which the browser requests the data again.
 */
export async function sendIncompletePage(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  pages: Pages,
  posted: PostedForm | null = null,
): Promise<FastifyReply> {
  const { dependencies, source } = pages;
  const refusal = toDomainError(error);
  const loggers = { request: request.log, site: dependencies.logger };
  logFailure(refusal, loggers, 'a page failed to render; the browser draws it');
  if (request.cachePolicy) {
    request.cachePolicy.isCacheable = false;
    // waiting requests have already waited long enough
    if (refusal.cause instanceof PageTimedOut) request.cachePolicy.refusal = refusal;
  }
  const page = await drawFrame(request, pages, posted);
  const template = await source.template(request.url, 'browser');
  const { forPublicPage, forPrivatePage } = reply.server.pagePolicies;
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(refusal.retryAfterSeconds));
  return reply
    .code(problemKinds[refusal.code].status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', page.isClientOnly ? forPrivatePage : forPublicPage(template, page.chunkHead))
    .type('text/html; charset=utf-8')
    .send(composePage(template, page));
}

/** Returns an empty page if even the frame cannot be rendered. */
async function drawFrame(
  request: FastifyRequest,
  { dependencies, source }: Pages,
  posted: PostedForm | null,
): Promise<PageParts & { isClientOnly: boolean }> {
  const { config } = dependencies;
  const onError = (error: unknown): void => request.log.error({ err: error }, 'the frame of a page failed to render');
  let isClientOnly = false;
  try {
    const renderer = await source.renderer();
    const { renderUnfinishedPage, isClientOnlyPath } = renderer;
    isClientOnly = isClientOnlyPath(request.url.split('?')[0] ?? '/');
    const site = { siteUrl: config.http.publicUrl, contactEmail: siteValues().contactEmail ?? config.contactEmail };
    const { body, hydrationPayload, module } = await renderUnfinishedPage({
      ...site,
      url: request.url,
      posted,
      onError,
    });
    const chunkHead = source.chunkHead(module) + brandHead(renderer);
    return { body, hydrationPayload, chunkHead, head: emptyPage().head, isClientOnly };
  } catch (error) {
    onError(error);
    return { ...emptyPage(), isClientOnly };
  }
}
