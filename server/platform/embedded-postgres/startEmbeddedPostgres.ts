import path from 'node:path';
import { StartProblem } from '../../shared/errors/StartProblem';
import { clusterPassword } from './clusterPassword';
import { clusterUsers } from './clusterUsers';
import { connectToCluster } from './connectToCluster';
import { findRunningServer } from './findRunningServer';
import { endOrphanedBackends } from './endOrphanedBackends';
import { findServerProcess } from './findServerProcess';
import { initialiseCluster } from './initialiseCluster';
import { launchServer } from './launchServer';
import { prepareBinaries } from './prepareBinaries';
import { prepareDataFolder } from './prepareDataFolder';
import { stopServer } from './stopServer';
import { withStartLock } from './withStartLock';

export interface EmbeddedPostgresOptions {
  /** Holds everything of it: the cluster (`pg18`), its password, its log. */
  folder: string;
  database: string;
  /** false only for tests: quick, and worthless after a crash */
  durable?: boolean;
}

export interface EmbeddedPostgres {
  url: string;
  cluster: string;
  /** The server was already running: left by a process that was killed, or in use by another one. */
  adopted: boolean;
  isRunning: () => boolean;
  /**
   * Starts a server that died again, at the same URL. What its last sessions had not committed is lost.
   * @throws StartProblem
   */
  restart: () => Promise<void>;
  /** Stops the server, unless another process is still using it. */
  stop: () => Promise<void>;
}

const role = 'local_offers';
// the packages carry this version; another one gets a folder of its own beside the old
const clusterName = 'pg18';

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { folder, database, durable = true } = options;
  const cluster = path.join(folder, clusterName);
  const user = prepareDataFolder(folder, cluster);
  const lock = path.join(folder, 'postgres.lock');
  const users = clusterUsers(path.join(folder, 'postgres.users'));

  const launch = async (at?: number): Promise<number> => {
    const binaries = prepareBinaries(folder, user);
    const logFile = path.join(folder, 'postgres.log');
    await endOrphanedBackends(cluster);
    return (await launchServer({ cluster, logFile, binaries, user, durable, port: at })).port;
  };

  const { port, adopted, password } = await withStartLock(lock, async () => {
    const password = clusterPassword(path.join(folder, 'postgres.secret'), cluster);
    const running = await findRunningServer(cluster, (at) => clusterUrl(password, at, 'postgres'));
    users.enter();
    if (running !== null) return { port: running, adopted: true, password };
    const binaries = prepareBinaries(folder, user);
    initialiseCluster({ cluster, binaries, user, role, password, durable });
    return { port: await launch(), adopted: false, password };
  });
  const url = clusterUrl(password, port, database);
  await createDatabase(clusterUrl(password, port, 'postgres'), database);

  let stopping: Promise<void> | undefined;
  const isRunning = (): boolean => findServerProcess(cluster) !== null;
  const restart = (): Promise<void> =>
    withStartLock(lock, async () => {
      // while this waited for the lock
      if (stopping !== undefined) return;
      const running = await findRunningServer(cluster, (at) => clusterUrl(password, at, 'postgres'));
      if (running === null) await launch(port);
      else if (running !== port) {
        throw new StartProblem('Another process has started the built-in PostgreSQL on another port: start again.');
      }
    });

  const stop = (): Promise<void> =>
    (stopping ??= withStartLock(lock, async () => {
      if (users.leave()) await stopServer(cluster);
    }));
  return { url, cluster, adopted, isRunning, restart, stop };
}

const clusterUrl = (password: string, port: number, database: string): string =>
  `postgres://${role}:${password}@127.0.0.1:${String(port)}/${database}`;

async function createDatabase(url: string, database: string): Promise<void> {
  const client = await connectToCluster(url);
  if (client === null) throw new Error('the built-in PostgreSQL refuses our connection');
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}
