import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource } from 'typeorm';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { connectionsBesidePool, smallestPool } from '../../../../platform/database/connections';
import { isUnavailable } from '../../../../shared/errors/isUnavailable';
import { unavailable } from '../../../../shared/errors/unavailable';
import { sellTogether, type SaleResult, type SaleTry } from './sellTogether';

interface Waiting {
  asked: SaleTry;
  /** runs work as part of the request that waits */
  inContext: <T>(work: () => T) => T;
  resolve: (result: SaleResult) => void;
  reject: (error: unknown) => void;
  /** ends the wait for the buyer's turn */
  timer: NodeJS.Timeout;
}

const largestBatch = 100;

/** Of an ad when many others are wanted too. */
const smallestBatch = 10;

/**
 * Buyers of all batches at once, for each connection. A buyer has up to three advisory locks until the end of the sale, and
 * PostgreSQL's lock table has room for 64 for each of its connections (`max_locks_per_transaction`), for all that
 * they do (docs/decisions/0094-buyers-of-one-moment-share-a-sale.md).
 */
const buyersPerConnection = 10;

const known = new WeakMap<DataSource, SaleQueue>();

/**
 * Sells to those who wait for one ad in one transaction (group commit): while one batch is sold, the next collects. So an ad
 * takes one connection, however many want it, and its row is locked once for all of them
 * (docs/decisions/0094-buyers-of-one-moment-share-a-sale.md).
 */
export class SaleQueue {
  private readonly byAd = new Map<number, Waiting[]>();

  private readonly longestWaitMs: number;

  /** how many the running batches may have together before new ones get small */
  private readonly mostAtOnce: number;

  private buyersInBatches = 0;

  private constructor(private readonly database: DataSource) {
    const { poolSize = smallestPool } = database.options as { poolSize?: number };
    this.mostAtOnce = buyersPerConnection * (poolSize + connectionsBesidePool);
    // as long as a request waits for a connection of the pool
    const { connectionTimeoutMillis } = database.options.extra as { connectionTimeoutMillis: number };
    this.longestWaitMs = connectionTimeoutMillis || 10_000;
  }

  static of({ database }: Pick<RequestContext, 'database'>): SaleQueue {
    const present = known.get(database) ?? new SaleQueue(database);
    known.set(database, present);
    return present;
  }

  /**
   * Returns the coupon when it is committed, or why there is none.
   * @throws UNAVAILABLE if the buyer's turn does not come in time; then nothing is sold
   */
  sell(asked: SaleTry): Promise<SaleResult> {
    const { brochureId } = asked;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.giveUp(brochureId, waiting), this.longestWaitMs);
      const waiting: Waiting = { asked, inContext: AsyncLocalStorage.snapshot(), resolve, reject, timer };
      const queue = this.byAd.get(brochureId);
      if (queue) {
        queue.push(waiting);
        return;
      }
      this.byAd.set(brochureId, [waiting]);
      // those who ask at the same moment belong to the first batch
      setImmediate(() => void this.drain(brochureId));
    });
  }

  private giveUp(brochureId: number, waiting: Waiting): void {
    const queue = this.byAd.get(brochureId) ?? [];
    queue.splice(queue.indexOf(waiting), 1);
    waiting.reject(unavailable(new TurnDidNotCome()));
  }

  private async drain(brochureId: number): Promise<void> {
    const queue = this.byAd.get(brochureId) ?? [];
    while (queue.length > 0) {
      const room = Math.max(smallestBatch, this.mostAtOnce - this.buyersInBatches);
      const batch = queue.splice(0, Math.min(largestBatch, room));
      for (const { timer } of batch) clearTimeout(timer);
      this.buyersInBatches += batch.length;
      await batch[0]?.inContext(() => this.sellBatch(batch));
      this.buyersInBatches -= batch.length;
    }
    this.byAd.delete(brochureId);
  }

  /** Never throws. Returns why the database cannot sell now; null if it can. */
  private async sellBatch(batch: Waiting[]): Promise<unknown> {
    try {
      const results = await this.attempt(batch.map(({ asked, inContext }) => ({ ...asked, inContext })));
      batch.forEach(({ resolve, reject }, at) => {
        const result = results[at];
        if (result === undefined || result instanceof Error) reject(result);
        else resolve(result);
      });
      return null;
    } catch (error) {
      if (batch.length === 1 || isUnavailable(error)) {
        for (const { reject } of batch) reject(error);
        return isUnavailable(error) ? error : null;
      }
      await this.sellSingly(batch);
      return null;
    }
  }

  /** The row of one was refused: it fails alone. If the database goes away meanwhile, nobody waits for it once more. */
  private async sellSingly(batch: Waiting[]): Promise<void> {
    for (const [at, one] of batch.entries()) {
      const outage = await one.inContext(() => this.sellBatch([one]));
      if (outage === null) continue;
      for (const { reject } of batch.slice(at + 1)) reject(outage);
      return;
    }
  }

  private attempt(batch: readonly (SaleTry & Pick<Waiting, 'inContext'>)[]): Promise<(SaleResult | Error)[]> {
    return this.database.transaction((manager) => sellTogether(manager, batch));
  }
}

class TurnDidNotCome extends Error {
  override readonly name = 'TurnDidNotCome';

  constructor() {
    super('Too many wait for the coupons of one ad.');
  }
}
