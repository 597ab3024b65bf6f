import { damagedDocument, refuseDocument } from './refuseDocument';
import { readZipDirectory } from './readZipDirectory';
import { unpackZipEntry } from './unpackZipEntry';
import type { ZipEntry } from './ZipEntry';

const megabyte = 1024 * 1024;
const largestContentTypes = megabyte;

/**
 * Returns the office format of an archive by the description of its parts; null for other archives. Unpacks all parts
 * once, to check that none is damaged and that their total size is acceptable.
 */
export async function readOfficeFormat(bytes: Buffer, mostUnpacked: number): Promise<'xlsx' | 'docx' | null> {
  const entries = readZipDirectory(bytes);
  const contentTypes = entries.find(({ name }) => name === '[Content_Types].xml');
  if (!contentTypes) return null;
  if (entries.reduce((sum, { size }) => sum + size, 0) > mostUnpacked || contentTypes.size > largestContentTypes) {
    throw refuseDocument(
      'DOCUMENT_SWELLS',
      `The document unpacks to more than ${mostUnpacked / megabyte} MB. Make it smaller and send it again.`,
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
  if (format !== null) for (const entry of entries) await check(entry);
  return format;
}

async function textOf(entry: ZipEntry): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of unpackZipEntry(entry)) pieces.push(piece);
  const text = Buffer.concat(pieces).toString('utf8');
  if (!text.includes('<Types')) throw damagedDocument();
  return text;
}

async function check(entry: ZipEntry): Promise<void> {
  for await (const _piece of unpackZipEntry(entry));
}
