import { crc32, createInflateRaw } from 'node:zlib';
import { damagedDocument } from './refuseDocument';
import type { ZipEntry } from './ZipEntry';

/**
 * Unpacks a part piece by piece, so that it never stands in memory as a whole unless `keep` asks for it, and stops as
 * soon as it turns out larger than it claims.
 */
export async function unpackZipEntry(entry: ZipEntry, keep?: (piece: Buffer) => void): Promise<void> {
  let size = 0;
  let checksum = 0;
  for await (const piece of piecesOf(entry)) {
    size += piece.length;
    if (size > entry.size) throw damagedDocument();
    checksum = crc32(piece, checksum);
    keep?.(piece);
  }
  if (size !== entry.size || checksum !== entry.crc32) throw damagedDocument();
}

async function* piecesOf({ method, packed }: ZipEntry): AsyncGenerator<Buffer> {
  if (method === 0) {
    yield packed;
    return;
  }
  const inflate = createInflateRaw();
  inflate.end(packed);
  try {
    yield* inflate as AsyncIterable<Buffer>;
  } catch (error) {
    throw damagedDocument(error);
  }
}
