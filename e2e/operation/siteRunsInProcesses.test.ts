import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '../../server/platform/embedded-postgres/findFreePort';
import { isAlive } from '../../server/platform/embedded-postgres/isAlive';
import { eventually } from '../../server/test/eventually';
import { makeTestFolder } from '../../server/test/cluster/makeTestFolder';
import { useTestDatabase } from '../../server/test/testDatabase';
import { patienceMs } from '../support/browser/patience';
import { processesBelow } from '../support/site/processesBelow';

const root = path.resolve(__dirname, '..', '..');
const folder = makeTestFolder('processes');
const test = useTestDatabase();
const started: ChildProcess[] = [];

afterAll(async () => {
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

async function startSite(settings: Record<string, string>): Promise<{ url: string; child: ChildProcess }> {
  const port = String(await findFreePort());
  const env = {
    ...process.env,
    ...{ NODE_ENV: '', NODE_OPTIONS: '', DEMO_DATA: 'false', HOST: '127.0.0.1', PORT: port, LOG_LEVEL: 'silent' },
    ...{ DATABASE_URL: test.url, DATA_DIR: folder, METRICS_ADDRESSES: 'loopback', ...settings },
  };
  const child = spawn(process.execPath, ['dist/server/main.js'], { cwd: root, env, stdio: 'ignore', detached: true });
  started.push(child);
  return { url: `http://127.0.0.1:${port}`, child };
}

/** As Ctrl-C in a terminal: the primary and its workers get the signal. */
const interrupt = ({ pid }: ChildProcess): void => void process.kill(-Number(pid), 'SIGINT');

const workersOf = ({ pid }: ChildProcess): number[] =>
  processesBelow(Number(pid)).flatMap((found) => (found.command.includes('dist/server/main.js') ? [found.pid] : []));
const lineOf = (metrics: string, start: string): number =>
  Number(
    metrics
      .split('\n')
      .find((line) => line.startsWith(start))
      ?.split(' ')
      .at(-1),
  );
const connectionsLimit = 'local_offers_database_connections_limit';
/** Without a connection that is kept, so that the next request may reach another process. A hanging one is an error. */
const request = (url: string, withinMs = patienceMs): Promise<Response> =>
  fetch(url, { headers: { connection: 'close' }, signal: AbortSignal.timeout(withinMs) });
const readMetrics = async (url: string): Promise<string> => (await request(`${url}/metrics`)).text();
const ask = async (url: string, withinMs?: number): Promise<number> => (await request(url, withinMs)).status;

it('two processes are one site: figures together, jobs in one, a killed one comes back, none stays', async () => {
  const { url, child } = await startSite({ PROCESSES: '2' });
  await eventually(() => expect(workersOf(child)).toHaveLength(2), patienceMs);
  // connections of both pools
  await eventually(async () => expect(lineOf(await readMetrics(url), connectionsLimit)).toBe(40), patienceMs);

  const before = lineOf(await readMetrics(url), 'local_offers_request_seconds_count{method="GET",route="/healthz"');
  for (let count = 0; count < 20; count += 1) expect(await ask(`${url}/healthz`)).toBe(200);
  const after = lineOf(await readMetrics(url), 'local_offers_request_seconds_count{method="GET",route="/healthz"');
  expect(after - (before || 0)).toBe(20);
  // figures of the site are not added up
  expect(lineOf(await readMetrics(url), 'local_offers_database_up')).toBe(1);
  for (const pid of workersOf(child)) {
    process.kill(pid, 'SIGKILL');
    // the other one serves meanwhile; a connection that was handed to the killed one is reset
    await eventually(async () => expect(await ask(`${url}/readyz`).catch(() => 0)).toBe(200));
    await eventually(() => {
      expect(workersOf(child)).toHaveLength(2);
      expect(workersOf(child)).not.toContain(pid);
    }, patienceMs);
    await eventually(async () => expect(lineOf(await readMetrics(url), connectionsLimit)).toBe(40), patienceMs);
  }

  const last = workersOf(child);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(last.filter(isAlive)).toEqual([]);
});

describe('a site of two processes', () => {
  let site: Awaited<ReturnType<typeof startSite>>;

  beforeAll(async () => {
    site = await startSite({ PROCESSES: '2' });
  });

  it('connections that come while a process dies are answered by the other', async () => {
    const { url, child } = site;
    await eventually(() => expect(workersOf(child)).toHaveLength(2), patienceMs);
    await eventually(async () => expect(await ask(`${url}/healthz`)).toBe(200), patienceMs);
    const [dying = 0, other = 0] = workersOf(child);
    // each of them serves while the other is silent
    for (const silent of [dying, other]) {
      process.kill(silent, 'SIGSTOP');
      await eventually(async () => expect(await ask(`${url}/healthz`, 1_000)).toBe(200), patienceMs);
      process.kill(silent, 'SIGCONT');
    }

    process.kill(dying, 'SIGSTOP');
    const answers = Promise.all(Array.from({ length: 16 }, () => ask(`${url}/healthz`)));
    await setTimeout(200);
    process.kill(dying, 'SIGKILL');
    expect(new Set(await answers)).toEqual(new Set([200]));
  });

  it('workers end in order when their primary is killed', async () => {
    const { child } = site;
    await eventually(() => expect(workersOf(child)).toHaveLength(2), patienceMs);
    const workers = workersOf(child);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await eventually(() => expect(workers.filter(isAlive)).toEqual([]), patienceMs);
  });
});

it('a process for jobs answers checks and figures, and no pages', async () => {
  const { url, child } = await startSite({ ROLE: 'jobs' });
  await eventually(async () => expect(await ask(`${url}/readyz`).catch(() => 0)).toBe(200), patienceMs);
  expect(await ask(`${url}/`)).toBe(404);
  expect(await readMetrics(url)).toContain('local_offers_jobs_waiting');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('a wrong setting ends the first start, said once', async () => {
  const { child } = await startSite({ PROCESSES: '2', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(1);
});

it('a start that is interrupted ends as one that was asked to', async () => {
  const { child } = await startSite({ PROCESSES: '2' });
  await eventually(() => expect(workersOf(child)).toHaveLength(1), patienceMs);
  interrupt(child);
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(workersOf(child)).toEqual([]);
});

it('a start whose first process is interrupted before it can handle that ends in order, too', async () => {
  const { child } = await startSite({ PROCESSES: '2' });
  await eventually(() => expect(workersOf(child)).toHaveLength(1), patienceMs);
  // of a Ctrl-C, the first process may learn before the others
  for (const worker of workersOf(child)) process.kill(worker, 'SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
