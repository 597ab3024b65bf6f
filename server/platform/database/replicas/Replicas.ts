import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Pool, PoolConfig } from 'pg';
import { replicaReads, replicaStates } from '../../metrics/metrics';
import { DatabaseProbe } from '../DatabaseProbe';
import type { ReadableReplica, ReadScope } from './readScope';
import { Replica, type Moment } from './Replica';

interface Options {
  urls: readonly string[];
  /** of the primary, for the position of its log */
  primaryUrl: string;
  primary: Pool;
  /** settings of the connections */
  pool: PoolConfig;
  logger: Logger;
}

/** Public data may be this old (docs/decisions/0012-response-cache.md). */
const oldestMs = 1_000;
const everyMs = 200;
/** Between two looks at replicas that have not replayed the last change yet. */
const soonMs = 10;
const keptMoments = 20;

/**
 * Chooses the read replica for a statement: one that has replayed every change of public data that this process has
 * heard of, and everything that was committed until a second ago. Positions in the log of the primary decide, never
 * clocks. After a change of the primary, a replica counts only when it shows a row that the new one has written, so one
 * that follows an old primary is left out.
 */
export class Replicas {
  private readonly replicas: Replica[];
  private readonly probe: DatabaseProbe;
  private moments: Moment[] = [];
  /** the row of this process on the primary of now; null: none yet */
  private mark: string | null = null;
  /** `performance.now()` of the last change of public data that was heard */
  private changedAt = -Infinity;
  private next = 0;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private isClosed = false;
  private readonly leftOut = new Set<string>();

  constructor(private readonly options: Options) {
    this.probe = new DatabaseProbe(() => options.primaryUrl);
    this.replicas = options.urls.map(
      (url) =>
        new Replica(url, options.pool, {
          primary: options.primary,
          onFailure: (error) => {
            replicaReads.inc({ from: 'primary' });
            options.logger.debug({ err: error }, 'A statement of a replica is sent to the primary.');
          },
        }),
    );
  }

  /** Looks at the primary and all replicas once, and from then on five times a second. */
  async start(): Promise<void> {
    // the first look leaves the mark, the second finds it
    for (let looks = 0; looks < 2; looks += 1) await this.look();
    this.lookAgain();
  }

  /** The replica that a statement of this work may be sent to now; null: none, so the primary gets it. */
  choose(scope: ReadScope): ReadableReplica | null {
    const needed = this.needed();
    if (scope.replica === undefined) {
      const usable = this.replicas.filter(({ coveredUntil }) => coveredUntil >= needed);
      scope.replica = usable[this.next++ % Math.max(usable.length, 1)] ?? null;
    } else if (scope.replica && scope.replica.coveredUntil < needed) scope.replica = null;
    replicaReads.inc({ from: scope.replica ? 'replica' : 'primary' });
    return scope.replica;
  }

  /** A change of public data was heard: replicas count again when they have replayed it. */
  changed(): void {
    this.changedAt = performance.now();
    if (!this.looking && this.timer) this.lookAgain(0);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.looking;
    await Promise.all([this.probe.close(), ...this.replicas.map((replica) => replica.close())]);
  }

  private needed(): number {
    return Math.max(this.changedAt, performance.now() - oldestMs);
  }

  private lookAgain(inMs?: number): void {
    clearTimeout(this.timer);
    if (this.isClosed) return;
    const oldest = performance.now() - oldestMs;
    const isBehind = this.replicas.some(({ coveredUntil: to }) => to >= oldest && to < this.changedAt);
    const wait = inMs ?? (isBehind ? soonMs : everyMs);
    this.timer = setTimeout(() => {
      this.looking = this.look().finally(() => {
        this.looking = undefined;
        this.lookAgain();
      });
    }, wait).unref();
  }

  private async look(): Promise<void> {
    const at = performance.now();
    try {
      const [now] = await this.probe.query<{ position: string; mark: string | null; isKept: boolean }>(
        `SELECT (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text AS position,
           current_setting('local_offers.mark', true) AS mark,
           EXISTS (SELECT FROM primary_marks WHERE mark::text = current_setting('local_offers.mark', true)) AS "isKept"`,
      );
      const isLeft = this.mark !== null && now?.mark === this.mark && now.isKept;
      if (!now || !isLeft) await this.leaveMark();
      else this.moments = [...this.moments.slice(1 - keptMoments), { at, position: BigInt(now.position) }];
    } catch {
      // without a primary no replica can be known to be fresh: `needed` leaves them out within a second
    }
    const { mark } = this;
    if (mark === null) return;
    const looks = this.replicas.map((replica) => replica.look(mark, () => (this.mark === mark ? this.moments : [])));
    // a slow one must not delay the others
    await Promise.race([Promise.all(looks), new Promise((resolve) => setTimeout(resolve, soonMs).unref())]);
    this.tell();
  }

  /** On each new connection, which may lead to another primary, and when old marks have been cleared away. */
  private async leaveMark(): Promise<void> {
    const mark = randomUUID();
    this.mark = null;
    this.moments = [];
    for (const replica of this.replicas) replica.coveredUntil = -Infinity;
    await this.probe.query(`DELETE FROM primary_marks WHERE made_at < now() - interval '1 day'`);
    // one statement, so that the row is on the server of the session that keeps its name
    await this.probe.query(
      `WITH made AS (INSERT INTO primary_marks (mark) VALUES ('${mark}') RETURNING mark::text)
       SELECT set_config('local_offers.mark', mark, false) FROM made`,
    );
    this.mark = mark;
  }

  private tell(): void {
    const oldest = performance.now() - oldestMs;
    for (const { host, coveredUntil } of this.replicas) {
      const isOut = coveredUntil < oldest;
      if (isOut === this.leftOut.has(host)) continue;
      if (isOut) this.leftOut.add(host);
      else this.leftOut.delete(host);
      const what = isOut
        ? 'A read replica is left out: it is silent or over a second behind.'
        : 'A read replica is read.';
      this.options.logger[isOut ? 'warn' : 'info']({ host }, what);
    }
    replicaStates.set({ state: 'left_out' }, this.leftOut.size);
    replicaStates.set({ state: 'read' }, this.replicas.length - this.leftOut.size);
  }
}
