import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { PoolConfig } from 'pg';
import { poolOf } from '../../platform/database/prepared/preparedRowsTogether';
import { Replicas } from '../../platform/database/replicas/Replicas';
import { routeReads } from '../../platform/database/replicas/routeReads';
import { StartProblem } from '../../shared/errors/StartProblem';
import { getDatabaseAddress } from './hosts/getDatabaseAddress';

const opened = new WeakMap<DataSource, Replicas>();

/** The read replicas of a database; undefined: it has none. */
export function replicasOf(database: DataSource): Pick<Replicas, 'changed'> | undefined {
  return opened.get(database);
}

/**
 * Lets statements of public reads go to read replicas (DATABASE_REPLICA_URLS). The returned function closes them.
 * @throws StartProblem if the primary is behind a pool that says nothing about its log
 */
export async function openReplicas(
  database: DataSource,
  urls: readonly string[],
  logger: Logger,
): Promise<() => Promise<void>> {
  if (urls.length === 0) return () => Promise.resolve();
  const { listenUrl } = getDatabaseAddress(database);
  if (listenUrl === null) {
    throw new StartProblem(
      'DATABASE_REPLICA_URLS needs DATABASE_LISTEN_URL when DATABASE_URL leads to a pool in transaction mode: the address of the primary itself.',
    );
  }
  const { options } = database;
  const { extra, poolSize, applicationName } = options as {
    extra: PoolConfig;
    poolSize: number;
    applicationName: string;
  };
  const replicas = new Replicas({
    ...{ urls, primaryUrl: listenUrl, primary: poolOf(database), logger },
    pool: { ...extra, max: poolSize, application_name: applicationName },
  });
  await replicas.start();
  routeReads(poolOf(database), replicas);
  opened.set(database, replicas);
  return () => {
    opened.delete(database);
    return replicas.close();
  };
}
