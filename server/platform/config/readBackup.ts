import path from 'node:path';
import type { Config } from './Config';
import type { EnvironmentReader } from './environment/EnvironmentReader';
import { readLongSecret, secretTakes } from './secrets/readLongSecret';
import { readS3Settings } from './readS3Settings';

/** `checkout`: where a relative folder starts. */
export function readBackup(reader: EnvironmentReader, checkout: string): Config['backup'] {
  const folder = reader.parsed<string | null>('BACKUP_DIR', null, 'a folder', (value) => path.resolve(checkout, value));
  const s3 = readS3Settings(reader, 'BACKUP_S3');
  const at = reader.parsed<string | null>('BACKUP_AT', null, 'a time of day such as 02:17', (value) =>
    /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : undefined,
  );
  if (folder !== null && s3 !== null) {
    reader.problems.push('BACKUP_DIR and BACKUP_S3_BUCKET are two places: set one of them.');
  }
  if (at !== null && folder === null && s3 === null) {
    reader.problems.push('BACKUP_AT needs a place: set BACKUP_DIR or BACKUP_S3_BUCKET.');
  }
  const key = reader.parsed<string | null>('BACKUP_KEY', null, secretTakes, readLongSecret);
  return { folder, s3, at, trial: reader.flag('BACKUP_TRIAL', true), key };
}
