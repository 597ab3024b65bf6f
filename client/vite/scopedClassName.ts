import { createHash } from 'node:crypto';
import path from 'node:path';

const client = path.join(import.meta.dirname, '..');

/**
 * A class's name on the page: its own and its file's, the same on the server and in the browsers. Every page brings the
 * names of what it shows, so they say no more than they must; the line, which Vite adds by itself, is different each time.
 */
export function scopedClassName(name: string, file: string): string {
  const place = path.relative(client, file.replace(/\?.*$/, '')).replaceAll(path.sep, '/');
  return `${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`;
}
