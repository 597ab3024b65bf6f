import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '../server/platform/embedded-postgres/findFreePort';
import { isAlive } from '../server/platform/embedded-postgres/isAlive';
import { eventually } from '../server/test/eventually';
import { makeTestFolder } from '../server/test/cluster/makeTestFolder';
import { useTestDatabase } from '../server/test/testDatabase';
import { patienceMs } from './support/patience';
import { processesBelow } from './support/processesBelow';

const root = path.resolve(__dirname, '..');
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
const request = (url: string): Promise<Response> =>
  fetch(url, { headers: { connection: 'close' }, signal: AbortSignal.timeout(patienceMs) });
const readMetrics = async (url: string): Promise<string> => (await request(`${url}/metrics`)).text();
const ask = async (url: string): Promise<number> => (await request(url)).status;

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

it('connections that come while a process dies are answered, or reset if it took them, and none hangs', async () => {
  const { url, child } = await startSite({ PROCESSES: '2' });
  await eventually(async () => expect(lineOf(await readMetrics(url), connectionsLimit)).toBe(40), patienceMs);
  const [dying = 0] = workersOf(child);
  process.kill(dying, 'SIGSTOP');
  const answers = Promise.allSettled(Array.from({ length: 16 }, () => ask(`${url}/healthz`)));
  await setTimeout(200);
  process.kill(dying, 'SIGKILL');
  const outcomes = (await answers).map((answer) =>
    answer.status === 'fulfilled' ? answer.value : (answer.reason as Error).name,
  );
  expect(outcomes).toContain(200);
  // of a hanging connection it would be TimeoutError
  expect(outcomes.filter((outcome) => outcome !== 200 && outcome !== 'TypeError')).toEqual([]);
});

it('workers end in order when their primary is killed', async () => {
  const { child } = await startSite({ PROCESSES: '2' });
  await eventually(() => expect(workersOf(child)).toHaveLength(2), patienceMs);
  const workers = workersOf(child);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await eventually(() => expect(workers.filter(isAlive)).toEqual([]), patienceMs);
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
