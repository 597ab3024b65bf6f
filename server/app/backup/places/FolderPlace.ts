import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { StartProblem } from '../../../shared/errors/StartProblem';
import type { BackupPlace } from './BackupPlace';

const unfinished = '.part';

/** A folder of this machine, or one that is mounted. */
export class FolderPlace implements BackupPlace {
  constructor(readonly name: string) {}

  async prepare(): Promise<void> {
    await this.explained(mkdir(this.name, { recursive: true, mode: 0o700 }));
  }

  async list(prefix: string): Promise<string[]> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    const entries = await this.explained(
      readdir(this.pathOf(folder), { recursive: folder !== '', withFileTypes: true }).catch((error: unknown) => {
        if (folder !== '' && (error as NodeJS.ErrnoException).code === 'ENOENT') return [];
        throw error;
      }),
    );
    return entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith(unfinished))
      .map((entry) => path.relative(this.name, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .filter((name) => name.startsWith(prefix));
  }

  has(name: string): Promise<boolean> {
    return access(this.pathOf(name)).then(
      () => true,
      () => false,
    );
  }

  /** Under another name first, so that what has its name is whole. */
  async write(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const target = this.pathOf(name);
    const part = `${target}${unfinished}`;
    await this.explained(this.writeWhole(target, part, bytes)).catch(async (error: unknown) => {
      await rm(part, { force: true });
      throw error;
    });
  }

  private async writeWhole(target: string, part: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    if (path.dirname(target) !== path.resolve(this.name)) await mkdir(path.dirname(target), { recursive: true });
    const handle = await open(part, 'w', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, target);
  }

  async read(name: string): Promise<Readable> {
    const stream = createReadStream(this.pathOf(name));
    await once(stream, 'open').catch((error: unknown) => {
      throw (error as NodeJS.ErrnoException).code === 'ENOENT'
        ? new StartProblem(`${this.pathOf(name)} is missing.`)
        : error;
    });
    return stream;
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  private pathOf(name: string): string {
    return path.join(this.name, name);
  }

  private async explained<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      const reason = code === undefined ? undefined : reasons[code];
      throw reason === undefined ? cause : new StartProblem(`The backup cannot use ${this.name}: ${reason}`, { cause });
    }
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Nothing of this backup was kept.',
  EDQUOT: 'the quota of the disk is used up. Nothing of this backup was kept.',
  EACCES: 'this account may not write there.',
  EROFS: 'it is read-only.',
  ENOENT: 'there is no such folder.',
  ENOTDIR: 'it is no folder.',
};
