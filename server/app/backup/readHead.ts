import { StartProblem } from '../../shared/errors/StartProblem';
import type { BackupStore } from './BackupStore';
import { type BackupHead, readRecords } from './records';

/** What a backup holds, without reading its rows. */
export async function readHead(backups: BackupStore, name: string): Promise<BackupHead> {
  for await (const record of readRecords(backups.read(name))) {
    if (record.kind === 'head') return record.head;
    break;
  }
  throw new StartProblem(`${name} is no backup of this program, or it was damaged.`);
}

/** @throws StartProblem if there is no such backup; null: the newest */
export async function findBackup(backups: BackupStore, name: string | null): Promise<string> {
  const names = await backups.list();
  const found = name === null ? names.at(-1) : names.find((each) => each === name);
  if (found !== undefined) return found;
  throw new StartProblem(
    names.length === 0
      ? 'There is no backup in this backups.'
      : `There is no such backup. There are: ${names.join(', ')}`,
  );
}
