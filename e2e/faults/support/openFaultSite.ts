import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseClient } from '../../../server/platform/database/DatabaseClient';
import { readDatabaseUrl } from '../../../server/platform/database/hosts/readDatabaseUrl';
import { findFreePort } from '../../../server/platform/embedded-postgres/findFreePort';
import { findServerProcess } from '../../../server/platform/embedded-postgres/findServerProcess';
import { eventually } from '../../../server/test/eventually';
import { makeTestFolder } from '../../../server/test/cluster/makeTestFolder';
import { processesBelow } from '../../support/site/processesBelow';

const root = path.resolve(__dirname, '..', '..', '..');
const patienceMs = 120_000;

export interface FaultSite {
  readonly url: string;
  readonly folder: string;
  /** the current database address; a restarted PostgreSQL may have another port */
  databaseUrl(): string;
  /** Runs one statement on a separate connection. */
  query<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** the server's own process; null while there is none */
  serverPid(): number | null;
  /** the postmaster of the built-in PostgreSQL; null while there is none */
  postmasterPid(): number | null;
  /** Resolves when `/readyz` reports ready. */
  ready(): Promise<void>;
  /** Sends SIGTERM to `npm start`'s script; resolves with its exit code. */
  stop(): Promise<number | null>;
  start(): void;
  /** Runs a command of the server on the same data; throws its output if it fails. */
  run(command: string, ...args: string[]): Promise<string>;
  /** Stops and removes everything. */
  remove(): Promise<void>;
  printed(): string;
}

/** The built site under the script of `npm start`, which restarts dead processes; `settings` as in `.env.example`. */
export async function openFaultSite(
  settings: Record<string, string> = {},
  folder = makeTestFolder('faults'),
): Promise<FaultSite> {
  const port = String(await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const unlimited = Object.fromEntries(
    ['READS', 'WRITES', 'LOGINS', 'PURCHASES'].map((kind) => [`RATE_LIMIT_${kind}`, '1000000']),
  );
  const env = {
    ...process.env,
    ...{ NODE_ENV: 'development', NODE_OPTIONS: '', HOST: '127.0.0.1', LOG_LEVEL: 'warn', DEMO_DATA: 'false' },
    ...{ PORT: port, DATA_DIR: folder, PUBLIC_URL: url, DATABASE_URL: '' },
    ...unlimited,
    PURCHASES_PER_NETWORK: '1000000',
    PURCHASES_HELD_AFTER: '1000000',
    ...settings,
  };
  let child: ChildProcess | undefined;
  let text = '';
  const launch = (...args: string[]) => {
    const launched = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [launched.stdout, launched.stderr]) stream.on('data', (part) => (text += String(part)));
    return launched;
  };
  const cluster = path.join(folder, 'database', 'pg18');
  const site: FaultSite = {
    url,
    folder,
    databaseUrl() {
      if (settings.DATABASE_URL) return readDatabaseUrl(settings.DATABASE_URL) ?? '';
      const server = findServerProcess(cluster);
      if (!server) throw new Error('There is no PostgreSQL.');
      const password = readFileSync(path.join(folder, 'database', 'postgres.secret'), 'utf8').trim();
      return `postgres://local_offers:${password}@127.0.0.1:${server.port}/local_offers`;
    },
    async query<Row extends object>(sql: string, values: unknown[] = []) {
      const client = new DatabaseClient({ connectionString: site.databaseUrl(), application_name: 'faults' });
      await client.connect();
      try {
        return (await client.query<Row>(sql, values)).rows;
      } finally {
        await client.end();
      }
    },
    serverPid: () =>
      child?.pid === undefined
        ? null
        : (processesBelow(child.pid).find(({ command }) => command.includes('dist/server/main.js'))?.pid ?? null),
    postmasterPid: () => findServerProcess(cluster)?.pid ?? null,
    ready: () =>
      eventually(async () => {
        if (child?.exitCode !== null && child?.exitCode !== undefined)
          throw new Error(`The site has ended: ${text.slice(-3000)}`);
        const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) });
        if (!answer.ok) throw new Error(`Not ready: ${await answer.text()}`);
      }, patienceMs),
    start() {
      child = launch('scripts/start.mjs');
    },
    async stop() {
      if (!child || child.exitCode !== null) return child?.exitCode ?? null;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
    async run(command, ...args) {
      const before = text.length;
      const [code] = (await once(launch(`dist/server/commands/${command}.js`, ...args), 'close')) as [number | null];
      const said = text.slice(before);
      if (code !== 0) throw new Error(`${command} ended with ${String(code)}: ${said}`);
      return said;
    },
    async remove() {
      await site.stop();
      const left = site.postmasterPid();
      if (left !== null) process.kill(left, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
    printed: () => text,
  };
  site.start();
  await site.ready();
  return site;
}
