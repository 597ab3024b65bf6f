import { damagedDocument, refuseDocument } from './refuseDocument';
import type { ZipEntry } from './ZipEntry';

const signature = { local: 0x04034b50, directory: 0x02014b50, end: 0x06054b50 } as const;
const endLength = 22;
const mostEntries = 5000;
const encrypted = 1;

/**
 * Reads the directory of an archive, more strictly than unpackers do. Refuses data before, after or between its files,
 * files that share bytes, and encryption. An accepted archive looks the same to every reader.
 */
export function readZipDirectory(bytes: Buffer): ZipEntry[] {
  try {
    return readDirectory(bytes);
  } catch (error) {
    // a number that points outside the file
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'ERR_OUT_OF_RANGE' || code === 'ERR_BUFFER_OUT_OF_BOUNDS' ? damagedDocument(error) : error;
  }
}

function readDirectory(bytes: Buffer): ZipEntry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  const directory = bytes.readUInt32LE(end + 16);
  if (count === 0 || directory + bytes.readUInt32LE(end + 12) !== end) throw damagedDocument();
  if (count > mostEntries) throw refuseDocument('TOO_MANY_PARTS', 'The document consists of too many parts.');

  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  const taken: [from: number, to: number][] = [];
  let at = directory;
  for (let index = 0; index < count; index += 1) {
    const { entry, from, to, next } = readEntry(bytes, at, directory);
    if (names.has(entry.name)) throw damagedDocument();
    names.add(entry.name);
    taken.push([from, to]);
    entries.push(entry);
    at = next;
  }
  if (at !== end) throw damagedDocument();
  taken.sort(([one], [other]) => one - other);
  if (taken.some(([from], index) => from < (taken[index - 1]?.[1] ?? 0))) throw damagedDocument();
  return entries;
}

function readEntry(bytes: Buffer, at: number, directory: number) {
  if (bytes.readUInt32LE(at) !== signature.directory) throw damagedDocument();
  const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
  const name = bytes.toString('utf8', at + 46, nameEnd);
  if (bytes.readUInt16LE(at + 8) & encrypted) {
    throw refuseDocument('ENCRYPTED', 'The document is locked with a password. Save it without one and send it again.');
  }
  const method = bytes.readUInt16LE(at + 10);
  const from = bytes.readUInt32LE(at + 42);
  if (bytes.readUInt32LE(from) !== signature.local || (method !== 0 && method !== 8)) throw damagedDocument();
  if (name.startsWith('/') || name.includes('\\') || name.split('/').includes('..')) throw damagedDocument();
  const start = from + 30 + bytes.readUInt16LE(from + 26) + bytes.readUInt16LE(from + 28);
  const to = start + bytes.readUInt32LE(at + 20);
  if (to > directory) throw damagedDocument();
  const entry: ZipEntry = {
    name,
    method,
    crc32: bytes.readUInt32LE(at + 16),
    size: bytes.readUInt32LE(at + 24),
    packed: bytes.subarray(start, to),
  };
  return { entry, from, to, next: nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32) };
}

/** Finds the last record. Its comment must end exactly at the end of the file. */
function findEnd(bytes: Buffer): number {
  if (bytes.length < endLength || bytes.readUInt32LE(0) !== signature.local) throw damagedDocument();
  const earliest = Math.max(0, bytes.length - endLength - 0xffff);
  for (let at = bytes.length - endLength; at >= earliest; at -= 1) {
    if (bytes.readUInt32LE(at) === signature.end && at + endLength + bytes.readUInt16LE(at + 20) === bytes.length) {
      return at;
    }
  }
  throw damagedDocument();
}
