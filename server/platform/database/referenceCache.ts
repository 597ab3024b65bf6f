import type { DataSource } from 'typeorm';
import type { RequestContext } from '../context/RequestContext';

const goodForMs = 60_000;
/** how often the caches were invalidated */
const invalidations = new WeakMap<DataSource, number>();
const countOf = (database: DataSource): number => invalidations.get(database) ?? 0;

interface Cached<T> {
  readAt: number;
  /** a value that was being read during an invalidation is never used again */
  invalidations: number;
  value: Promise<T>;
}

interface ReferenceCache<T> {
  /** Returns the value, at most a minute old; reads it again if it lacks what the caller needs. */
  get(context: RequestContext, isEnough?: (value: T) => boolean): Promise<T>;
}

/** Caches what is read from categories and map areas, for each database, because every list needs it. */
export function referenceCache<T>(read: (database: DataSource) => Promise<T>): ReferenceCache<T> {
  const cached = new WeakMap<DataSource, Cached<T>>();
  const readAgain = (database: DataSource, now: number): Promise<T> => {
    const entry = { readAt: now, invalidations: countOf(database), value: read(database) };
    cached.set(database, entry);
    // do not cache a failure
    entry.value.catch(() => {
      if (cached.get(database) === entry) cached.delete(database);
    });
    return entry.value;
  };
  return {
    async get({ database, clock }, isEnough = () => true) {
      const now = clock.now().getTime();
      const entry = cached.get(database);
      const isFresh = entry?.invalidations === countOf(database) && Math.abs(now - entry.readAt) <= goodForMs;
      if (isFresh) {
        const value = await entry.value;
        if (isEnough(value)) return value;
      }
      return readAgain(database, now);
    },
  };
}

/** Invalidates the caches after a change or deletion, because a code may then refer to another row. */
export function forgetReferences(database: DataSource): void {
  invalidations.set(database, countOf(database) + 1);
}
