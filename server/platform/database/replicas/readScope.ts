import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';

export interface ReadableReplica {
  pool: Pool;
  /** it has replayed everything that was committed before this moment (`performance.now()`) */
  coveredUntil: number;
  /** Leaves it out, and fails what it has not answered, until it is found to follow again. */
  leaveOut(): void;
}

/** What some work reads from. It keeps to one server, because another one may be behind the first. */
export interface ReadScope {
  /** undefined: no statement has been sent yet; null: the primary */
  replica: ReadableReplica | null | undefined;
}

const scopes = new AsyncLocalStorage<ReadScope | null>();

/** Statements of this work may be sent to a read replica: it only reads public data, outside of transactions. */
export function mayReadReplicas<T>(work: () => T): T {
  return scopes.run({ replica: undefined }, work);
}

/** Statements of this work go to the primary, also inside of work that may read replicas. */
export function readPrimary<T>(work: () => T): T {
  return scopes.getStore() ? scopes.run(null, work) : work();
}

/** Null: only the primary may be read. */
export function currentReadScope(): ReadScope | null {
  return scopes.getStore() ?? null;
}
