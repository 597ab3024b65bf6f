import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Brochure } from '../../../domains/brochures/Brochure';
import { liveBrochureLoaderOf } from '../../../domains/browsing/details/liveBrochureLoaderOf';
import { allFields } from '../../../domains/browsing/field-selection/allFields';
import { drawQrCode, type QrFormat } from '../../../platform/qr-codes/drawQrCode';
import { drawQrPoster } from '../../../platform/qr-codes/drawQrPoster';
import { DomainError } from '../../../shared/errors/DomainError';
import { createContext } from '../../context/createContext';
import type { ServerDependencies } from '../ServerDependencies';

const fileName = /^([1-9]\d{0,8})\.(png|svg|pdf)$/;

/**
 * Serves `/qr/12.png` and `/qr/12.svg`, the QR code of an ad for any type (docs/rules/links-and-redirects.md#qr-codes).
 * It depends only on the ad's number and the site's address, so browsers may cache it for a day. `/qr/12.pdf` is a
 * poster, which names the ad once the public may read it.
 */
export function serveQrCodes(app: FastifyInstance, dependencies: ServerDependencies): void {
  const { publicUrl } = dependencies.config.http;
  app.get<{ Params: { file: string } }>('/qr/:file', async (request, reply) => {
    const [, id, format] = fileName.exec(request.params.file) ?? [];
    const context = await createContext(dependencies, request);
    const brochure = id === undefined ? null : await context.loader(liveBrochureLoaderOf(allFields)).load(Number(id));
    if (!brochure) throw new DomainError('NOT_FOUND', 'There is no such ad.');
    const content = `${publicUrl}/ad?adId=${brochure.id}`;
    const words = format === 'pdf' ? posterTexts(brochure) : null;
    const seen = JSON.stringify([content, words]);
    const etag = `"${createHash('sha256').update(seen).digest('base64url').slice(0, 22)}-${format}"`;
    reply.headers({
      'cache-control': words ? 'no-cache' : 'public, max-age=86400',
      etag,
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (words) return reply.type('application/pdf').send(await drawQrPoster({ content, ...words, address: publicUrl }));
    const { bytes, contentType } = await drawQrCode(content, format as QrFormat);
    return reply.type(contentType).send(bytes);
  });
}

/** Omits the texts of an ad that is not published yet. */
function posterTexts({ status, title, companyName }: Brochure): { heading: string; line: string | null } {
  const isPublic = status === 'PUBLISHED';
  const heading = (isPublic ? (title ?? companyName) : null) ?? 'See our offer';
  return { heading, line: isPublic && companyName !== heading ? companyName : null };
}
