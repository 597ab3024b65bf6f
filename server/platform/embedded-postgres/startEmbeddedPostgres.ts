import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  readFileSync,
  writeFileSync,
  mkdirSync,
  readdirSync,
  rmSync,
  accessSync,
  constants,
  statSync,
} from 'node:fs';
import { StartProblem } from '../../shared/errors/StartProblem';
import { connectToCluster } from './connectToCluster';
import { findRunningServer } from './findRunningServer';
import { endOrphanedBackends } from './endOrphanedBackends';
import { findServerProcess } from './findServerProcess';
import { initialiseCluster } from './initialiseCluster';
import { launchServer } from './launchServer';
import { prepareBinaries } from './prepareBinaries';
import { withStartLock } from './withStartLock';
import { isAlive } from './isAlive';
import { closedFolder } from './closedFolder';
import { makeFolder } from './makeFolder';
import { isRoot, unprivilegedUser, type ServiceUser } from './serviceUser';

export interface EmbeddedPostgresOptions {
  /** Contains the cluster (`pg18`), its password and its log. */
  folder: string;
  database: string;
  /** false only for tests: fast, but unusable after a crash */
  durable?: boolean;
  /** Default: PostgreSQL's own, 100. A server that is running already keeps its own. */
  maxConnections?: number;
}

export interface EmbeddedPostgres {
  url: string;
  cluster: string;
  /** True if the server was already running: left by a killed process, or used by another one. */
  adopted: boolean;
  isRunning: () => boolean;
  /**
   * Restarts a server that died, at the same URL. Uncommitted changes of its last sessions are lost.
   * @throws StartProblem
   */
  restart: () => Promise<void>;
  /** Stops the server, unless another process is still using it. */
  stop: () => Promise<void>;
}

const role = 'local_offers';
// the packages contain this version; another one gets its own folder
const clusterName = 'pg18';

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { folder, database, durable = true, maxConnections } = options;
  const cluster = path.join(folder, clusterName);
  const user = prepareDataFolder(folder, cluster);
  refuseOtherVersion(folder);
  const lock = path.join(folder, 'postgres.lock');
  const users = clusterUsers(path.join(folder, 'postgres.users'));

  const launch = async (at?: number): Promise<number> => {
    const binaries = prepareBinaries(folder, user);
    const logFile = path.join(folder, 'postgres.log');
    await endOrphanedBackends(cluster);
    return (await launchServer({ cluster, logFile, binaries, user, durable, maxConnections, port: at })).port;
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
      // stopped while this waited for the lock
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

/** Otherwise a new version of PostgreSQL would begin with an empty database, beside the one with all data. */
function refuseOtherVersion(folder: string): void {
  const others = existsSync(folder) ? readdirSync(folder).filter((name) => /^pg\d+$/.test(name)) : [];
  if (others.length === 0 || others.includes(clusterName)) return;
  const [old = ''] = others.toSorted().toReversed();
  const version = (name: string): string => name.slice(2);
  throw new StartProblem(
    `The database in ${path.join(folder, old)} is of PostgreSQL ${version(old)}, and this version of the site has PostgreSQL ${version(clusterName)}: back it up with the version of the site before and restore the backup with this one (docs/operations.md#another-postgresql), or move the folder away to begin with an empty database.`,
  );
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

/** Stops the server by a fast shutdown: rolls back open transactions; everything committed is on disk afterwards. */
async function stopServer(cluster: string): Promise<void> {
  const running = findServerProcess(cluster);
  if (running === null) return;
  process.kill(running.pid, 'SIGINT');
  while (findServerProcess(cluster)?.pid === running.pid) await sleep(10);
}

/** Created once for each data folder; only its owner can read it. */
function clusterPassword(file: string, cluster: string): string {
  if (!existsSync(file)) {
    if (existsSync(cluster)) {
      throw new StartProblem(
        `The database in ${cluster} is there, but its password file ${file} is not: restore it from a backup, or move both away to begin with an empty database.`,
      );
    }
    writeFileSync(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * The processes that use a cluster: the site, and sometimes a command beside it. The last one stops the server; killed
 * processes do not count.
 */
function clusterUsers(folder: string) {
  return {
    enter(): void {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, String(process.pid)), '');
    },
    /** Returns true if no user is left. */
    leave(): boolean {
      rmSync(path.join(folder, String(process.pid)), { force: true });
      const others = readdirSync(folder).map(Number);
      for (const pid of others) if (!isAlive(pid)) rmSync(path.join(folder, String(pid)), { force: true });
      return !others.some(isAlive);
    },
  };
}

/** Makes the folder usable. Returns the account under which its server must run (null: ours). */
function prepareDataFolder(folder: string, cluster: string): ServiceUser | null {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartProblem(
      `The data folder ${folder} cannot be used (${reason}): make it writable for this user, or set DATA_DIR to a folder that is.`,
      { cause },
    );
  }
  const owner = existsSync(cluster) ? statSync(cluster) : null;
  if (!isRoot()) {
    if (owner !== null && owner.uid !== process.getuid?.()) {
      throw new StartProblem(
        `The database in ${cluster} belongs to another account (number ${String(owner.uid)}): start as that account or as root, or set DATA_DIR to a folder of your own.`,
      );
    }
    return null;
  }
  const user = owner !== null && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivilegedUser();
  const closed = closedFolder(folder, user);
  if (closed !== null) {
    throw new StartProblem(
      `The data folder ${folder} cannot be reached by the account that PostgreSQL runs under (number ${String(user.uid)}), because ${closed} is private: set DATA_DIR to a folder elsewhere, for example /var/lib/local-offers.`,
    );
  }
  return user;
}
