import { statSync } from 'node:fs';
import path from 'node:path';
import type { ServiceUser } from './serviceUser';

/**
 * The folder on the way down to the path that keeps that account out; null when none does. Judged by the mode of every
 * folder above it, nothing is run.
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
