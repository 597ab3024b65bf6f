import { StartProblem } from '../../shared/errors/StartProblem';
import type { BackupFolder } from './BackupFolder';
import { type BackupHead, readRecords } from './records';

/** What a backup holds, without reading its rows. */
export async function readHead(folder: BackupFolder, name: string): Promise<BackupHead> {
  for await (const record of readRecords(folder.read(name))) {
    if (record.kind === 'head') return record.head;
    break;
  }
  throw new StartProblem(`${name} is no backup of this program, or it was damaged.`);
}

/** @throws StartProblem if there is no such backup; null: the newest */
export async function findBackup(folder: BackupFolder, name: string | null): Promise<string> {
  const names = await folder.list();
  const found = name === null ? names.at(-1) : names.find((each) => each === name);
  if (found !== undefined) return found;
  throw new StartProblem(
    names.length === 0
      ? 'There is no backup in this folder.'
      : `There is no such backup. There are: ${names.join(', ')}`,
  );
}
