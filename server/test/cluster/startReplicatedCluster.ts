import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client, type QueryResultRow } from 'pg';
import { endOrphanedBackends } from '../../platform/embedded-postgres/endOrphanedBackends';
import { findFreePort } from '../../platform/embedded-postgres/findFreePort';
import { findServerProcess } from '../../platform/embedded-postgres/findServerProcess';
import { prepareBinaries } from '../../platform/embedded-postgres/prepareBinaries';
import { serverEnvironment } from '../../platform/embedded-postgres/serverEnvironment';
import { isRoot, unprivilegedUser } from '../../platform/embedded-postgres/serviceUser';
import { startEmbeddedPostgres } from '../../platform/embedded-postgres/startEmbeddedPostgres';
import { eventually } from '../eventually';
import { makeTestFolder } from './makeTestFolder';

interface TestReplica {
  url: string;
  query<Row extends QueryResultRow>(sql: string): Promise<Row[]>;
  /** kills it as a power cut does */
  kill(): Promise<void>;
  start(): Promise<void>;
}

export interface ReplicatedCluster {
  /** of the primary */
  url: string;
  replicas: TestReplica[];
  /** kills the primary as a power cut does */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** A PostgreSQL of its own with streaming replicas, made as pg_basebackup makes them, which npm's packages lack. */
export async function startReplicatedCluster(count: number): Promise<ReplicatedCluster> {
  const folder = makeTestFolder('replicated');
  const primary = await startEmbeddedPostgres({ folder, database: 'offers' });
  await askAt(primary.url, `ALTER SYSTEM SET wal_keep_size = '256MB'`);
  await askAt(primary.url, 'SELECT pg_reload_conf()');
  const replicas: TestReplica[] = [];
  for (let number = 1; number <= count; number += 1) {
    const cluster = path.join(folder, `replica${String(number)}`);
    await copyCluster(primary, cluster);
    replicas.push(await startReplica(folder, cluster, primary.url));
  }
  return {
    url: primary.url,
    replicas,
    async kill() {
      const running = findServerProcess(primary.cluster);
      if (running) process.kill(running.pid, 'SIGKILL');
      // its sessions are nobody's only after its end, and go on for a moment
      await eventually(() => assert.equal(findServerProcess(primary.cluster), null));
      await endOrphanedBackends(primary.cluster);
    },
    async stop() {
      await Promise.all(replicas.map((replica) => replica.kill()));
      await primary.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

async function askAt<Row extends QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A backup of the running server, as a standby that streams from it. */
async function copyCluster({ url, cluster }: { url: string; cluster: string }, copy: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`SELECT pg_backup_start('replica', true)`);
  const left = [path.join(cluster, 'postmaster.pid'), path.join(cluster, 'pg_wal')];
  cpSync(cluster, copy, { recursive: true, filter: (source) => !left.includes(source) });
  const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
  await client.end();
  mkdirSync(path.join(copy, 'pg_wal', 'archive_status'), { recursive: true });
  writeFileSync(path.join(copy, 'backup_label'), rows[0]?.labelfile ?? '');
  writeFileSync(path.join(copy, 'standby.signal'), '');
  const { hostname, port, username, password } = new URL(url);
  const from = `host=${hostname} port=${port} user=${username} password=${password}`;
  appendFileSync(path.join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`);
  execFileSync('chmod', ['-R', 'go-rwx', copy]);
  if (!isRoot()) return;
  const { uid, gid } = unprivilegedUser();
  execFileSync('chown', ['-R', `${String(uid)}:${String(gid)}`, copy]);
}

async function startReplica(folder: string, cluster: string, primaryUrl: string): Promise<TestReplica> {
  const user = isRoot() ? unprivilegedUser() : null;
  const binaries = prepareBinaries(folder, user);
  const port = await findFreePort();
  const address = new URL(primaryUrl);
  address.port = String(port);
  const url = address.href;
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', timezone: 'UTC', jit: 'off' };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    child = spawn(binaries.program('postgres'), ['-D', cluster, '-p', String(port), ...options], {
      ...user,
      cwd: '/',
      env: serverEnvironment(),
      detached: true,
      stdio: 'ignore',
    });
    await eventually(() => askAt(url, 'SELECT 1'));
  };
  await start();
  return {
    url,
    query: (sql) => askAt(url, sql),
    start,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
      // its children would keep it from starting again
      await endOrphanedBackends(cluster);
      rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
    },
  };
}
