import { paths } from '../shared/paths';

/** Written in by the build: the files that every public page needs, and a name for this set of them. */
declare const __SHELL__: { version: string; files: string[] };

const prefix = 'shell-';
const current = prefix + __SHELL__.version;

/** The files and the page that helps without a connection. What an older version has already is not fetched again. */
export async function keepShell(): Promise<void> {
  const cache = await caches.open(current);
  await cache.add(new Request(paths.offline(), { cache: 'reload' }));
  await Promise.all(
    __SHELL__.files.map(async (file) => {
      const known = await caches.match(file);
      if (known) await cache.put(file, known);
      else await cache.add(file);
    }),
  );
}

/** The one before stays: pages that are still open may yet ask for a file of theirs. */
export async function forgetOldShells(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current);
  await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)));
}

export async function fromShell(path: string): Promise<Response | undefined> {
  return (await caches.open(current)).match(path);
}
