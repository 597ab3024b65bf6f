import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { liveBrochureLoader } from '../../domains/browsing/liveBrochureLoader';
import { drawQrCode, type QrFormat } from '../../platform/qr-codes/drawQrCode';
import { DomainError } from '../../shared/errors/DomainError';
import { createContext } from '../context/createContext';
import type { ServerDependencies } from './ServerDependencies';

const fileName = /^([1-9]\d{0,8})\.(png|svg)$/;

/**
 * `/qr/12.png` and `/qr/12.svg`: the code that leads to an ad, whatever becomes of its type (decisions, "QR code").
 * It depends on the ad's number and the site's address alone, so a browser may keep it for a day.
 */
export function serveQrCodes(app: FastifyInstance, dependencies: ServerDependencies): void {
  const { publicUrl } = dependencies.config.http;
  app.get<{ Params: { file: string } }>('/qr/:file', async (request, reply) => {
    const [, id, format] = fileName.exec(request.params.file) ?? [];
    const context = await createContext(dependencies, request);
    const brochure = id === undefined ? null : await context.loader(liveBrochureLoader).load(Number(id));
    if (!brochure) throw new DomainError('NOT_FOUND', 'There is no such ad.');
    const content = `${publicUrl}/ad?adId=${brochure.id}`;
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}-${format}"`;
    reply.headers({
      'cache-control': 'public, max-age=86400',
      etag,
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const { bytes, contentType } = await drawQrCode(content, format as QrFormat);
    return reply.type(contentType).send(bytes);
  });
}
