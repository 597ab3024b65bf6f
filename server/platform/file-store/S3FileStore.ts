import type * as S3 from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import type { ByteRange, FileArea, FileName, FileStore, OpenedFile } from './FileStore';
import { parseFileName } from './parseFileName';
import type { S3Settings } from './S3Settings';
import { computeSha256 } from './computeSha256';
import { createS3Client } from './createS3Client';

const uploadedType = 'application/octet-stream';

/**
 * Stores files in an S3-compatible bucket: `<prefix>files/<sha256>/original`. Uploads are under `<prefix>uploaded/` and
 * held files under `<prefix>held/`, so that a bucket with public files can keep both private. S3 writes objects atomically and durably, so no more is needed
 * here.
 */
export class S3FileStore implements FileStore {
  private readonly client: S3.S3Client;
  readonly held: FileArea;

  private constructor(
    private readonly settings: S3Settings,
    private readonly s3: typeof S3,
    isHeld = false,
  ) {
    this.held = isHeld ? this : new S3FileStore({ ...settings, prefix: `${settings.prefix}held/` }, s3, true);
    this.client = createS3Client(s3, settings);
  }

  /** Loads Amazon's large package only if it is used. */
  static async open(settings: S3Settings): Promise<S3FileStore> {
    return new S3FileStore(settings, await import('@aws-sdk/client-s3'));
  }

  readSpace(): Promise<null> {
    return Promise.resolve(null);
  }

  async put(bytes: Uint8Array, contentType: string): Promise<string> {
    const sha256 = computeSha256(bytes);
    if (!(await this.exists(sha256))) await this.write(this.keyOf(sha256, 'original'), bytes, contentType);
    return sha256;
  }

  async putRendition(sha256: string, width: number, webp: Uint8Array): Promise<void> {
    await this.mustExist(sha256);
    await this.write(this.keyOf(sha256, `${width}.webp`), webp, 'image/webp');
  }

  async putUploaded(sha256: string, bytes: Uint8Array): Promise<void> {
    await this.mustExist(sha256);
    await this.write(this.uploadedKeyOf(sha256), bytes, uploadedType);
  }

  async openUploaded(sha256: string): Promise<Readable | null> {
    if (!parseFileName(sha256, 'original')) return null;
    return (await this.read(this.uploadedKeyOf(sha256)))?.stream ?? null;
  }

  async open(sha256: string, name: FileName, range?: ByteRange): Promise<OpenedFile | null> {
    return parseFileName(sha256, name) ? this.read(this.keyOf(sha256, name), range) : null;
  }

  async exists(sha256: string, name: FileName = 'original'): Promise<boolean> {
    if (!parseFileName(sha256, name)) return false;
    const command = new this.s3.HeadObjectCommand({ Bucket: this.settings.bucket, Key: this.keyOf(sha256, name) });
    return this.client.send(command).then(
      () => true,
      (error: unknown) => falseWhenAbsent(error),
    );
  }

  async remove(sha256: string): Promise<void> {
    const folder = this.keyOf(sha256, 'original').replace(/original$/, '');
    const { bucket: Bucket } = this.settings;
    const { Contents = [] } = await this.client.send(new this.s3.ListObjectsV2Command({ Bucket, Prefix: folder }));
    const beside = Contents.map(({ Key = '' }) => Key).filter((key) => key !== '' && !key.endsWith('/original'));
    // the original last, so that an interrupted removal can be repeated. One by one, because some S3-compatible servers
    // support nothing else.
    for (const Key of [this.uploadedKeyOf(sha256), ...beside, `${folder}original`]) {
      await this.client.send(new this.s3.DeleteObjectCommand({ Bucket, Key }));
    }
  }

  close(): void {
    this.client.destroy();
    if (this.held instanceof S3FileStore && this.held !== this) this.held.close();
  }

  private async read(Key: string, range?: ByteRange): Promise<OpenedFile | null> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const command = new this.s3.GetObjectCommand({ Bucket: this.settings.bucket, Key, ...(Range ? { Range } : {}) });
    const found = await this.client.send(command).catch((error: unknown) => falseWhenAbsent(error));
    if (!found) return null;
    const { Body, ContentType = uploadedType, ContentLength = 0, ContentRange } = found;
    // in Node the SDK returns Node's own streams
    const stream = Body as Readable;
    return { stream, contentType: ContentType, size: Number(ContentRange?.split('/')[1] ?? ContentLength) };
  }

  private async write(Key: string, Body: Uint8Array, ContentType: string): Promise<void> {
    await this.client.send(new this.s3.PutObjectCommand({ Bucket: this.settings.bucket, Key, Body, ContentType }));
  }

  private async mustExist(sha256: string): Promise<void> {
    if (!(await this.exists(sha256))) throw new Error(`There is no original ${sha256} to keep anything beside.`);
  }

  private keyOf(sha256: string, name: FileName): string {
    if (!parseFileName(sha256, name)) throw new Error('Not the SHA-256 and name of a kept file.');
    return `${this.settings.prefix}files/${sha256}/${name}`;
  }

  private uploadedKeyOf(sha256: string): string {
    if (!parseFileName(sha256, 'original')) throw new Error('Not the SHA-256 of a kept file.');
    return `${this.settings.prefix}uploaded/${sha256}`;
  }
}

function falseWhenAbsent(error: unknown): false {
  const absent = (error as Partial<S3.S3ServiceException>).$metadata?.httpStatusCode === 404;
  if (absent && (error as Error).name !== 'NoSuchBucket') return false;
  throw error;
}
