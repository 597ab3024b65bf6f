import { LRUCache } from 'lru-cache';

/** The requests of a caller in the current window. */
export interface RequestCount {
  current: number;
  /** milliseconds until the window ends */
  ttl: number;
}

interface Counter extends RequestCount {
  begunAt: number;
}

const mostCallers = 20_000;

/** Counts requests by caller in windows that begin with the first request. The store of @fastify/rate-limit. */
export class RequestCounters {
  private readonly counters = new LRUCache<string, Counter>({ max: mostCallers });

  constructor(private readonly windowMs: number) {}

  count(key: string): RequestCount {
    const now = Date.now();
    const counter = this.counters.get(key);
    if (!counter || counter.begunAt + this.windowMs <= now) {
      const begun = { current: 1, ttl: this.windowMs, begunAt: now };
      this.counters.set(key, begun);
      return begun;
    }
    counter.current += 1;
    counter.ttl = this.windowMs - (now - counter.begunAt);
    return counter;
  }

  /** Counts a request unless its caller has already sent `most`; null: nothing was counted. */
  countWithin(key: string, most: number): RequestCount | null {
    const counter = this.counters.get(key);
    const isSpent = counter && counter.current >= most && counter.begunAt + this.windowMs > Date.now();
    return isSpent ? null : this.count(key);
  }

  /** The interface of @fastify/rate-limit. */
  incr(key: string, done: (error: Error | null, count: RequestCount) => void): void {
    done(null, this.count(key));
  }

  child(): this {
    return this;
  }
}
