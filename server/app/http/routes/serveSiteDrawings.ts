import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { drawDrawingFile } from '../../../domains/site-settings/drawings/drawDrawingFile';
import { findDrawing } from '../../../domains/site-settings/drawings/findDrawing';
import { drawingFiles, type DrawingFile } from '../../../shared/brand/drawingUrl';
import { DomainError } from '../../../shared/errors/DomainError';
import type { ServerDependencies } from '../ServerDependencies';

interface Served {
  bytes: Buffer;
  type: string;
}

/** bytes of drawings and icons that this process keeps */
const mostKept = 8_000_000;

/**
 * Serves the logos and icons of the site's settings, and what is made from them. An address contains the hash of its
 * drawing, so its content never changes, and every process serves it, whichever settings it follows.
 */
export function serveSiteDrawings(app: FastifyInstance, { database }: Pick<ServerDependencies, 'database'>): void {
  const kept = new LRUCache<string, Served>({ maxSize: mostKept, sizeCalculation: ({ bytes }) => bytes.length });

  async function make(hash: string, file: string): Promise<Served> {
    const drawing = /^[0-9a-f]{64}$/.test(hash) ? await findDrawing(database, hash) : null;
    if (!drawing) throw noSuchFile();
    if (file === `drawing.${drawing.kind}`) {
      return { bytes: drawing.content, type: drawing.kind === 'svg' ? 'image/svg+xml; charset=utf-8' : 'image/png' };
    }
    if (!Object.hasOwn(drawingFiles, file)) throw noSuchFile();
    return drawDrawingFile(drawing.picture, file as DrawingFile);
  }

  app.get<{ Params: { hash: string; file: string } }>(
    '/brand/:hash/:file',
    { config: { rateLimitGroup: 'files' } },
    async (request, reply) => {
      const { hash, file } = request.params;
      const key = `${hash}/${file}`;
      const served = kept.get(key) ?? (await make(hash, file));
      kept.set(key, served);
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          // somebody who opens an SVG of its own runs nothing either
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          // mails, maps and documents of others may show the logo
          'cross-origin-resource-policy': 'cross-origin',
        })
        .type(served.type)
        .send(served.bytes);
    },
  );
}

function noSuchFile(): DomainError {
  return new DomainError('NOT_FOUND', 'There is no such file.');
}
