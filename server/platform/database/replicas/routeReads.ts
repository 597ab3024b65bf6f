import type { Pool, PoolClient } from 'pg';
import type { Replicas } from './Replicas';
import { currentReadScope } from './readScope';

type Connected = (error: Error | undefined, client?: PoolClient, release?: (error?: Error | boolean) => void) => void;
type Connect = (callback?: Connected) => Promise<PoolClient> | undefined;

/** Gives connections of a replica to work that may read one (`mayReadReplicas`); all others are the pool's own. */
export function routeReads(pool: Pool, replicas: Pick<Replicas, 'choose'>): void {
  const own = pool.connect.bind(pool) as Connect;
  const connect: Connect = (callback) => {
    const scope = currentReadScope();
    const replica = scope && replicas.choose(scope);
    if (!replica) return own(callback);
    const theirs = replica.pool.connect.bind(replica.pool) as Connect;
    if (!callback) {
      return theirs()?.catch(() => {
        replica.leaveOut();
        return own() as Promise<PoolClient>;
      });
    }
    return theirs((error, client, release) => {
      if (!error) {
        callback(undefined, client, release);
        return;
      }
      replica.leaveOut();
      void own(callback);
    });
  };
  pool.connect = connect as Pool['connect'];
}
