import { Readable } from 'node:stream';
import type * as S3 from '@aws-sdk/client-s3';
import type { RangeResponse, Source } from 'pmtiles';
import { createS3Client } from '../../../../platform/file-store/createS3Client';
import type { S3Settings } from '../../../../platform/file-store/S3Settings';
import { StartProblem } from '../../../../shared/errors/StartProblem';
import { MapReplaced, MapUnreachable, type MapPlace, type StoredMap } from './StoredMap';

/** A visitor waits for the tile. Without an answer by then, the map is drawn without the file. */
const limits = { maxAttempts: 2, requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000 } };

/** A PMTiles object in an S3-compatible bucket, of which only the needed ranges are read. */
export class BucketMap implements MapPlace {
  private constructor(
    private readonly settings: S3Settings,
    private readonly object: string,
    private readonly s3: typeof S3,
    private readonly client: S3.S3Client,
    readonly recheckMs: number,
  ) {}

  /** Loads Amazon's large package only if it is used. */
  static async open(settings: S3Settings, object: string, recheckMs = 30_000): Promise<BucketMap> {
    const s3 = await import('@aws-sdk/client-s3');
    return new BucketMap(settings, object, s3, createS3Client(s3, settings, limits), recheckMs);
  }

  get name(): string {
    const { bucket, prefix, endpoint, region } = this.settings;
    return `${prefix}${this.object} in the bucket ${bucket} (${endpoint ?? region})`;
  }

  async list(): Promise<StoredMap[]> {
    const { ETag = '', ContentLength = 0 } = await this.client
      .send(new this.s3.HeadObjectCommand(this.address))
      .catch(explain);
    const open = (): Promise<Source> => Promise.resolve(this.source(ETag));
    return [{ name: this.name, version: `${ETag}-${ContentLength}`, open }];
  }

  close(): void {
    this.client.destroy();
  }

  private get address(): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: `${this.settings.prefix}${this.object}` };
  }

  /** Reads one version of the object: directories of one and tiles of another would be nonsense. */
  private source(version: string): Source {
    return {
      getKey: () => `${this.name} ${version}`,
      getBytes: async (offset, length, signal): Promise<RangeResponse> => {
        const Range = `bytes=${offset}-${offset + length - 1}`;
        const command = new this.s3.GetObjectCommand({ ...this.address, Range, IfMatch: version });
        const {
          Body,
          ETag,
          ContentLength = 0,
        } = await this.client.send(command, signal ? { abortSignal: signal } : {}).catch(explain);
        // not every S3-compatible server heeds If-Match
        if (ETag !== version || !Body) {
          abandon(Body);
          throw new MapReplaced();
        }
        // a server that ignores ranges sends all of it: many gigabytes
        if (ContentLength > length) {
          abandon(Body);
          throw new Error('The server of the bucket does not answer ranges.');
        }
        const bytes = await Body.transformToByteArray().catch(explain);
        return { data: Uint8Array.from(bytes).buffer };
      },
    };
  }
}

/** Closes the connection of an answer that nobody reads. */
function abandon(body: S3.GetObjectCommandOutput['Body']): void {
  if (body instanceof Readable) body.destroy();
}

/** Tells wrong settings, a replaced object and an outage apart. */
function explain(error: unknown): never {
  const status = (error as Partial<S3.S3ServiceException>).$metadata?.httpStatusCode ?? 0;
  if (status === 412) throw new MapReplaced();
  if (status === 404) throw new StartProblem('does not exist.', { cause: error });
  if (status === 401 || status === 403) {
    throw new StartProblem('may not be read with the keys of MAP_TILES_S3_….', { cause: error });
  }
  throw new MapUnreachable('The bucket of the map does not answer.', { cause: error });
}
