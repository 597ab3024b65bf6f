import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findServerProcess } from '../../../server/platform/embedded-postgres/findServerProcess';
import { findFreePort } from '../../../server/platform/embedded-postgres/findFreePort';
import { DatabaseClient } from '../../../server/platform/database/DatabaseClient';
import { eventually } from '../../../server/test/eventually';
import { makeTestFolder } from '../../../server/test/cluster/makeTestFolder';
import { startProxy, type Proxy } from '../../../server/test/programs/startProxy';
import { processesBelow } from '../../support/site/processesBelow';

const binaries = '/usr/lib/postgresql/15/bin';
const password = 'only for this cluster';
const patienceMs = 120_000;
const configuration = path.resolve(__dirname, '../../../docker/cluster/patroni.yml');
const times = ['ttl', 'loop_wait', 'retry_timeout', 'maximum_lag_on_failover'];

export interface PatroniNode {
  name: string;
  port: number;
  /** what Patroni says at this moment: primary, replica; null: it says nothing */
  role(): Promise<string | null>;
  /** true if commits wait for it, so that it may become the leader */
  isSynchronous(): Promise<boolean>;
  /** Sends a signal to all its processes, as if it were a machine. */
  signal(name: NodeJS.Signals): void;
  start(): void;
  /** its way to etcd */
  toEtcd: Proxy;
}

export interface PatroniCluster {
  /** Creates a database; returns its DATABASE_URL with all three hosts. */
  createDatabase(name: string): Promise<string>;
  nodes: PatroniNode[];
  leader(): Promise<PatroniNode>;
  /** Resolves when both replicas stream and commits wait for one of them: without that a lost leader has no successor. */
  healed(): Promise<void>;
  stop(): Promise<void>;
}

/** True if Debian's packages patroni, etcd-server, python3-etcd and postgresql-15 are there, and root may use them. */
export function hasPatroni(): boolean {
  return ['/usr/bin/patroni', '/usr/bin/etcd', `${binaries}/postgres`].every(existsSync) && process.getuid?.() === 0;
}

/**
 * Three nodes of PostgreSQL under Patroni with synchronous replication, and an etcd that they reach through proxies. It is
 * Patroni's driver for etcd's second API: with that of the third a frozen leader took its lock back.
 */
