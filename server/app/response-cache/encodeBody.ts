import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib, { constants } from 'node:zlib';
import type { Encoding } from './acceptedEncoding';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Bytes. Compressing a smaller body saves no packet. */
const minCompressedLength = 1024;

export interface EncodedBody {
  bytes: Buffer;
  encoding: Encoding;
  /** strong: the same bytes have the same tag on every server */
  etag: string;
}

export async function encodeBody(body: Buffer, accepted: Encoding): Promise<EncodedBody> {
  const name = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  if (accepted === 'identity' || body.length < minCompressedLength)
    return { bytes: body, encoding: 'identity', etag: `"${name}"` };
  const bytes =
    accepted === 'br'
      ? await brotli(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
        })
      : await gzip(body, { level: 6 });
  return { bytes, encoding: accepted, etag: `"${name}-${accepted}"` };
}
