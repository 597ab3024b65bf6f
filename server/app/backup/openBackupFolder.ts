import path from 'node:path';
import type { Config } from '../../platform/config/Config';
import { StartProblem } from '../../shared/errors/StartProblem';
import { BackupFolder } from './BackupFolder';

/** @throws StartProblem if neither the command nor the settings name a folder */
export function openBackupFolder(
  { backup }: Pick<Config, 'backup'>,
  given: string | undefined,
): { folder: BackupFolder; place: string } {
  const place = given ?? backup.folder;
  if (place === null) throw new StartProblem('Say where backups are: set BACKUP_DIR, or name the folder.');
  return { folder: new BackupFolder(path.resolve(place), backup.key), place: path.resolve(place) };
}
