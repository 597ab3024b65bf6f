import { createGunzip, createGzip } from 'node:zlib';
import { pipeline, Readable } from 'node:stream';
import { StartProblem } from '../../shared/errors/StartProblem';
import type { BackupPlace } from './places/BackupPlace';
import type { BackedUpFile } from './records';
import { seal, unsealIfSealed } from './sealing';

const ending = '.backup';
const filesFolder = 'files/';
/** The reader of a pipeline gets its error too. */
const ignore = (): void => undefined;

/**
 * The backups of a site in one place. `<time>.backup` is the database of one moment. `files` holds every file once for
 * all of them, because a file never changes: so a daily backup copies only what is new.
 */
export class BackupStore {
  constructor(
    private readonly place: BackupPlace,
    /** null: what is written is not encrypted */
    private readonly key: string | null,
  ) {}

  /** for people, such as a path */
  get placeName(): string {
    return this.place.name;
  }

  prepare(): Promise<void> {
    return this.place.prepare();
  }

  /** Names of the backups, the oldest first. */
  async list(): Promise<string[]> {
    // their names begin with a year
    const names = await this.place.list('');
    return names.filter((name) => name.endsWith(ending) && !name.includes('/')).sort();
  }

  /** Writes a backup so that it is whole or absent. Returns its name. */
  async write(now: Date, records: AsyncIterable<Buffer>): Promise<string> {
    const name = `${now
      .toISOString()
      .replace(/\.\d+Z$/, 'Z')
      .replaceAll(':', '-')}${ending}`;
    await this.store(name, pipeline(Readable.from(records, { objectMode: false }), createGzip({ level: 6 }), ignore));
    return name;
  }

  /** The records of a backup as they were written. */
  read(name: string): AsyncIterable<Uint8Array> {
    const plain = Readable.from(this.opened(name), { objectMode: false });
    // a reader that has left does not hear of its end
    const unzip = createGunzip().on('error', ignore);
    return explained(pipeline(plain, unzip, ignore), name);
  }

  async remove(name: string): Promise<void> {
    await this.place.remove(name);
  }

  hasFile(file: Pick<BackedUpFile, 'sha256' | 'name'>): Promise<boolean> {
    return this.place.has(nameOf(file));
  }

  async writeFile(file: Pick<BackedUpFile, 'sha256' | 'name'>, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    await this.store(nameOf(file), bytes);
  }

  async readFile(file: Pick<BackedUpFile, 'sha256' | 'name'>): Promise<Buffer> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of this.opened(nameOf(file))) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  /** `kept`: `<sha256>/<name>`. Removes files that none of these backups has. Returns how many. */
  async removeFilesExcept(kept: ReadonlySet<string>): Promise<number> {
    let removed = 0;
    for (const stored of await this.place.list(filesFolder)) {
      if (kept.has(stored.split('/').slice(-2).join('/'))) continue;
      await this.place.remove(stored);
      removed += 1;
    }
    return removed;
  }

  private async store(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    await this.place.write(name, this.key === null ? bytes : seal(bytes, this.key));
  }

  private async *opened(name: string): AsyncGenerator<Uint8Array> {
    yield* unsealIfSealed(await this.place.read(name), this.key);
  }
}

function nameOf({ sha256, name }: Pick<BackedUpFile, 'sha256' | 'name'>): string {
  if (!/^[0-9a-f]{64}$/.test(sha256) || !/^(original|uploaded|\d+\.webp)$/.test(name)) {
    throw new StartProblem('This backup was damaged: it has a file without a proper name.');
  }
  return `${filesFolder}${sha256.slice(0, 2)}/${sha256}/${name}`;
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
