import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest, RequestPayload } from 'fastify';
import { DomainError } from '../../../shared/errors/DomainError';

const gzip: readonly string[] = ['gzip', 'x-gzip'];

/**
 * Decodes bodies with `Content-Encoding: gzip`. Refuses any other encoding with UNSUPPORTED_MEDIA_TYPE, and invalid
 * gzip with BAD_REQUEST. The route's byte limit applies to the decoded body, so that a small body cannot expand beyond
 * it.
 */
export function decodeBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { headers } = request;
    const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
    if (!hasBody || encoding === '' || encoding === 'identity') done(null, payload);
    else if (gzip.includes(encoding)) done(null, decoded(request, payload));
    else {
      void reply.header('accept-encoding', 'gzip');
      done(unknownEncoding());
    }
  });
}

function decoded(request: FastifyRequest, payload: RequestPayload): RequestPayload {
  const count = { received: 0 };
  const stream = Readable.from(gunzip(payload, request.routeOptions.bodyLimit, count), { objectMode: false });
  // the framework compares it with Content-Length
  return Object.defineProperty(stream, 'receivedEncodedLength', { get: () => count.received });
}

/** A generator starts on the first read, so a request that is refused earlier leaves its body unread. */
async function* gunzip(payload: RequestPayload, limit: number, count: { received: number }): AsyncGenerator<Buffer> {
  const unzipping = createGunzip();
  payload.on('error', (error) => unzipping.destroy(error));
  payload.on('data', (chunk: Buffer) => (count.received += chunk.length));
  payload.pipe(unzipping);
  let length = 0;
  try {
    for await (const chunk of unzipping as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > limit) throw new DomainError('PAYLOAD_TOO_LARGE', 'The body is larger than this address accepts.');
      yield chunk;
    }
  } catch (error) {
    throw isBrokenGzip(error) ? notGzip() : error;
  } finally {
    payload.unpipe(unzipping);
    unzipping.destroy();
  }
}

function isBrokenGzip(error: unknown): boolean {
  return String((error as { code?: unknown } | null)?.code).startsWith('Z_');
}

function notGzip(): DomainError {
  return new DomainError('BAD_REQUEST', 'The body is not gzip, although Content-Encoding says so.');
}

function unknownEncoding(): DomainError {
  return new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as it is, or with Content-Encoding: gzip.');
}
