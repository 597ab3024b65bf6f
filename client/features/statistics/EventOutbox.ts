import type { StatisticEventInput } from '../../generated/types';

type Send = (events: StatisticEventInput[]) => Promise<unknown>;

/** the server's limit for one call */
const largestBatch = 50;
const collectedForMs = 1000;

/**
 * Collects events and sends them together, after a moment or when the visitor leaves the page. Keeps failed events for
 * the next call and never shows an error.
 */
export class EventOutbox {
  private waiting: StatisticEventInput[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: Send) {
    window.addEventListener('pagehide', this.flush);
    window.addEventListener('online', this.flush);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.flush();
    });
  }

  add(event: StatisticEventInput): void {
    this.waiting = [...this.waiting, event].slice(-largestBatch);
    this.timer ??= setTimeout(this.flush, collectedForMs);
  }

  readonly flush = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    const events = this.waiting;
    if (events.length === 0) return;
    this.waiting = [];
    this.send(events).catch(() => {
      this.waiting = [...events, ...this.waiting].slice(0, largestBatch);
    });
  };
}
