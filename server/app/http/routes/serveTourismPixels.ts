import type { FastifyInstance } from 'fastify';
import { readPixelUrl } from '../../../domains/integrations/atdw/listing/readPixelUrl';
import { DomainError } from '../../../shared/errors/DomainError';
import { locale } from '../../../shared/locale';
import { escapeHtml } from '../../../shared/text/escapeHtml';
import { pixelPolicy } from '../security/contentSecurityPolicy';
import type { ServerDependencies } from '../ServerDependencies';

const idPattern = /^[1-9]\d{0,8}$/;

/**
 * Serves the frame by which the page of a tourism ad loads the pixel of its source
 * (docs/rules/tourism-ads.md#tracking). Its policy alone allows the pixel's host, so no page of the site has to.
 */
export function serveTourismPixels(app: FastifyInstance, { database }: ServerDependencies): void {
  app.get<{ Params: { id: string } }>('/tourism-pixel/:id', { config: { isFramed: true } }, async (request, reply) => {
    const { id } = request.params;
    const url = idPattern.test(id) ? await readPixelUrl({ database }, Number(id)) : null;
    if (url === null) throw new DomainError('NOT_FOUND', 'This ad has no pixel.');
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': pixelPolicy(new URL(url).origin),
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      .send(page(url));
  });
}

/** The source learns the site, and not the page. */
function page(url: string): string {
  const image = `<img src="${escapeHtml(url)}" alt="" width="1" height="1" referrerpolicy="origin">`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>Counts the visit</title></head><body>${image}</body></html>`;
}
