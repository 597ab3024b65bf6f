import { crc32, createInflateRaw } from 'node:zlib';
import { damagedDocument, refuseDocument } from './refuseDocument';
import { readZipDirectory } from './readZipDirectory';
import type { ZipEntry } from './ZipEntry';

const megabyte = 1024 * 1024;
const largestUnpacked = 100 * megabyte;
const largestContentTypes = megabyte;

/**
 * Returns the office format of an archive by the description of its parts; null for other archives. Unpacks all parts
 * once, to check that none is damaged and that their total size is acceptable.
 */
export async function readOfficeFormat(bytes: Buffer): Promise<'xlsx' | 'docx' | null> {
  const entries = readZipDirectory(bytes);
  const contentTypes = entries.find(({ name }) => name === '[Content_Types].xml');
  if (!contentTypes) return null;
  if (entries.reduce((sum, { size }) => sum + size, 0) > largestUnpacked || contentTypes.size > largestContentTypes) {
    throw refuseDocument(
      'DOCUMENT_SWELLS',
      'The document unpacks to more than 100 MB. Make it smaller and send it again.',
    );
  }
  const text = await textOf(contentTypes);
  const has = (name: string): boolean => entries.some((entry) => entry.name === name);
  const format =
    text.includes('spreadsheetml.sheet.main+xml') && has('xl/workbook.xml')
      ? 'xlsx'
      : text.includes('wordprocessingml.document.main+xml') && has('word/document.xml')
        ? 'docx'
        : null;
  if (/macroEnabled|vbaProject/i.test(text) || entries.some(({ name }) => /vbaProject\.bin$/i.test(name))) {
    throw refuseDocument(
      'MACROS',
      'The document holds macros. Save it without them (.xlsx or .docx) and send it again.',
    );
  }
  if (format !== null) for (const entry of entries) await unpackZipEntry(entry);
  return format;
}

async function textOf(entry: ZipEntry): Promise<string> {
  const pieces: Buffer[] = [];
  await unpackZipEntry(entry, (piece) => pieces.push(piece));
  const text = Buffer.concat(pieces).toString('utf8');
  if (!text.includes('<Types')) throw damagedDocument();
  return text;
}

/**
 * Unpacks a part in pieces, so that memory holds it as a whole only if `keep` collects it. Stops as soon as it is
 * larger than it claims.
 */
async function unpackZipEntry(entry: ZipEntry, keep?: (piece: Buffer) => void): Promise<void> {
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
