import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findMapFile } from '../../../domains/printed-maps/files/findMapFile';
import { isMapFilePass } from '../../../domains/printed-maps/files/mapFilePass';
import type { FileName, OpenedFile } from '../../../platform/file-store/FileStore';
import { isFilePass } from '../../../platform/file-store/filePass';
import { parseFileName } from '../../../platform/file-store/parseFileName';
import { DomainError } from '../../../shared/errors/DomainError';
import { readByteRange } from './readByteRange';
import { cdnHeadersOfFile } from '../../cdn/cdnHeaders';
import type { ServerDependencies } from '../ServerDependencies';

const forEver = 'public, max-age=31536000, immutable';
/** a printed map may be withdrawn, so caches must revalidate it */
const askAgain = 'public, no-cache';
const keepNowhere = 'private, no-store';

/**
 * Serves stored files. The content of an address never changes, because the address contains its hash. Only
 * administrators with a pass can open a withdrawn printed map. A file that a change of a live ad proposes opens with a
 * pass only (docs/rules/files.md#files-of-a-live-ad).
 */
export function serveFiles(
  app: FastifyInstance,
  { files, database, clock, config }: Pick<ServerDependencies, 'files' | 'database' | 'clock' | 'config'>,
): void {
  async function publicCacheControl(
    { sha256, name }: { sha256: string; name: FileName },
    pass: string,
  ): Promise<string> {
    if (name !== 'original') return forEver;
    const map = await findMapFile(database, sha256);
    if (!map) return forEver;
    if (map.isPublished) return askAgain;
    if (!isMapFilePass(config.identitySecret, { sha256, pass, now: clock.now() })) throw noSuchFile();
    return keepNowhere;
  }

  /** Renditions are small, so only documents and printed maps count by their size. */
  async function spendBytesOf(name: FileName, request: FastifyRequest, bytes: number): Promise<void> {
    if (name === 'original' && request.method === 'GET') await app.spendBytes(request, bytes);
  }

  app.get<{ Params: { sha256: string; name: string }; Querystring: { pass?: unknown } }>(
    '/files/:sha256/:name',
    { config: { rateLimitGroup: 'files' }, compress: false },
    async (request, reply) => {
      const key = parseFileName(request.params.sha256, request.params.name);
      if (!key) throw noSuchFile();
      const pass = typeof request.query.pass === 'string' ? request.query.pass : '';
      const isProposed =
        pass !== '' &&
        isFilePass({ secret: config.identitySecret, purpose: 'proposed file', sha256: key.sha256 }, pass, clock.now());
      const held = isProposed ? await files.held.open(key.sha256, key.name) : null;
      const area = held === null ? files : files.held;
      const cacheControl = held ? keepNowhere : await publicCacheControl(key, pass);
      const file = held ?? (await orNotFound(files.open(key.sha256, key.name)));
      const etag = `"${key.sha256.slice(0, 32)}-${key.name}"`;
      reply.headers({
        'cache-control': cacheControl,
        etag,
        'accept-ranges': 'bytes',
        'content-type': file.contentType,
        // integrators and mails may show pictures of ads
        'cross-origin-resource-policy': 'cross-origin',
        ...(config.cdn && cacheControl === forEver && cdnHeadersOfFile(key.sha256)),
      });
      const range = readByteRange(request.headers.range, file.size);
      const known = request.headers['if-none-match'] === etag;
      if (!known && !range) {
        await spendBytesOf(key.name, request, file.size).catch((error: unknown) => {
          file.stream.destroy();
          throw error;
        });
        return reply.header('content-length', file.size).send(file.stream);
      }
      file.stream.destroy();
      if (known) return reply.code(304).send();
      if (range === 'unsatisfiable' || !range) {
        return reply.code(416).header('content-range', `bytes */${file.size}`).send();
      }
      await spendBytesOf(key.name, request, range.end - range.start + 1);
      const part = await orNotFound(area.open(key.sha256, key.name, range));
      reply.header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
      return reply
        .code(206)
        .header('content-length', range.end - range.start + 1)
        .send(part.stream);
    },
  );
  app.get('/files/*', { config: { rateLimitGroup: 'files' } }, () => {
    throw noSuchFile();
  });
}

async function orNotFound(opening: Promise<OpenedFile | null>): Promise<OpenedFile> {
  const file = await opening;
  if (!file) throw noSuchFile();
  return file;
}

function noSuchFile(): DomainError {
  return new DomainError('NOT_FOUND', 'There is no such file.');
}
