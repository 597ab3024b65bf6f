import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { cdnPurges, cdnPurgeWaits } from '../metrics/metrics';

export interface CdnPurgerOptions {
  url: string;
  headers: Readonly<Record<string, string>>;
  logger: Logger;
  /** ms; tests shorten them */
  times?: Partial<typeof usualTimes>;
}

const usualTimes = {
  /** limit of one request */
  patience: 10_000,
  /** pause after a purge: changes of that time go together */
  pause: 1_000,
  /** A response from before the change may still have been on its way to the CDN. */
  repeatAfter: 5_000,
  /** pauses after failures: the first, and the longest */
  retry: 1_000,
  longestRetry: 30_000,
};

/** CDNs take about thirty tags in one request. */
const mostTags = 30;

/**
 * Purges a CDN by tags: one POST names them in `Surrogate-Key` (Fastly, Varnish) and as JSON
 * (Cloudflare). Tags wait until the CDN has acknowledged them, and are purged once more 5 s later.
 */
export class CdnPurger {
  /** how often each tag is still to be purged */
  private readonly waiting = new Map<string, number>();
  private readonly times: typeof usualTimes;
  private readonly repeats = new Set<NodeJS.Timeout>();
  private readonly ending = new AbortController();
  private running: Promise<void> | undefined;

  constructor(private readonly options: CdnPurgerOptions) {
    this.times = { ...usualTimes, ...options.times };
  }

  /** Purges soon, in the background, until it has succeeded. */
  purge(tags: readonly string[]): void {
    if (tags.length === 0 || this.ending.signal.aborted) return;
    this.enqueue(tags, 2);
  }

  /** Gives up what waits. The next start purges everything. */
  async stop(): Promise<void> {
    this.ending.abort();
    for (const repeat of this.repeats) clearTimeout(repeat);
    await this.running;
  }

  private enqueue(tags: Iterable<string>, times: number): void {
    for (const tag of tags) this.waiting.set(tag, Math.max(times, this.waiting.get(tag) ?? 0));
    cdnPurgeWaits.set(this.waiting.size);
    this.running ??= this.run().finally(() => {
      this.running = undefined;
    });
  }

  private async run(): Promise<void> {
    const { pause, retry, longestRetry } = this.times;
    let failures = 0;
    while (this.waiting.size > 0 && !this.ending.signal.aborted) {
      const due = [...this.waiting].slice(0, mostTags);
      // a change meanwhile asks for the same tag again
      for (const [tag] of due) this.waiting.delete(tag);
      const problem = await this.send(due.map(([tag]) => tag));
      failures = problem === null ? 0 : failures + 1;
      cdnPurges.inc({ outcome: problem === null ? 'done' : 'failed' });
      if (problem === null) {
        this.repeatLater(due.filter(([, times]) => times > 1).map(([tag]) => tag));
      } else {
        for (const [tag, times] of due) this.waiting.set(tag, times);
        this.options.logger.warn({ problem, failures }, 'The CDN cannot be purged; it is tried again.');
      }
      cdnPurgeWaits.set(this.waiting.size);
      await this.wait(failures === 0 ? pause : Math.min(longestRetry, retry * 2 ** (failures - 1)));
    }
  }

  private wait(ms: number): Promise<unknown> {
    return sleep(ms, undefined, { signal: this.ending.signal, ref: false }).catch(() => undefined);
  }

  private repeatLater(tags: readonly string[]): void {
    if (tags.length === 0) return;
    const timer = setTimeout(() => {
      this.repeats.delete(timer);
      this.enqueue(tags, 1);
    }, this.times.repeatAfter).unref();
    this.repeats.add(timer);
  }

  /** null: the CDN has acknowledged the purge */
  private async send(tags: readonly string[]): Promise<string | null> {
    const { url, headers } = this.options;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'surrogate-key': tags.join(' ') },
        body: JSON.stringify({ tags }),
        redirect: 'error',
        signal: AbortSignal.any([this.ending.signal, AbortSignal.timeout(this.times.patience)]),
      });
      await response.body?.cancel();
      return response.ok ? null : `status ${String(response.status)}`;
    } catch (error) {
      return error instanceof Error ? error.message : 'unknown';
    }
  }
}
