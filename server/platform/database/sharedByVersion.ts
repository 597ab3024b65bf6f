import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import type { RequestContext } from '../context/RequestContext';

const minute = 60_000;

interface Results<T extends object> {
  version: number;
  /** ads begin and end, and open and close, at full minutes */
  minute: number;
  values: LRUCache<string, Promise<T>>;
}

interface SharedByVersion<T extends object> {
  /** Returns the shared result, or computes it. Failures are not shared. */
  get(context: RequestContext, key: string, compute: () => Promise<T>): Promise<T>;
}

/**
 * Shares results that depend on the public data and the time alone, for each database: within one minute and one version
 * of the data, so that they are as fresh as the response cache.
 */
export function sharedByVersion<T extends object>(most: number): SharedByVersion<T> {
  const all = new WeakMap<DataSource, Results<T>>();

  return {
    async get(context, key, compute) {
      const version = await context.publicVersion();
      if (version === null) return compute();
      const now = Math.floor(context.clock.now().getTime() / minute);
      let results = all.get(context.database);
      if (results?.version !== version || results.minute !== now) {
        results = { version, minute: now, values: new LRUCache({ max: most }) };
        all.set(context.database, results);
      }
      const { values } = results;
      const known = values.get(key);
      if (known) return known;
      const computing = compute();
      values.set(key, computing);
      computing.catch(() => values.delete(key));
      return computing;
    },
  };
}
