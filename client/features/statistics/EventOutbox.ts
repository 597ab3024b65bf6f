import type { StatisticEventInput } from '../../generated/types';

type Send = (events: StatisticEventInput[]) => Promise<unknown>;

/** one call takes no more */
const largestBatch = 50;
const collectedForMs = 1000;

/**
 * Collects what happens on a page and tells it together: after a moment, or at once when the page is left. What could
 * not be told is kept for the next time; no visitor is ever bothered with it.
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
