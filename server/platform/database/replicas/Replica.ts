import { Pool, type PoolConfig } from 'pg';
import { DatabaseProbe } from '../DatabaseProbe';
import type { DatabaseClient } from '../DatabaseClient';
import { endPool } from '../endPool';
import type { ReadableReplica } from './readScope';
import { ReplicaClient, type FallBack } from './ReplicaClient';

/** A moment of this process, and the end of the primary's log as it was asked for then. */
export interface Moment {
  /** `performance.now()` */
  at: number;
  position: bigint;
}

interface Progress {
  position: string;
  isOurs: boolean;
}

/** One read replica: its connections, and how far it has replayed the log of the primary. */
export class Replica implements ReadableReplica {
  readonly host: string;
  readonly pool: Pool;
  coveredUntil = -Infinity;
  private readonly probe: DatabaseProbe;
  private readonly connections = new Set<DatabaseClient>();
  private looking: Promise<void> | undefined;

  constructor(url: string, config: PoolConfig, fallBack: FallBack) {
    this.host = new URL(url).host;
    this.probe = new DatabaseProbe(() => url);
    const { connections: openConnections } = this;
    // the pool passes its settings on to its clients, which the types omit
    this.pool = new Pool({ ...config, connectionString: url, Client: ReplicaClient, openConnections } as object);
    this.pool.on('connect', (client) => {
      (client as unknown as ReplicaClient).fallBack = fallBack;
    });
    // of a connection that waits in the pool
    this.pool.on('error', () => undefined);
  }

  /** Looks how far it is. `mark`: a row that only the primary of now has written. Resolves always. */
  look(mark: string, moments: () => readonly Moment[]): Promise<void> {
    this.looking ??= this.lookNow(mark, moments).finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  leaveOut(): void {
    this.coveredUntil = -Infinity;
    for (const connection of this.connections) connection.cut();
  }

  async close(): Promise<void> {
    await Promise.all([this.probe.close(), endPool(() => this.pool.end(), this.connections)]);
  }

  private async lookNow(mark: string, moments: () => readonly Moment[]): Promise<void> {
    try {
      const [progress] = await this.probe.query<Progress>(
        `SELECT (coalesce(pg_last_wal_replay_lsn(), '0/0') - '0/0'::pg_lsn)::text AS position,
           EXISTS (SELECT FROM primary_marks WHERE mark = '${mark}') AS "isOurs"`,
      );
      if (!progress?.isOurs) return;
      const position = BigInt(progress.position);
      const covered = moments().findLast((moment) => moment.position <= position);
      this.coveredUntil = Math.max(this.coveredUntil, covered?.at ?? -Infinity);
    } catch {
      this.leaveOut();
    }
  }
}
