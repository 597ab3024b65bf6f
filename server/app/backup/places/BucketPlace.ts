import type * as S3 from '@aws-sdk/client-s3';
import type { Upload } from '@aws-sdk/lib-storage';
import { Readable } from 'node:stream';
import type { S3Settings } from '../../../platform/file-store/S3Settings';
import { createS3Client } from '../../../platform/file-store/createS3Client';
import { StartProblem } from '../../../shared/errors/StartProblem';
import type { BackupPlace } from './BackupPlace';

/** A part of an upload in memory: a backup may have 10,000 of them, 160 GB. */
const partBytes = 16 * 1024 * 1024;

/** A bucket of an S3-compatible store. An object appears once all of its parts are there. */
export class BucketPlace implements BackupPlace {
  private constructor(
    private readonly settings: S3Settings,
    private readonly s3: typeof S3,
    private readonly client: S3.S3Client,
    private readonly UploadType: typeof Upload,
  ) {}

  /** Loads Amazon's large packages only if they are used. */
  static async open(settings: S3Settings): Promise<BucketPlace> {
    const [s3, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
    return new BucketPlace(settings, s3, createS3Client(s3, settings), Upload);
  }

  get name(): string {
    return `the bucket ${this.settings.bucket}`;
  }

  async prepare(): Promise<void> {
    await this.list('');
  }

  async list(prefix: string): Promise<string[]> {
    const names: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const command = new this.s3.ListObjectsV2Command({
        ...this.objectOf(''),
        Prefix: this.keyOf(prefix),
        ContinuationToken,
      });
      const { Contents = [], IsTruncated, NextContinuationToken } = await this.explained(this.client.send(command));
      for (const { Key = '' } of Contents) names.push(Key.slice(this.settings.prefix.length));
      ContinuationToken = IsTruncated === true ? NextContinuationToken : undefined;
    } while (ContinuationToken !== undefined);
    return names;
  }

  async has(name: string): Promise<boolean> {
    return this.explained(
      this.client.send(new this.s3.HeadObjectCommand(this.objectOf(name))).then(
        () => true,
        (error: unknown) => {
          if (isAbsent(error)) return false;
          throw error;
        },
      ),
    );
  }

  async write(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const source: { failure?: unknown } = {};
    const params = { ...this.objectOf(name), Body: Readable.from(noting(bytes, source), { objectMode: false }) };
    const upload = new this.UploadType({ client: this.client, params, partSize: partBytes, queueSize: 2 });
    await this.explained(upload.done()).catch((error: unknown) => {
      throw source.failure ?? error;
    });
  }

  async read(name: string): Promise<Readable> {
    const { Body } = await this.explained(
      this.client.send(new this.s3.GetObjectCommand(this.objectOf(name))).catch((error: unknown) => {
        throw isAbsent(error) ? new StartProblem(`${name} is missing in ${this.name}.`) : error;
      }),
    );
    // in Node the SDK returns Node's own streams
    return Body as Readable;
  }

  async remove(name: string): Promise<void> {
    await this.explained(this.client.send(new this.s3.DeleteObjectCommand(this.objectOf(name))));
  }

  private objectOf(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: this.keyOf(name) };
  }

  private keyOf(name: string): string {
    return `${this.settings.prefix}${name}`;
  }

  private async explained<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (cause) {
      if (cause instanceof StartProblem) throw cause;
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new StartProblem(`The backup cannot use ${this.name}: ${reason} Check the settings BACKUP_S3_….`, {
        cause,
      });
    }
  }
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && ['NotFound', 'NoSuchKey'].includes(error.name);
}

/** Passes the bytes on, and notes why they ended early: that is no fault of the bucket. */
async function* noting(bytes: AsyncIterable<Uint8Array>, source: { failure?: unknown }): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    source.failure = error;
    throw error;
  }
}
