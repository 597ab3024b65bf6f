import { createHash } from 'node:crypto';
import path from 'node:path';

const client = path.join(import.meta.dirname, '..');

/**
 * The class name on the page, from its own and its file's name; the same on the server and in browsers. It omits the
 * line number that Vite adds, which differs each time.
 */
export function scopedClassName(name: string, file: string): string {
  return `${name}_${createHash('sha256').update(placeOf(file)).digest('base64url').slice(0, 4)}`;
}

/** Of builds: all names of a page are a tenth of its markup, so they are short. */
export function shortClassName(name: string, file: string): string {
  const source = `${placeOf(file)}:${name}`;
  const short = shorten(createHash('sha256').update(source).digest());
  const other = named.get(short);
  if (other !== undefined && other !== source) throw new Error(`${source} and ${other} get one name: rename a class.`);
  named.set(short, source);
  return short;
}

const named = new Map<string, string>();

const letters = 'abcdefghijklmnopqrstuvwxyz';
const signs = `${letters}${letters.toUpperCase()}0123456789`;

function shorten(hash: Buffer): string {
  const others = [1, 2, 3].map((byte) => signs[(hash[byte] ?? 0) % signs.length]);
  return `${letters[(hash[0] ?? 0) % letters.length] ?? ''}${others.join('')}`;
}

function placeOf(file: string): string {
  return path.relative(client, file.replace(/\?.*$/, '')).replaceAll(path.sep, '/');
}
