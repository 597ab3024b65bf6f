import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest, RequestPayload } from 'fastify';
import { DomainError } from '../../../shared/errors/DomainError';

const gzip: readonly string[] = ['gzip', 'x-gzip'];

/**
 * Reads bodies with `Content-Encoding: gzip`, and refuses any other encoding: UNSUPPORTED_MEDIA_TYPE. A body that is not
 * gzip is BAD_REQUEST. The route's limit of bytes holds for the decoded body, so that it cannot swell.
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

/** Begins to read when it is read: a request that is refused before leaves its body alone. */
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
