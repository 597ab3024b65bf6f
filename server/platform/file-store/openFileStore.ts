import path from 'node:path';
import { StartProblem } from '../../shared/errors/StartProblem';
import type { Config } from '../config/Config';
import type { FileStore } from './FileStore';
import { LocalFileStore } from './LocalFileStore';
import { S3FileStore } from './S3FileStore';

const nowhere = '0'.repeat(64);

/** Opens the configured file store. Checks a bucket once, so that a wrong setting fails at the start. */
export async function openFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> {
  if (s3 === null) return new LocalFileStore(path.join(dataDir, 'files'));
  const files = await S3FileStore.open(s3);
  try {
    await files.open(nowhere, 'original');
  } catch (cause) {
    files.close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartProblem(
      `Files cannot be kept in the bucket ${s3.bucket} (${s3.endpoint ?? s3.region}): ${reason} Check the settings S3_….`,
      { cause },
    );
  }
  return files;
}
