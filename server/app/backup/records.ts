import { StartProblem } from '../../shared/errors/StartProblem';
import { ExactReader } from './sealing';
import type { BackedUpTable } from './backedUpTables';

/** One object of the file store. */
export interface BackedUpFile {
  sha256: string;
  /** original, uploaded, or a rendition such as 640.webp */
  name: string;
  contentType: string;
  /** true of a file in the held area of the store */
  isHeld?: true;
}

/** What a backup holds besides rows; the first record. */
export interface BackupHead {
  format: 1;
  createdAt: string;
  /** migrations that the database had run */
  migrations: string[];
  tables: BackedUpTable[];
  sequences: { name: string; value: string; isCalled: boolean }[];
  files: BackedUpFile[];
}

/** The last record: without it the backup is not whole. */
export interface BackupEnd {
  /** rows by table */
  rows: Record<string, number>;
}

export type BackupRecord =
  { kind: 'head'; head: BackupHead } | { kind: 'rows'; table: string; bytes: Buffer } | { kind: 'end'; end: BackupEnd };

const kinds = ['head', 'rows', 'end'] as const;
const lengthBytes = 4;
const prefixBytes = 1 + 2 * lengthBytes;
const longest = 1024 * 1024 * 1024;

/** kind, length of the name, length of the body; the name; the body */
export function writeRecord(record: BackupRecord): Buffer {
  const name = Buffer.from(record.kind === 'rows' ? record.table : '');
  const body = record.kind === 'rows' ? record.bytes : Buffer.from(JSON.stringify(record));
  const prefix = Buffer.alloc(prefixBytes);
  prefix.writeUInt8(kinds.indexOf(record.kind));
  prefix.writeUInt32BE(name.length, 1);
  prefix.writeUInt32BE(body.length, 1 + lengthBytes);
  return Buffer.concat([prefix, name, body]);
}

const cutOff = 'This backup is not whole: its end is missing.';
const damaged = 'This file is no backup of this program, or it was damaged.';

/** @throws StartProblem if the stream does not hold whole records up to an end */
export async function* readRecords(stream: AsyncIterable<Uint8Array>): AsyncGenerator<BackupRecord> {
  const reader = new ExactReader(stream);
  try {
    for (;;) {
      const record = await readRecord(reader);
      // to the very end of the stream, whose check sums come last
      if (record.kind === 'end' && (await reader.read(1))) throw new StartProblem(damaged);
      yield record;
      if (record.kind === 'end') return;
    }
  } finally {
    await reader.close();
  }
}

async function readRecord(reader: ExactReader): Promise<BackupRecord> {
  const prefix = await reader.read(prefixBytes);
  if (!prefix) throw new StartProblem(cutOff);
  const kind = kinds[prefix.readUInt8()];
  const sizes = [prefix.readUInt32BE(1), prefix.readUInt32BE(1 + lengthBytes)] as const;
  if (kind === undefined || sizes.some((size) => size > longest)) throw new StartProblem(damaged);
  const [name, body] = [await reader.read(sizes[0]), await reader.read(sizes[1])];
  if (!name || !body) throw new StartProblem(cutOff);
  if (kind === 'rows') return { kind, table: name.toString(), bytes: body };
  try {
    return JSON.parse(body.toString()) as BackupRecord;
  } catch (cause) {
    throw new StartProblem(damaged, { cause });
  }
}
