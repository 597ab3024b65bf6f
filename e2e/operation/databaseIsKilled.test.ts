import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../../server/platform/embedded-postgres/findFreePort';
import { findServerProcess } from '../../server/platform/embedded-postgres/findServerProcess';
import { eventually } from '../../server/test/eventually';
import { makeTestFolder } from '../../server/test/cluster/makeTestFolder';
import { patienceMs } from '../support/browser/patience';

const root = path.resolve(__dirname, '..', '..');
const folder = makeTestFolder('database-is-killed');
const cluster = path.join(folder, 'database', 'pg18');
let site: ChildProcess;
let text = '';
let url: string;

beforeAll(async () => {
  const port = String(await findFreePort());
  url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, NODE_ENV: '', NODE_OPTIONS: '', DEMO_DATA: 'false', DATABASE_URL: '' };
  site = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { ...env, HOST: '127.0.0.1', PORT: port, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [site.stdout, site.stderr]) stream?.on('data', (part: Buffer) => (text += part.toString()));
  await untilReady();
});

afterAll(() => {
  site.kill('SIGKILL');
  const left = findServerProcess(cluster);
  if (left) process.kill(left.pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const untilReady = (): Promise<void> =>
  eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), patienceMs);

/** The status of a page that always queries the database. */
const statusOf = async (address: string): Promise<number> => (await fetch(url + address)).status;

function killDatabase(): number {
  const pid = findServerProcess(cluster)?.pid ?? 0;
  expect(pid).toBeGreaterThan(0);
  process.kill(pid, 'SIGKILL');
  return pid;
}

describe('the built-in PostgreSQL of a running site', () => {
  it('restarts after a kill, and the site continues', async () => {
    for (let turn = 1; turn <= 3; turn += 1) {
      const killed = killDatabase();
      const seen = new Set<number>();
      await eventually(async () => {
        const status = await statusOf(`/rest/brochure/public/?searchText=${turn}-${Math.random()}`);
        seen.add(status);
        expect([findServerProcess(cluster)?.pid, status]).toEqual([expect.any(Number), 204]);
        expect(findServerProcess(cluster)?.pid).not.toBe(killed);
      }, patienceMs);
      // requests that fail in the meantime are an outage, not an internal error
      expect([...seen].filter((status) => ![204, 503].includes(status))).toEqual([]);
      await untilReady();
    }
    expect(site.exitCode).toBeNull();
    // the log is flushed several lines at a time
    await eventually(() => expect(text.match(/The built-in PostgreSQL runs again\./g)).toHaveLength(3));
  });

  it('ends the site with a reason when it cannot be restarted', async () => {
    const settings = path.join(cluster, 'postgresql.conf');
    const before = readFileSync(settings);
    appendFileSync(settings, '\nthis is no setting\n');
    killDatabase();
    const [code] = (await once(site, 'close')) as [number | null];
    writeFileSync(settings, before);
    expect(code).toBe(1);
    expect(text).toMatch(/The built-in PostgreSQL did not start .*configuration file .* contains errors/);
    expect(findServerProcess(cluster)).toBeNull();
  });
});
