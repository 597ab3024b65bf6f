import { requestSeconds } from './metrics';
import { requestBuckets } from './RequestHistogram';

interface Totals {
  at: number;
  count: number;
  failed: number;
  buckets: number[];
}

export interface RequestFigures {
  perSecond: number;
  /** from 0 to 1: answers of 500 and above; null without requests */
  failedShare: number | null;
  /** 95 of 100 requests took less; the upper limit of a bucket; null without requests, or above the largest limit */
  p95Ms: number | null;
}

const stepMs = 15_000;
const windowMs = 5 * 60_000;

/** What the requests of the last five minutes were like, from totals that it notes every quarter of a minute. */
export class RecentRequests {
  private notes: Totals[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly requests = requestSeconds,
    private readonly now = () => performance.now(),
  ) {}

  /** The first call counts. */
  start(): void {
    this.timer ??= setInterval(() => {
      this.note();
    }, stepMs).unref();
    if (this.notes.length === 0) this.note();
  }

  note(): void {
    this.notes.push(this.totals());
    const oldest = this.now() - windowMs;
    while (this.notes.length > 1 && (this.notes[1]?.at ?? Infinity) <= oldest) this.notes.shift();
  }

  read(): RequestFigures {
    const now = this.totals();
    const before = this.notes[0];
    if (!before) return { perSecond: 0, failedShare: null, p95Ms: null };
    const count = now.count - before.count;
    const seconds = Math.max(1, (now.at - before.at) / 1000);
    if (count === 0) return { perSecond: 0, failedShare: null, p95Ms: null };
    const buckets = now.buckets.map((inBucket, at) => inBucket - (before.buckets[at] ?? 0));
    return {
      perSecond: count / seconds,
      failedShare: (now.failed - before.failed) / count,
      p95Ms: p95(buckets, count),
    };
  }

  private totals(): Totals {
    const totals: Totals = {
      at: this.now(),
      count: 0,
      failed: 0,
      buckets: Array<number>(requestBuckets.length + 1).fill(0),
    };
    this.requests.forEach(({ route, status }, series) => {
      // the site's own checks are no visitors
      if (unseen.has(route)) return;
      totals.count += series.count;
      if (status >= 500) totals.failed += series.count;
      for (const [at, inBucket] of series.buckets.entries()) totals.buckets[at] = (totals.buckets[at] ?? 0) + inBucket;
    });
    return totals;
  }
}

const unseen = new Set(['/healthz', '/readyz', '/metrics']);

function p95(buckets: number[], count: number): number | null {
  let below = 0;
  for (const [at, limit] of requestBuckets.entries()) {
    below += buckets[at] ?? 0;
    if (below >= count * 0.95) return limit * 1000;
  }
  return null;
}

/** The requests of this process. */
export const recentRequests = new RecentRequests();