export async function startPatroni(): Promise<PatroniCluster> {
  const folder = makeTestFolder('patroni');
  const [uid, gid] = ['-u', '-g'].map((kind) => Number(execFileSync('id', [kind, 'postgres']).toString())) as [
    number,
    number,
  ];
  const started: ChildProcess[] = [];
  const launch = (program: string, args: string[]): ChildProcess => {
    const child = spawn(program, args, { uid, gid, cwd: '/', stdio: 'ignore', env: { PATH: process.env.PATH } });
    started.push(child);
    return child;
  };
  const own = (name: string): string => {
    const created = path.join(folder, name);
    mkdirSync(created, { mode: 0o700 });
    chownSync(created, uid, gid);
    return created;
  };
  const [client, peer] = [
    `http://127.0.0.1:${String(await findFreePort())}`,
    `http://127.0.0.1:${String(await findFreePort())}`,
  ];
  launch('/usr/bin/etcd', [
    ...['--data-dir', own('etcd'), '--name', 'one', '--enable-v2=true'],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `one=${peer}`],
  ]);
  await eventually(async () => expect((await fetch(`${client}/health`)).ok).toBe(true), patienceMs);

  const nodes: PatroniNode[] = [];
  for (const name of ['one', 'two', 'three']) {
    const [port, api] = [await findFreePort(), await findFreePort()];
    const toEtcd = await startProxy(client);
    const settings = path.join(own(name), 'patroni.json');
    writeFileSync(settings, JSON.stringify(settingsOf(name, port, api, toEtcd.urlOf(client), path.dirname(settings))));
    let child: ChildProcess | undefined;
    const ask = (about: string): Promise<Response | null> =>
      fetch(`http://127.0.0.1:${String(api)}/${about}`, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
    const node: PatroniNode = {
      ...{ name, port, toEtcd },
      async isSynchronous() {
        return (await ask('synchronous'))?.ok === true;
      },
      async role() {
        const answer = await ask('patroni');
        const { role = null, state } = ((await answer?.json().catch(() => null)) ?? {}) as {
          role?: string;
          state?: string;
        };
        return state === 'running' ? role : null;
      },
      signal(signal) {
        if (child?.pid === undefined) return;
        // PostgreSQL is no child of Patroni's
        const server = findServerProcess(path.join(path.dirname(settings), 'data'))?.pid;
        const roots = server === undefined ? [child.pid] : [child.pid, server];
        for (const pid of roots.flatMap((root) => [root, ...processesBelow(root).map((below) => below.pid)])) {
          try {
            process.kill(pid, signal);
          } catch {
            // has ended
          }
        }
      },
      start() {
        child = launch('/usr/bin/patroni', [settings]);
      },
    };
    node.start();
    nodes.push(node);
    // the first one creates the cluster
    if (name === 'one') await eventually(async () => expect(await isLeader(node)).toBe(true), patienceMs);
  }
  await eventually(async () => {
    for (const node of nodes) expect(await node.role()).not.toBeNull();
  }, patienceMs);
  const hosts = nodes.map(({ port }) => `127.0.0.1:${String(port)}`).join(',');
  const leader = async (): Promise<PatroniNode> => {
    let found: PatroniNode | undefined;
    await eventually(async () => {
      for (const node of nodes) if (await isLeader(node)) found = node;
      expect(found).toBeDefined();
    }, patienceMs);
    return found!;
  };
  const urlOf = (places: string, database: string): string =>
    `postgres://postgres:${encodeURIComponent(password)}@${places}/${database}`;
  return {
    nodes,
    leader,
    healed: () =>
      eventually(async () => {
        const roles = await Promise.all(nodes.map((node) => node.role()));
        expect(roles.filter((role) => role === 'replica')).toHaveLength(2);
        expect((await Promise.all(nodes.map((node) => node.isSynchronous()))).some(Boolean)).toBe(true);
      }, patienceMs),
    async createDatabase(name) {
      const { port } = await leader();
      const client = new DatabaseClient({ connectionString: urlOf(`127.0.0.1:${String(port)}`, 'postgres') });
      await client.connect();
      try {
        await client.query(`CREATE DATABASE ${name}`);
      } finally {
        await client.end();
      }
      return `${urlOf(hosts, name)}?target_session_attrs=read-write`;
    },
    async stop() {
      for (const node of nodes) {
        node.signal('SIGCONT');
        node.signal('SIGKILL');
        await node.toEtcd.stop();
      }
      for (const child of started) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

/** True if the node says now that it takes writes. */
export async function isLeader(node: PatroniNode): Promise<boolean> {
  return ['primary', 'master'].includes((await node.role()) ?? '');
}

/** Reads a number of the configuration that operators get. */
function numberOf(name: string): number {
  const [, value] = new RegExp(`^ +${name}: (\\d+)$`, 'm').exec(readFileSync(configuration, 'utf8')) ?? [];
  if (value === undefined) throw new Error(`${configuration} has no ${name}.`);
  return Number(value);
}

function settingsOf(name: string, port: number, api: number, etcd: string, folder: string): object {
  const rules = [
    'local all all trust',
    'host all all 127.0.0.1/32 scram-sha-256',
    'host replication all 127.0.0.1/32 scram-sha-256',
  ];
  return {
    ...{ scope: 'offers', name },
    restapi: { listen: `127.0.0.1:${String(api)}`, connect_address: `127.0.0.1:${String(api)}` },
    // without use_proxies it would look for the way around the proxy
    etcd: { host: new URL(etcd).host, use_proxies: true },
    bootstrap: {
      dcs: {
        ...Object.fromEntries(times.map((name) => [name, numberOf(name)])),
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 100, shared_buffers: '32MB', wal_log_hints: 'on', hot_standby: 'on' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }],
    },
    postgresql: {
      listen: `127.0.0.1:${String(port)}`,
      connect_address: `127.0.0.1:${String(port)}`,
      data_dir: path.join(folder, 'data'),
      bin_dir: binaries,
      pgpass: path.join(folder, 'pgpass'),
      pg_hba: rules,
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
        rewind: { username: 'postgres', password },
      },
      parameters: { unix_socket_directories: folder, logging_collector: 'off' },
    },
  };
}
