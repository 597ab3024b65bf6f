import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { isRoot } from './serviceUser';

/**
 * Makes a folder and those above it that are missing. Made by root, other accounts may enter whatever root's umask
 * says: PostgreSQL runs under one of them. (Not `recursive`: where the system itself refuses, as below /proc, that
 * never comes back.)
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
