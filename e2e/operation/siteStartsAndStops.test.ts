import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../server/platform/embedded-postgres/findFreePort';
import { findServerProcess } from '../../server/platform/embedded-postgres/findServerProcess';
import { makeTestFolder } from '../../server/test/cluster/makeTestFolder';
import { eventually } from '../../server/test/eventually';
import { patienceMs } from '../support/browser/patience';

const root = path.resolve(__dirname, '..', '..');
const folder = makeTestFolder('lifecycle');
const cluster = path.join(folder, 'database', 'pg18');
const started: ChildProcess[] = [];
let port: number;

beforeAll(async () => {
  port = await findFreePort();
});

afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  const left = findServerProcess(cluster);
  if (left) process.kill(left.pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Running {
  child: ChildProcess;
  printed: () => string;
  ended: Promise<number | null>;
}

/** As `npm start` runs it after the build. */
function run(settings: Record<string, string> = {}, program = 'dist/server/main.js', ...args: string[]): Running {
  const env = { ...process.env, NODE_ENV: '', NODE_OPTIONS: '', DEMO_DATA: 'false', DATABASE_URL: '' };
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    env: { ...env, PORT: String(port), DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()));
  const ended = once(child, 'close').then(() => child.exitCode);
  return { child, printed: () => text, ended };
}

async function untilOpen(site: Running): Promise<void> {
  await eventually(() => {
    if (site.child.exitCode === null) expect(site.printed()).toContain('is open at');
  }, patienceMs);
  if (site.child.exitCode !== null) throw new Error(site.printed());
}

/** The site's log lines at the levels error and fatal. */
function errorsOf({ printed }: Running): string[] {
  return printed()
    .split('\n')
    .filter((line) => /^\{"level":"(error|fatal)"/.test(line));
}

describe('the site', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('closes in order on %s, together with PostgreSQL', async (signal) => {
    const site = run();
    await untilOpen(site);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    site.child.kill(signal);
    expect(await site.ended).toBe(0);
    expect(errorsOf(site)).toEqual([]);
    expect(findServerProcess(cluster)).toBeNull();
  });

  it('starts again after a kill, and takes over the remaining database', async () => {
    const killed = run();
    await untilOpen(killed);
    const left = findServerProcess(cluster)?.pid;
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(findServerProcess(cluster)?.pid).toBe(left);

    const site = run();
    await untilOpen(site);
    expect(findServerProcess(cluster)?.pid).toBe(left);

    // while it runs: a busy port is reported before anything is touched, and commands share the database
    const second = run();
    expect(await second.ended).toBe(1);
    expect(second.printed()).toMatch(new RegExp(`^\\s*Something already listens on port ${port} .*PORT=${port + 1}`));
    const account = ['--role', 'ADMINISTRATOR', '--email', 'first@offers.example'];
    const command = run({}, 'dist/server/commands/createAccount.js', ...account);
    expect(await command.ended).toBe(0);
    expect(command.printed()).toMatch(/Password \(shown only this once\): \S{16,}/);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);

    site.child.kill('SIGTERM');
    expect(await site.ended).toBe(0);
    expect(errorsOf(site)).toEqual([]);
    expect(findServerProcess(cluster)).toBeNull();
  });

  it.each([
    ['a wrong setting', { PORT: 'many' }, /PORT must be a whole number/],
    ['an address that is not its own', { HOST: '192.0.2.1' }, /192\.0\.2\.1 is no address of this machine/],
    ['a data folder that is a file', { DATA_DIR: path.join(root, 'package.json') }, /data folder .* cannot be used/],
    ['a database that does not answer', { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' }, /No PostgreSQL answers/],
    ['a production without its settings', { NODE_ENV: 'production' }, /DATABASE_URL is required in production/],
  ])('reports in one sentence that it met %s', async (_what, settings, sentence) => {
    const site = run(settings);
    expect(await site.ended).toBe(1);
    expect(site.printed()).toMatch(sentence);
    expect(site.printed().trim().split('\n')).toHaveLength(1);
  });

  it('refuses arguments instead of opening at another place', async () => {
    const site = run({}, 'scripts/start.mjs', '--port', '5000');
    expect(await site.ended).toBe(1);
    expect(site.printed()).toMatch(/npm start takes no arguments.*"PORT=5000 npm start"/);
  });

  it('has commands that print their usage and touch nothing for it', async () => {
    const nowhere = path.join(folder, 'nowhere');
    const commands = readdirSync(path.join(root, 'dist', 'server', 'commands'))
      .filter((file) => file.endsWith('.js') && file !== 'emitSchema.js')
      .map((file) => run({ DATA_DIR: nowhere }, `dist/server/commands/${file}`, '--help'));
    expect(commands.length).toBeGreaterThan(7);
    expect(await Promise.all(commands.map(({ ended }) => ended))).toEqual(commands.map(() => 0));
    for (const { printed } of commands) expect(printed()).toMatch(/^[A-Z].*: npm run /);
    expect(existsSync(nowhere)).toBe(false);
  });

  it('reports in one sentence that its database is damaged, and does not touch it', async () => {
    const damaged = path.join(folder, 'damaged');
    mkdirSync(path.join(damaged, 'database', 'pg18'), { recursive: true });
    chmodSync(damaged, 0o755);
    writeFileSync(path.join(damaged, 'database', 'postgres.secret'), 'secret');
    const site = run({ DATA_DIR: damaged });
    expect(await site.ended).toBe(1);
    expect(site.printed()).toMatch(/pg18 is damaged .* restore it from a backup/);
  });
});

it('a process ends although the reader of its log hangs', async () => {
  // more than a pipe and its reader hold
  const program = `
    process.stdout.on('error', () => undefined);
    const logger = require('./dist/server/platform/logger/createLogger').createLogger({ level: 'info' });
    process.once('message', () => {
      for (let line = 0; line < 3_000; line += 1) logger.info('x'.repeat(1_000));
      setTimeout(() => process.exit(7), 500);
    });
    process.send('started');`;
  const child = spawn(process.execPath, ['-e', program], { cwd: root, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  started.push(child);
  await once(child, 'message');
  child.stdout?.once('data', () => child.stdout?.pause());
  child.send('go on');
  const timedOut = new AbortController();
  const ended = await Promise.race([once(child, 'exit'), sleep(20_000, 'hangs', { signal: timedOut.signal })]);
  timedOut.abort();
  expect(ended).toEqual([7, null]);
});
