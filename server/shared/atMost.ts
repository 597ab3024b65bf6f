/** Lets so many pieces of work run at once; the others wait for their turn, first come first served. */
export function atMost(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= limit) await new Promise<void>((turn) => waiting.push(turn));
    else running += 1;
    try {
      return await work();
    } finally {
      // the place goes straight to the next one, so that nobody slips in between
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
