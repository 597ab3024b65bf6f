import { access, mkdir, open, readFile, rm, rename, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { randomUUID } from 'node:crypto';
import type { ByteRange, DiskSpace, FileArea, FileName, FileStore, OpenedFile } from './FileStore';
import { parseFileName } from './parseFileName';
import { computeSha256 } from './computeSha256';

/** The folder or disk of the files is unusable now: read-only, full, not mounted or without permission. */
class FileStoreFailure extends Error {
  override readonly name = 'FileStoreFailure';
  /** such as ENOSPC */
  readonly code: string | undefined;

  constructor(cause: NodeJS.ErrnoException) {
    super(cause.message, { cause });
    this.code = cause.code;
  }
}

/**
 * Runs `work` on files; `work` handles their absence itself. Any other system error is a failure of the store. Node
 * reports ENOENT when it creates folders on a read-only disk, so the code alone is ambiguous.
 * @throws FileStoreFailure for each error of a system call
 */
async function withFileStoreFailures<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const refused = error as NodeJS.ErrnoException;
    if (refused.syscall !== undefined) throw new FileStoreFailure(refused);
    throw error;
  }
}

/** Stores files in a local folder: `<root>/ab/<sha256>/original`, with its content type and renditions beside it. */
class LocalFileArea implements FileArea {
  constructor(protected readonly root: string) {}

  async put(bytes: Uint8Array, contentType: string): Promise<string> {
    const sha256 = computeSha256(bytes);
    if (await this.exists(sha256)) return sha256;
    const folder = this.folderOf(sha256);
    await withFileStoreFailures(async () => {
      await mkdir(folder, { recursive: true });
      // the type first, so that a visible original always has one
      await writeFileAtomically(path.join(folder, 'content-type'), Buffer.from(contentType));
      await writeFileAtomically(path.join(folder, 'original'), bytes);
    });
    return sha256;
  }

  async putRendition(sha256: string, width: number, webp: Uint8Array): Promise<void> {
    const name: FileName = `${width}.webp`;
    if (!(await this.exists(sha256))) throw new Error(`There is no original ${sha256} to keep a rendition of.`);
    await withFileStoreFailures(() => writeFileAtomically(this.pathOf(sha256, name), webp));
  }

  async putUploaded(sha256: string, bytes: Uint8Array): Promise<void> {
    if (!(await this.exists(sha256))) throw new Error(`There is no original ${sha256} to keep an upload beside.`);
    const target = path.join(this.folderOf(sha256), 'uploaded');
    await withFileStoreFailures(() => writeFileAtomically(target, bytes));
  }

  async openUploaded(sha256: string): Promise<Readable | null> {
    if (!parseFileName(sha256, 'original')) return null;
    const file = path.join(this.folderOf(sha256), 'uploaded');
    const handle = await withFileStoreFailures(() => open(file, 'r').catch(nullWhenAbsent));
    return handle?.createReadStream() ?? null;
  }

  async open(sha256: string, name: FileName, range?: ByteRange): Promise<OpenedFile | null> {
    if (!parseFileName(sha256, name)) return null;
    const file = this.pathOf(sha256, name);
    const handle = await withFileStoreFailures(() => open(file, 'r').catch(nullWhenAbsent));
    if (!handle) return null;
    try {
      const { size } = await handle.stat();
      const contentType = name === 'original' ? await this.contentTypeOf(sha256) : 'image/webp';
      return { stream: handle.createReadStream(range), size, contentType };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async exists(sha256: string, name: FileName = 'original'): Promise<boolean> {
    if (!parseFileName(sha256, name)) return false;
    const file = this.pathOf(sha256, name);
    const found = await withFileStoreFailures(() => access(file).then(() => true, nullWhenAbsent));
    return found ?? false;
  }

  async remove(sha256: string): Promise<void> {
    const folder = this.folderOf(sha256);
    await withFileStoreFailures(() => rm(folder, { recursive: true, force: true }));
  }

  private contentTypeOf(sha256: string): Promise<string> {
    return readFile(path.join(this.folderOf(sha256), 'content-type'), 'utf8');
  }

  private pathOf(sha256: string, name: FileName): string {
    const parsed = parseFileName(sha256, name);
    if (!parsed) throw new Error('Not the name of a kept file.');
    return path.join(this.folderOf(parsed.sha256), parsed.name);
  }

  private folderOf(sha256: string): string {
    if (!parseFileName(sha256, 'original')) throw new Error('Not the SHA-256 of a kept file.');
    return path.join(this.root, sha256.slice(0, 2), sha256);
  }
}

/** The held files are below `<root>/held`, which no address can name. */
export class LocalFileStore extends LocalFileArea implements FileStore {
  readonly held: FileArea;

  constructor(root: string) {
    super(root);
    this.held = new LocalFileArea(path.join(root, 'held'));
  }

  async readSpace(): Promise<DiskSpace | null> {
    const disk = await withFileStoreFailures(() => statfs(this.root).catch(nullWhenAbsent));
    return disk && { total: disk.blocks * disk.bsize, free: disk.bavail * disk.bsize };
  }
}

function nullWhenAbsent(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}

/** Writes a file so that readers see all of it or nothing, and that it survives a power cut. The folder must exist. */
async function writeFileAtomically(target: string, bytes: Uint8Array): Promise<void> {
  const temporary = path.join(path.dirname(target), `.${randomUUID()}.tmp`);
  try {
    const handle = await open(temporary, 'wx', 0o644);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(target));
}

/** Makes the new name durable. Windows cannot open folders and does not need this. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
