import { paths } from '../shared/paths';

/** The build fills this in: the files that every public page needs, and a version for this set. */
declare const __SHELL__: { version: string; files: string[] };

const prefix = 'shell-';
const current = prefix + __SHELL__.version;

/** Caches the files and the offline page. Copies files that an older version has already. */
export async function keepShell(): Promise<void> {
  const cache = await caches.open(current);
  await cache.add(new Request(paths.offline(), { cache: 'reload' }));
  await keepFiles(cache, __SHELL__.files);
}

/** Caches files of the build. Copies those that the device has already. */
export async function keepFiles(cache: Cache, files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      const known = await caches.match(file);
      if (known) await cache.put(file, known);
      else await cache.add(file);
    }),
  );
}

/** Keeps the previous shell, because open pages may still request its files. */
export async function forgetOldShells(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current);
  await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)));
}

export async function fromShell(path: string): Promise<Response | undefined> {
  return (await caches.open(current)).match(path);
}
