import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './root.mjs';

const nothingToBuild = /\.test\.tsx?$|\/test\/|client\/generated\/|\.md$/;

/**
 * A hash of the contents of files and folders, independent of their dates: tells whether anything has changed since the
 * last build.
 */
export function fingerprint(places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesIn).sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}

function filesIn(place) {
  if (!existsSync(inRoot(place))) return [];
  if (!statSync(inRoot(place)).isDirectory()) return [place];
  return readdirSync(inRoot(place), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(inRoot(), path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !nothingToBuild.test(file));
}
