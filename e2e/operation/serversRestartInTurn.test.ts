import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../server/platform/embedded-postgres/findFreePort';
import { eventually } from '../../server/test/eventually';
import { findProgram } from '../../server/test/programs/findProgram';
import { makeTestFolder } from '../../server/test/cluster/makeTestFolder';
import { useTestDatabase } from '../../server/test/testDatabase';
import { patienceMs } from '../support/browser/patience';

const root = path.resolve(__dirname, '..', '..');
const folder = makeTestFolder('load-balancer');
const haproxyFiles = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'];
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

function startServer(port: number): ChildProcess {
  const env = {
    ...process.env,
    ...{ NODE_ENV: '', NODE_OPTIONS: '', DEMO_DATA: 'false', HOST: '127.0.0.1', PORT: String(port) },
    ...{ DATABASE_URL: test.url, DATA_DIR: folder, SHUTDOWN_DELAY_SECONDS: '4', LOG_LEVEL: 'silent' },
    ...{ RATE_LIMIT_READS: '1000000', ACCESS_TOKEN_SECRET: 'the same for both servers of this test' },
  };
  const server = spawn(process.execPath, ['dist/server/main.js'], { cwd: root, env, stdio: 'ignore' });
  started.push(server);
  return server;
}

/** Strict: neither retries nor sends a request to the other server. */
const configuration = (entry: number, statistics: number, servers: readonly number[]): string => `
defaults
  mode http
  retries 0
  timeout connect 10s
  timeout client 60s
  timeout server 60s
  timeout check 10s
frontend entry
  bind 127.0.0.1:${entry}
  default_backend sites
frontend statistics
  bind 127.0.0.1:${statistics}
  stats enable
  stats uri /
backend sites
  balance roundrobin
  http-reuse always
  option httpchk GET /readyz
  http-check expect status 200
${servers.map((port) => `  server on-${port} 127.0.0.1:${port} check inter 200ms fall 1 rise 1`).join('\n')}
`;

/** Repeats the same three requests until it is stopped; returns the failures. */
async function load(url: string, state: { count: number; isOver: boolean }): Promise<string[]> {
  const failures: string[] = [];
  const query = JSON.stringify({ query: '{ brochures(first: 1) { edges { node { id } } } }' });
  const headers = { 'content-type': 'application/json' };
  const questions: [string, RequestInit][] = [
    ['/', {}],
    ['/rest/brochure/public/', {}],
    ['/graphql', { method: 'POST', headers, body: query }],
  ];
  for (let turn = 0; !state.isOver; turn += 1) {
    const [address, options] = questions[turn % questions.length] ?? ['/', {}];
    try {
      const answer = await fetch(url + address, options);
      await answer.arrayBuffer();
      if (!answer.ok) failures.push(`${address} ${answer.status}`);
    } catch (error) {
      failures.push(`${address} ${String(error)}`);
    }
    state.count += 1;
    // without a pause the load takes both processors from the servers that start
    await sleep(20);
  }
  return failures;
}

it('two servers behind HAProxy restart in turn without failing any of more than 1,000 requests', async () => {
  const haproxy = findProgram({ files: haproxyFiles, debianPackage: 'haproxy' });
  if (haproxy === null) return;
  const ports = [await findFreePort(), await findFreePort()];
  const [entry, statistics] = [await findFreePort(), await findFreePort()];
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, configuration(entry, statistics, ports));
  const servers = new Map(ports.map((port) => [port, startServer(port)]));
  started.push(spawn(haproxy, ['-db', '-f', file], { stdio: 'ignore' }));
  const untilAllUp = (): Promise<void> =>
    eventually(async () => {
      const lines = (await (await fetch(`http://127.0.0.1:${statistics}/;csv`)).text()).split('\n');
      const states = lines.filter((line) => line.startsWith('sites,on-')).map((line) => line.split(',')[17]);
      expect(states).toEqual(ports.map(() => 'UP'));
    }, patienceMs);
  await untilAllUp();

  const state = { count: 0, isOver: false };
  const loads = Array.from({ length: 6 }, () => load(`http://127.0.0.1:${entry}`, state));
  for (let turn = 0; turn < 4 || state.count < 1_000; turn += 1) {
    const port = ports[turn % ports.length] ?? 0;
    const server = servers.get(port);
    const begun = state.count;
    server?.kill('SIGTERM');
    const ended = await once(server as ChildProcess, 'exit');
    expect(ended).toEqual([0, null]);
    await eventually(() => expect(state.count).toBeGreaterThan(begun));
    servers.set(port, startServer(port));
    await untilAllUp();
  }
  state.isOver = true;
  expect((await Promise.all(loads)).flat()).toEqual([]);
  expect(state.count).toBeGreaterThanOrEqual(1_000);
});
