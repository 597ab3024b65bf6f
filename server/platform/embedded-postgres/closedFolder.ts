import { statSync } from 'node:fs';
import path from 'node:path';
import type { ServiceUser } from './serviceUser';

/**
 * Returns the highest folder on the path that the account cannot enter; null if it can enter all. Checks only file
 * modes and runs nothing.
 */
export function closedFolder(target: string, user: ServiceUser): string | null {
  let closed: string | null = null;
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    const { uid, gid, mode } = statSync(folder);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) closed = folder;
    if (folder === path.dirname(folder)) return closed;
  }
}
