import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { isRoot } from './serviceUser';

/**
 * Creates a folder and its missing parents. If root creates it, other accounts may enter it regardless of umask,
 * because PostgreSQL runs under one of them. (Not `recursive`: it never returns where the system refuses, as below
 * /proc.)
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw error;
  }
  if (isRoot()) chmodSync(folder, 0o755);
}
