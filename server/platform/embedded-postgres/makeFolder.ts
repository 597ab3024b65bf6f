import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { isRoot } from './serviceUser';

/**
 * Makes a folder and those above it. Made by root, other accounts may enter whatever root's umask says: PostgreSQL
 * runs under one of them.
 */
export function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined || !isRoot()) return;
  for (let made = path.resolve(folder); made.length >= first.length; made = path.dirname(made)) chmodSync(made, 0o755);
}
