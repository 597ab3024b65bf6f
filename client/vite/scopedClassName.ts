import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { assignNames, shortNames } from './assignNames.ts';

const client = path.join(import.meta.dirname, '..');

/**
 * The class name on the page, from its own and its file's name; the same on the server and in browsers. It omits the
 * line number that Vite adds, which differs each time.
 */
export function scopedClassName(name: string, file: string): string {
  return `${name}_${createHash('sha256').update(placeOf(file)).digest('base64url').slice(0, 4)}`;
}

/** Of builds: all names of a page are a tenth of its markup, so they have two characters. */
export function shortClassName(name: string, file: string): string {
  const short = namesOfClasses().get(`${placeOf(file)}:${name}`);
  if (short === undefined) throw new Error(`${placeOf(file)} has no class or animation ${name}.`);
  return short;
}

let named: Map<string, string> | undefined;

/**
 * The short name of every class and animation of the client. It follows from a class's own name and file, so that files of the last
 * build stay valid, unless another class has it.
 */
function namesOfClasses(): Map<string, string> {
  if (named) return named;
  const files = globSync('**/*.module.css', { cwd: client });
  const classes = files.flatMap((file) => {
    const names = readFileSync(path.join(client, file), 'utf8').matchAll(/(?:\.|@keyframes )([a-zA-Z][\w-]*)/g);
    return [...new Set([...names].map(([, name = '']) => `${placeOf(path.join(client, file))}:${name}`))];
  });
  named = assignNames(classes, shortNames());
  return named;
}

function placeOf(file: string): string {
  return path.relative(client, file.replace(/\?.*$/, '')).replaceAll(path.sep, '/');
}
