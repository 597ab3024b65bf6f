import pLimit from 'p-limit';

const limits = new Map<string, ReturnType<typeof pLimit>>();

/** Runs tasks of one key sequentially, in order of the calls. */
export function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const limit = limits.get(key) ?? pLimit(1);
  limits.set(key, limit);
  return limit(async () => {
    try {
      return await work();
    } finally {
      if (limit.pendingCount === 0) limits.delete(key);
    }
  });
}
