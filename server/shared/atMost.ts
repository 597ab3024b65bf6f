/** Limits concurrency: at most `limit` tasks run at once, others wait in order of arrival. */
export function atMost(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= limit) await new Promise<void>((turn) => waiting.push(turn));
    else running += 1;
    try {
      return await work();
    } finally {
      // Hands the slot to the next task, so that no later one overtakes it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
