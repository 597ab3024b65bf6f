import { statSync } from 'node:fs';
import path from 'node:path';
import type { ServiceUser } from './serviceUser';

/** Whether that account may walk down to the path; judged by the mode of every folder above it, nothing is run. */
export function canReach(target: string, user: ServiceUser): boolean {
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    const { uid, gid, mode } = statSync(folder);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}
