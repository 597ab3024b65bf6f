/**
 * Whether a connection is one session of PostgreSQL from its beginning to its end, or a pool (PgBouncer in transaction
 * mode) gives it another session with each transaction.
 */
export type Pooling = 'session' | 'transaction';

export interface DatabaseAddress {
  /** It holds a password, as `listenUrl` does. */
  url: string;
  pooling: Pooling;
  /** Where changes are listened to; null: nowhere, so they are polled. */
  listenUrl: string | null;
}
