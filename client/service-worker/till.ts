import { privatePaths } from '../shared/privatePaths';
import { keepFiles } from './shell';

/** The build fills this in: the files that the till needs, and a version for this set. */
declare const __TILL__: { version: string; files: string[] };

const prefix = 'till-';
const current = prefix + __TILL__.version;
const page = privatePaths.redeem();

export function isTillPage({ pathname }: URL): boolean {
  return pathname === page;
}

/**
 * Caches the empty frame of the till's page and its files, without anything of a login. An older version goes when this
 * one is complete.
 */
export async function keepTill(): Promise<void> {
  const isKept = (await caches.has(current)) && (await (await caches.open(current)).match(page)) !== undefined;
  if (isKept) return;
  const cache = await caches.open(current);
  await keepFiles(cache, __TILL__.files);
  // last, so that a page without its files is never found
  await cache.add(new Request(page, { cache: 'reload' }));
  const older = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** The frame is the same for every code, so the code is never part of a key. */
export async function tillPage(): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  for (const name of [current, ...names]) {
    const found = names.includes(name) ? await (await caches.open(name)).match(page) : undefined;
    if (found) return found;
  }
  return undefined;
}
