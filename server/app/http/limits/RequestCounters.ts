import { LRUCache } from 'lru-cache';

/** The requests of a caller in the current window. */
export interface RequestCount {
  current: number;
  /** milliseconds until the window ends */
  ttl: number;
}

interface Counter extends RequestCount {
  begunAt: number;
  /** requests that other processes have counted */
  elsewhere: number;
  /** the other processes are told from here on */
  toldFrom: number;
}

/** What another process may want to know of a caller. */
export interface BusyCaller {
  key: string;
  /** requests in this process alone */
  count: number;
  /** milliseconds until the window ends */
  ttl: number;
}

const mostCallers = 20_000;
/** how many callers are told at once */
const mostBusy = 1_000;

/** Counts requests by caller in windows that begin with the first request. The store of @fastify/rate-limit. */
export class RequestCounters {
  private readonly counters = new LRUCache<string, Counter>({ max: mostCallers });
  private readonly busyKeys = new Set<string>();

  constructor(
    private readonly windowMs: number,
    /** after how many requests of a caller in a window other processes are told */
    private readonly toldFrom: (key: string) => number = () => Infinity,
  ) {}

  /** Adds a request, or another amount of what is limited. */
  count(key: string, amount = 1): RequestCount {
    const now = Date.now();
    let counter = this.counters.get(key);
    if (!counter || counter.begunAt + this.windowMs <= now) {
      counter = { current: 0, ttl: this.windowMs, begunAt: now, elsewhere: 0, toldFrom: this.toldFrom(key) };
      this.counters.set(key, counter);
    }
    counter.current += amount;
    counter.ttl = this.windowMs - (now - counter.begunAt);
    const own = counter.current - counter.elsewhere;
    if (own >= counter.toldFrom && own - amount < counter.toldFrom) this.busyKeys.add(key);
    return counter;
  }

  /** Counts a request unless its caller has already sent `most`; null: nothing was counted. */
  countWithin(key: string, most: number): RequestCount | null {
    const counter = this.counters.get(key);
    const isSpent = counter && counter.current >= most && counter.begunAt + this.windowMs > Date.now();
    return isSpent ? null : this.count(key);
  }

  /** The callers of which other processes should know, until their window ends. */
  busy(): BusyCaller[] {
    const found: BusyCaller[] = [];
    const now = Date.now();
    for (const key of this.busyKeys) {
      const counter = this.counters.peek(key);
      const ttl = counter ? counter.begunAt + this.windowMs - now : 0;
      if (!counter || ttl <= 0 || counter.current - counter.elsewhere < counter.toldFrom) this.busyKeys.delete(key);
      else if (found.length < mostBusy) found.push({ key, count: Math.ceil(counter.current - counter.elsewhere), ttl });
    }
    return found;
  }

  /** Adds what other processes have counted in this window, instead of what they had counted before. */
  addElsewhere(key: string, elsewhere: number): void {
    const counter = this.counters.peek(key);
    if (!counter) return;
    counter.current += elsewhere - counter.elsewhere;
    counter.elsewhere = elsewhere;
  }

  /** The interface of @fastify/rate-limit. */
  incr(key: string, done: (error: Error | null, count: RequestCount) => void): void {
    done(null, this.count(key));
  }

  child(): this {
    return this;
  }
}
