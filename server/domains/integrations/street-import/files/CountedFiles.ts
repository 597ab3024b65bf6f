import { Transform, pipeline, type Readable } from 'node:stream';
import type { FileStore } from '../../../../platform/file-store/FileStore';
import { DomainError } from '../../../../shared/errors/DomainError';

/** Files from the store, counting how much has been read. */
export class CountedFiles {
  private read = 0;

  private constructor(
    private readonly files: FileStore,
    private readonly hashes: readonly string[],
    private readonly size: number,
  ) {}

  static async open(files: FileStore, hashes: readonly string[]): Promise<CountedFiles> {
    let size = 0;
    for (const sha256 of hashes) {
      const file = await files.open(sha256, 'original');
      file?.stream.destroy();
      size += file?.size ?? 0;
    }
    return new CountedFiles(files, hashes, size);
  }

  /** from 0 to 1 */
  get share(): number {
    return Math.min(1, this.read / Math.max(1, this.size));
  }

  get openers(): (() => Promise<Readable>)[] {
    return this.hashes.map((sha256) => () => this.openOne(sha256));
  }

  private async openOne(sha256: string): Promise<Readable> {
    const file = await this.files.open(sha256, 'original');
    if (!file) throw new DomainError('NOT_FOUND', 'The file is not here any more. Send it again.');
    const counter = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        this.read += chunk.length;
        done(null, chunk);
      },
    });
    // the reader of the stream gets the error
    pipeline(file.stream, counter, () => undefined);
    return counter;
  }
}
