import { openAsBlob } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { FileSource } from 'pmtiles';
import { StartProblem } from '../../../../shared/errors/StartProblem';
import type { MapPlace, StoredMap } from './StoredMap';

/** Every request looks at each file, and every process opens them all. */
const mostFiles = 50;
const ending = '.pmtiles';

/** A PMTiles file, or all of a folder, by name. A file that is replaced counts at once. */
export class LocalMaps implements MapPlace {
  readonly recheckMs = 0;

  constructor(readonly name: string) {}

  async list(): Promise<StoredMap[]> {
    const found = await stat(this.name);
    if (!found.isDirectory()) return [storedMap(this.name, found)];
    const names = (await readdir(this.name)).filter((name) => name.endsWith(ending)).toSorted();
    if (names.length === 0) throw new StartProblem(`is a folder without files whose name ends with ${ending}.`);
    if (names.length > mostFiles)
      throw new StartProblem(`has ${names.length} files; at most ${mostFiles} can be used.`);
    return Promise.all(
      names.map(async (name) => {
        const file = path.join(this.name, name);
        return storedMap(file, await stat(file));
      }),
    );
  }

  close(): void {
    // every read opens and closes the file
  }
}

function storedMap(file: string, { size, mtimeMs, ino }: { size: number; mtimeMs: number; ino: number }): StoredMap {
  return {
    name: file,
    version: [size, mtimeMs, ino].join('-'),
    open: async () => new FileSource(new File([await openAsBlob(file)], file)),
  };
}
