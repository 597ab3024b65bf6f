import { statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** Returns what a text of Markdown names as a path: whatever is in backticks and has a slash or an ending of code. */
export function pathsIn(markdown: string): string[] {
  const named = [...markdown.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  return named.filter((name) => /^[\w@.-]+(?:\/[\w@.-]+)+$|\.(?:ts|tsx|mjs)$/.test(name));
}

/** True for a file of the repository, by its path from the root; a folder is none. */
export const isFile = (name: string): boolean =>
  statSync(path.join(root, name), { throwIfNoEntry: false })?.isFile() === true;
