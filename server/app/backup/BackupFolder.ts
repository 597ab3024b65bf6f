import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createGunzip, createGzip } from 'node:zlib';
import { pipeline, Readable } from 'node:stream';
import { StartProblem } from '../../shared/errors/StartProblem';
import type { BackedUpFile } from './records';
import { isSealed, seal, unseal } from './sealing';

const ending = '.backup';
/** The reader of a pipeline gets its error too. */
const ignore = (): void => undefined;

/**
 * A folder of backups. `<time>.backup` is the database of one moment. `files` holds every file once for all of them,
 * because a file never changes: so a daily backup copies only what is new.
 */
export class BackupFolder {
  constructor(
    private readonly folder: string,
    /** null: what is written is not encrypted */
    private readonly key: string | null,
  ) {}

  /** Names of the backups, the oldest first. */
  async list(): Promise<string[]> {
    const names = await readdir(this.folder).catch((error: unknown) => {
      throw explain(error, this.folder);
    });
    return names.filter((name) => name.endsWith(ending)).sort();
  }

  /** Writes a backup so that it is whole or absent. Returns its name. */
  async write(now: Date, records: AsyncIterable<Buffer>): Promise<string> {
    const name = `${now
      .toISOString()
      .replace(/\.\d+Z$/, 'Z')
      .replaceAll(':', '-')}${ending}`;
    const zipped = pipeline(Readable.from(records, { objectMode: false }), createGzip({ level: 6 }), ignore);
    await this.store(path.join(this.folder, name), zipped);
    return name;
  }

  /** The records of a backup as they were written. */
  read(name: string): AsyncIterable<Uint8Array> {
    const plain = Readable.from(this.opened(path.join(this.folder, name)), { objectMode: false });
    // a reader that has left does not hear of its end
    const unzip = createGunzip().on('error', ignore);
    return explained(pipeline(plain, unzip, ignore), name);
  }

  async remove(name: string): Promise<void> {
    await rm(path.join(this.folder, name), { force: true });
  }

  hasFile(file: Pick<BackedUpFile, 'sha256' | 'name'>): Promise<boolean> {
    return access(this.pathOf(file)).then(
      () => true,
      () => false,
    );
  }

  async writeFile(file: Pick<BackedUpFile, 'sha256' | 'name'>, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    await mkdir(path.dirname(this.pathOf(file)), { recursive: true }).catch((error: unknown) => {
      throw explain(error, this.folder);
    });
    await this.store(this.pathOf(file), bytes);
  }

  async readFile(file: Pick<BackedUpFile, 'sha256' | 'name'>): Promise<Buffer> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of this.opened(this.pathOf(file))) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  /** Removes files that none of these backups has. Returns how many. */
  async removeFilesExcept(kept: ReadonlySet<string>): Promise<number> {
    const root = path.join(this.folder, 'files');
    const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
    let removed = 0;
    for (const entry of found) {
      const isOurs = entry.isFile() && !entry.name.endsWith('.part');
      if (!isOurs || kept.has(`${path.basename(entry.parentPath)}/${entry.name}`)) continue;
      await rm(path.join(entry.parentPath, entry.name), { force: true });
      removed += 1;
    }
    return removed;
  }

  private pathOf({ sha256, name }: Pick<BackedUpFile, 'sha256' | 'name'>): string {
    if (!/^[0-9a-f]{64}$/.test(sha256) || !/^(original|uploaded|\d+\.webp)$/.test(name)) {
      throw new StartProblem('This backup was damaged: it has a file without a proper name.');
    }
    return path.join(this.folder, 'files', sha256.slice(0, 2), sha256, name);
  }

  /** Under another name first, so that what has its name is whole. */
  private async store(target: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const part = `${target}.part`;
    try {
      const handle = await open(part, 'w', 0o600);
      try {
        await handle.writeFile(this.key === null ? bytes : seal(bytes, this.key));
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(part, target);
    } catch (error) {
      await rm(part, { force: true });
      throw explain(error, this.folder);
    }
  }

  private async *opened(file: string): AsyncGenerator<Uint8Array> {
    const isEncrypted = isSealed(await headOf(file));
    const stream = createReadStream(file) as AsyncIterable<Buffer>;
    yield* isEncrypted ? unseal(stream, this.key) : stream;
  }
}

async function headOf(file: string): Promise<Uint8Array> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new StartProblem(`${file} is missing.`) : error;
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function* explained(bytes: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (cause) {
    if (cause instanceof StartProblem) throw cause;
    const { code = '' } = cause as NodeJS.ErrnoException;
    if (!code.startsWith('Z_')) throw cause;
    throw new StartProblem(`${name} was damaged or is not whole (${code}).`, { cause });
  }
}

function explain(error: unknown, folder: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const reason = code === undefined ? undefined : reasons[code];
  return reason === undefined
    ? error
    : new StartProblem(`The backup cannot use ${folder}: ${reason}`, { cause: error });
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Nothing of this backup was kept.',
  EDQUOT: 'the quota of the disk is used up. Nothing of this backup was kept.',
  EACCES: 'this account may not write there.',
  EROFS: 'it is read-only.',
  ENOENT: 'there is no such folder.',
  ENOTDIR: 'it is no folder.',
};
