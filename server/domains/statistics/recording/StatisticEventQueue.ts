import DataLoader from 'dataloader';
import pLimit from 'p-limit';
import type { DataSource } from 'typeorm';
import type { NewStatisticEvent } from './NewStatisticEvent';
import type { RecordedEvent } from './RecordedEvent';
import { writeStatisticEvents } from './writeStatisticEvents';

const collectedForMs = 50;
const largestBatch = 1000;

const queues = new WeakMap<DataSource, StatisticEventQueue>();

/**
 * Collects the events of all callers briefly and writes them together, one batch after the other, so that busy hours
 * need one connection and few transactions. A caller waits until its events are written. A confirmed event therefore
 * survives a crash, and a server that finishes its requests leaves nothing behind.
 */
export class StatisticEventQueue {
  private readonly inTurn = pLimit(1);
  private readonly collector: DataLoader<NewStatisticEvent, RecordedEvent>;

  private constructor(private readonly database: DataSource) {
    this.collector = new DataLoader((events) => this.inTurn(writeStatisticEvents, this.database, events), {
      cache: false,
      maxBatchSize: largestBatch,
      batchScheduleFn: (dispatch) => setTimeout(dispatch, collectedForMs),
    });
  }

  /** All requests to one database share a queue. */
  static of(database: DataSource): StatisticEventQueue {
    const known = queues.get(database);
    if (known) return known;
    const made = new StatisticEventQueue(database);
    queues.set(database, made);
    return made;
  }

  record(events: readonly NewStatisticEvent[]): Promise<RecordedEvent[]> {
    return Promise.all(events.map((event) => this.collector.load(event)));
  }
}
