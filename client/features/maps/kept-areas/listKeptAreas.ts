import { keptMapAreas, type KeptMapArea } from '../../../shared/keptMapAreas';

const { isCacheName, recordKey } = keptMapAreas;

/**
 * Returns the kept parts, the newest first, and deletes what an interrupted download has left, but not what a tab is
 * downloading.
 */
export async function listKeptAreas(): Promise<KeptMapArea[]> {
  const names = (await caches.keys()).filter(isCacheName);
  const records = await Promise.all(
    names.map(async (name) => {
      const found = await readKeptArea(name);
      if (found) return found;
      // its lock is held by a download of this or another tab; one that has just ended has its record now
      return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
        const record = lock && (await readKeptArea(name));
        if (lock && !record) await caches.delete(name);
        return record;
      });
    }),
  );
  return records.filter((record) => record !== null).toSorted((one, other) => (one.keptAt < other.keptAt ? 1 : -1));
}

/** Returns what is kept in a cache; null without it, or while it is downloaded. */
export async function readKeptArea(name: string): Promise<KeptMapArea | null> {
  const record = await (await caches.open(name)).match(recordKey);
  return record ? ((await record.json()) as KeptMapArea) : null;
}
