import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { findFreePort } from '../server/platform/embedded-postgres/findFreePort';
import { findServerProcess } from '../server/platform/embedded-postgres/findServerProcess';
import { makeTestFolder } from '../server/test/cluster/makeTestFolder';
import { eventually } from '../server/test/eventually';
import { patienceMs } from './support/browser/patience';

const root = path.resolve(__dirname, '..');
const folder = makeTestFolder('full-pools');
const cluster = path.join(folder, 'database', 'pg18');
const [processes, poolSize] = [4, 20];
let site: ChildProcess | undefined;
let client: Client | undefined;
let log = '';

afterAll(async () => {
  await client?.end().catch(() => undefined);
  site?.kill('SIGKILL');
  const left = findServerProcess(cluster);
  if (left) process.kill(left.pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A site of a town: production with the database that it brings along. */
async function startSite(): Promise<string> {
  const port = String(await findFreePort());
  const env = {
    ...process.env,
    ...{ NODE_ENV: 'production', NODE_OPTIONS: '', DATABASE_URL: '', BUILT_IN_DATABASE: 'true', DATA_DIR: folder },
    ...{ HOST: '127.0.0.1', PORT: port, PUBLIC_URL: `http://localhost:${port}`, RATE_LIMIT_READS: '1000000' },
    ...{
      ACCESS_TOKEN_SECRET: 'only for this run of the four processes',
      IDENTITY_SECRET: 'only for this run of the four processes, too',
    },
    ...{ PROCESSES: String(processes), DATABASE_POOL_SIZE: String(poolSize), SHUTDOWN_DELAY_SECONDS: '0' },
  };
  site = spawn(process.execPath, ['dist/server/main.js'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [site.stdout, site.stderr]) stream?.on('data', (part: Buffer) => (log += part.toString()));
  return `http://127.0.0.1:${port}`;
}

async function connect(): Promise<Client> {
  const [, , , port = ''] = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(path.join(folder, 'database', 'postgres.secret'), 'utf8').trim();
  const opened = new Client({ connectionString: `postgres://local_offers:${password}@127.0.0.1:${port}/local_offers` });
  await opened.connect();
  return opened;
}

const count = async (application: string): Promise<number> => {
  const sql = `SELECT count(*)::integer AS count FROM pg_stat_activity WHERE application_name LIKE $1`;
  return (await client?.query<{ count: number }>(sql, [application]))?.rows[0]?.count ?? 0;
};
const ask = async (url: string): Promise<number> => (await fetch(url, { headers: { connection: 'close' } })).status;

it('four processes with full pools find a connection for each of their other tasks', async () => {
  const url = await startSite();
  await eventually(async () => expect(await ask(`${url}/readyz`).catch(() => 0)).toBe(200), patienceMs);
  client = await connect();
  await eventually(async () => expect(await count('local-offers changes')).toBe(processes), patienceMs);

  // a transaction of its own, because PostgreSQL shows who is connected as of its begin
  const holder = await connect();
  await holder.query('BEGIN; LOCK TABLE brochures IN ACCESS EXCLUSIVE MODE');
  const answers: Promise<number>[] = [];
  await eventually(async () => {
    for (let asked = 0; asked < 40; asked += 1) {
      answers.push(ask(`${url}/rest/brochure/public/?id=${String(answers.length)}`).catch(() => 0));
    }
    expect(await count('local-offers')).toBe(processes * poolSize);
  }, patienceMs);
  for (let asked = 0; asked < 3 * processes; asked += 1) expect(await ask(`${url}/readyz`)).toBe(200);
  await holder.query('ROLLBACK');
  await holder.end();

  // each was answered, or told to come again
  expect([200, 204, 503]).toEqual(expect.arrayContaining([...new Set(await Promise.all(answers))]));
  const rows = await client.query<{ max_connections: string }>('SHOW max_connections');
  expect(rows.rows).toEqual([{ max_connections: String(processes * (poolSize + 7) + 16) }]);
  expect(log).not.toMatch(/53300|too many clients|no connection left/);
  await client.end();
  site?.kill('SIGTERM');
  expect(await once(site as ChildProcess, 'exit')).toEqual([0, null]);
});
