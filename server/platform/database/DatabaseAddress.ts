/**
 * `session`: a connection is one PostgreSQL session. `transaction`: a pool (PgBouncer in transaction mode) may use
 * another session for each transaction.
 */
export type Pooling = 'session' | 'transaction';

export interface DatabaseAddress {
  /** Contains a password, as does `listenUrl`. */
  url: string;
  pooling: Pooling;
  /** The URL for listening to changes; null: none, so changes are polled. */
  listenUrl: string | null;
}
