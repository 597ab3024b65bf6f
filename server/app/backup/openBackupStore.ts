import path from 'node:path';
import type { Config } from '../../platform/config/Config';
import { StartProblem } from '../../shared/errors/StartProblem';
import { BackupStore } from './BackupStore';
import { BucketPlace } from './places/BucketPlace';
import { FolderPlace } from './places/FolderPlace';

/**
 * The backups in a given folder, or where the settings say. Nothing is read or written yet.
 * @throws StartProblem if neither the caller nor the settings name a place
 */
export async function openBackupStore({ backup }: Pick<Config, 'backup'>, folder?: string): Promise<BackupStore> {
  const place = folder ?? backup.folder;
  if (place !== null) return new BackupStore(new FolderPlace(path.resolve(place)), backup.key);
  if (backup.s3 !== null) return new BackupStore(await BucketPlace.open(backup.s3), backup.key);
  throw new StartProblem('Say where backups are: set BACKUP_DIR or BACKUP_S3_BUCKET, or name the folder.');
}
