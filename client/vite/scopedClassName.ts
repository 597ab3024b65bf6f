import { createHash } from 'node:crypto';
import path from 'node:path';

const client = path.join(import.meta.dirname, '..');

/**
 * The class name on the page, from its own and its file's name; the same on the server and in browsers. It is short,
 * because every page contains the names it uses. It omits the line number that Vite adds, which differs each time.
 */
export function scopedClassName(name: string, file: string): string {
  const place = path.relative(client, file.replace(/\?.*$/, '')).replaceAll(path.sep, '/');
  return `${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`;
}
