import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

interface LibraryLink {
  source: string;
  target: string;
}

/**
 * npm packages cannot hold symbolic links, so the libraries' short names are listed in a file and made after install.
 * Where install scripts were skipped, this makes them. Answers whether all of them are there in the end.
 */
export function linkLibraries(native: string): boolean {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as LibraryLink[];
  return links.every(({ source, target }) => {
    // the paths in the list begin with "native/"
    const from = path.resolve(native, '..', target.replace(/^native/, path.basename(native)));
    const to = path.resolve(native, '..', source.replace(/^native/, path.basename(native)));
    if (existsSync(from)) return true;
    try {
      symlinkSync(path.relative(path.dirname(from), to), from);
    } catch {
      // read-only, or another start made it first
    }
    return existsSync(from);
  });
}
