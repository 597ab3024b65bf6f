import { crc32, createInflateRaw } from 'node:zlib';
import { damagedDocument } from './refuseDocument';
import type { ZipEntry } from './ZipEntry';

const pieceBytes = 65_536;

/**
 * Unpacks a part in pieces, so that memory holds it as a whole only if the caller collects it.
 *
 * @throws DomainError VALIDATION_FAILED as soon as it is larger than it claims, and at the end if it is damaged
 */
export async function* unpackZipEntry(entry: ZipEntry): AsyncGenerator<Buffer> {
  let size = 0;
  let checksum = 0;
  for await (const piece of piecesOf(entry)) {
    size += piece.length;
    if (size > entry.size) throw damagedDocument();
    checksum = crc32(piece, checksum);
    yield piece;
  }
  if (size !== entry.size || checksum !== entry.crc32) throw damagedDocument();
}

async function* piecesOf({ method, packed }: ZipEntry): AsyncGenerator<Buffer> {
  if (method === 0) {
    for (let at = 0; at < packed.length; at += pieceBytes) yield packed.subarray(at, at + pieceBytes);
    return;
  }
  const inflate = createInflateRaw({ chunkSize: pieceBytes });
  inflate.end(packed);
  try {
    yield* inflate as AsyncIterable<Buffer>;
  } catch (error) {
    throw damagedDocument(error);
  } finally {
    inflate.destroy();
  }
}
