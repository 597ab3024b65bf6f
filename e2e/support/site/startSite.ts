import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../../server/platform/embedded-postgres/findFreePort';
import { makeTestFolder } from '../../../server/test/cluster/makeTestFolder';
import {
  asAdmin,
  copyDatabase,
  databaseUrl,
  dropDatabase,
  newDatabaseName,
} from '../../../server/test/cluster/clusterDatabases';
import { copyDemoFiles, demoDatabase, makeDemoData } from './demoData';

const root = path.resolve(__dirname, '..', '..', '..');
const patienceMs = 240_000;

/** E2E_DELAY: ms that each request to a site waits, to find tests that do not wait for its answer. */
const nodeOptions = process.env.E2E_DELAY ? `--require ${path.join(__dirname, 'delayRequests.cjs')}` : '';

export interface Site {
  url: string;
  /** of its database; empty for the built-in PostgreSQL */
  databaseUrl: string;
  pid: number;
  /** Runs a command of the server (`server/commands`) on the same data; returns its output. */
  run(command: string, ...args: string[]): Promise<string>;
  stop(): Promise<void>;
  /** null while the server runs */
  exitCode(): number | null;
  /** Requests a stop without waiting. */
  terminate(): void;
  /** Kills it as a power cut does: nothing is closed. */
  kill(): Promise<void>;
}

/**
 * The real server as `npm start` runs it, with its own data folder and database; `settings` as in `.env.example`. The
 * database is on the test run's PostgreSQL, unless `DATABASE_URL` names another. `program`: the folder of another
 * version, which fills its database itself.
 */
export async function startSite(settings: Record<string, string> = {}, program = root): Promise<Site> {
  const folder = makeTestFolder('site');
  if (program !== root) return open(folder, settings, { program });
  const isDemo = settings.DEMO_DATA === 'true';
  if (isDemo) await copyDemoFiles(folder, await makeDemoData(fillWithDemo));
  if (settings.DATABASE_URL !== undefined) return open(folder, settings);
  const name = newDatabaseName();
  await asAdmin((admin) => copyDatabase(admin, isDemo ? demoDatabase : 'template0', name));
  return open(folder, settings, { ownDatabase: name });
}

async function fillWithDemo(folder: string, database: string): Promise<void> {
  const site = await open(folder, { DEMO_DATA: 'true', DATABASE_URL: databaseUrl(database) });
  await site.end();
}

/** A setting may name the port of the site: `PUBLIC_URL: 'http://localhost:{port}'`. */
function withPort(settings: Record<string, string>, port: string): Record<string, string> {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value.replace('{port}', port)]));
}

type OpenSite = Site & { end: () => Promise<void> };

async function open(
  folder: string,
  settings: Record<string, string>,
  { ownDatabase, program = root }: { ownDatabase?: string; program?: string } = {},
): Promise<OpenSite> {
  const port = String(await findFreePort());
  const env = {
    ...process.env,
    ...{ NODE_ENV: 'development', NODE_OPTIONS: nodeOptions, HOST: '127.0.0.1', LOG_LEVEL: 'warn', DEMO_DATA: 'false' },
    ...{ PORT: port, DATA_DIR: folder, PUBLIC_URL: `http://127.0.0.1:${port}` },
    ...(ownDatabase !== undefined && { DATABASE_URL: databaseUrl(ownDatabase) }),
    ...withPort(settings, port),
  };
  const server = launch(program, ['dist/server/main.js'], env);
  const url = `http://127.0.0.1:${port}`;
  await ready(url, server);
  const end = async (): Promise<void> => {
    server.child.kill('SIGTERM');
    await server.ended;
  };
  const remove = async (): Promise<void> => {
    rmSync(folder, { recursive: true, force: true });
    if (ownDatabase !== undefined) await dropDatabase(ownDatabase);
  };
  return {
    url,
    databaseUrl: env.DATABASE_URL ?? '',
    end,
    pid: server.child.pid ?? 0,
    exitCode: () => server.child.exitCode,
    terminate: () => void server.child.kill('SIGTERM'),
    async run(command, ...args) {
      const process = launch(program, [`dist/server/commands/${command}.js`, ...args], env);
      const code = await process.ended;
      if (code !== 0) throw new Error(`${command} ended with ${code}: ${process.printed()}`);
      return process.printed();
    },
    async kill() {
      server.child.kill('SIGKILL');
      await server.ended;
      await remove();
    },
    async stop() {
      await end();
      await remove();
    },
  };
}

type Launched = ReturnType<typeof launch>;

function launch(cwd: string, args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (printed += text.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, ended, printed: () => printed };
}

async function ready(url: string, server: Launched): Promise<void> {
  const until = Date.now() + patienceMs;
  while (Date.now() < until && server.child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  server.child.kill('SIGKILL');
  throw new Error(`The site did not become ready: ${server.printed()}`);
}
