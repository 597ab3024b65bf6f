import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../../server/platform/embedded-postgres/findFreePort';
import { isAlive } from '../../server/platform/embedded-postgres/isAlive';
import { eventually } from '../../server/test/eventually';
import { makeTestFolder } from '../../server/test/cluster/makeTestFolder';
import { useTestDatabase } from '../../server/test/testDatabase';
import { patienceMs } from '../support/browser/patience';
import { processesBelow } from '../support/site/processesBelow';

const root = path.resolve(__dirname, '..', '..');
const folder = makeTestFolder('supervised');
const log = path.join(folder, 'site.log');
const test = useTestDatabase();
const started: ChildProcess[] = [];
let port: number;

beforeEach(async () => {
  port = await findFreePort();
  rmSync(log, { force: true });
});

afterAll(() => {
  for (const { pid } of started) {
    try {
      process.kill(-Number(pid), 'SIGKILL');
    } catch {
      // it has ended in order
    }
  }
  rmSync(folder, { recursive: true, force: true });
});

/** A shell with a session of its own, as in a terminal. Its output goes to `log`. */
function runInShell(command: string, settings: Record<string, string> = {}): ChildProcess {
  const env = {
    ...process.env,
    ...{ NODE_ENV: '', NODE_OPTIONS: '', DEMO_DATA: 'false', HOST: '127.0.0.1', PORT: String(port) },
    ...{ DATABASE_URL: test.url, DATA_DIR: folder, ...settings },
  };
  const shell = spawn('sh', ['-c', command], { cwd: root, env, detached: true, stdio: ['pipe', 'ignore', 'inherit'] });
  started.push(shell);
  return shell;
}

const npmCommand = /^npm start/;
const supervisorCommand = /scripts\/start\.mjs/;
const serverCommand = /dist\/server\/main\.js/;

const printed = (): string => readFileSync(log, 'utf8');
const countOf = (pattern: RegExp): number => printed().match(new RegExp(pattern, 'g'))?.length ?? 0;
const untilPrinted = (pattern: RegExp, times = 1): Promise<void> =>
  eventually(() => expect([printed(), countOf(pattern)]).toEqual([expect.anything(), times]), patienceMs);
const isReady = async (): Promise<boolean> => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;

/** The process below the shell with this command line; there may be none at first. */
async function findBelow(shell: ChildProcess, command: RegExp): Promise<number> {
  let pid: number | undefined;
  await eventually(() => {
    pid = processesBelow(Number(shell.pid)).find((found) => command.test(found.command))?.pid;
    expect(pid).toBeDefined();
  }, patienceMs);
  return pid ?? -1;
}

const serversBelow = (pid: number): number[] =>
  processesBelow(pid).flatMap((found) => (serverCommand.test(found.command) ? [found.pid] : []));

const untilGone = (...pids: number[]): Promise<void> =>
  eventually(() => expect(pids.filter(isAlive)).toEqual([]), patienceMs);

describe('npm start', () => {
  it('restarts a killed server, and stops it on request', async () => {
    const shell = runInShell(`exec npm start > ${log} 2>&1`);
    await untilPrinted(/is open at/);
    const supervisor = Number(shell.pid);
    const server = await findBelow(shell, serverCommand);
    process.kill(server, 'SIGKILL');
    await untilPrinted(/is open at/, 2);
    expect(printed()).toMatch(/The server ended unexpectedly \(SIGKILL\)\. It is started again in 1 s\./);
    expect(await isReady()).toBe(true);

    const next = await findBelow(shell, serverCommand);
    expect(next).not.toBe(server);
    process.kill(await findBelow(shell, supervisorCommand), 'SIGTERM');
    await untilGone(supervisor, next);
    expect(printed()).toMatch(/Closing: SIGTERM\.\n/);
    expect(countOf(/started again/)).toBe(1);
  });

  it('survives the shell and the terminal that started it', async () => {
    const shell = runInShell(`nohup npm start > ${log} 2>&1 & read line`);
    await untilPrinted(/is open at/);
    const npm = await findBelow(shell, npmCommand);
    const supervisor = await findBelow(shell, supervisorCommand);
    const [server] = serversBelow(supervisor);
    shell.stdin?.end('exit\n');
    await once(shell, 'exit');
    // supervision continues; a start takes longer than noticing a dead parent
    process.kill(Number(server), 'SIGKILL');
    await untilPrinted(/is open at/, 2);

    process.kill(-Number(shell.pid), 'SIGHUP');
    await untilPrinted(/The terminal has hung up/);
    await untilGone(npm);
    process.kill(Number(serversBelow(supervisor)[0]), 'SIGKILL');
    await untilPrinted(/is open at/, 3);
    expect(await isReady()).toBe(true);
    expect(printed()).not.toMatch(/Closing|closing/);

    process.kill(supervisor, 'SIGTERM');
    await untilGone(supervisor);
    expect(printed()).toMatch(/Closing: SIGTERM\.\n/);
    await expect(isReady()).rejects.toThrow();
  });

  it('closes in order when npm is killed, and logs it', async () => {
    const shell = runInShell(`npm start > ${log} 2>&1; true`);
    await untilPrinted(/is open at/);
    const [npm, supervisor, server] = [
      await findBelow(shell, npmCommand),
      await findBelow(shell, supervisorCommand),
      await findBelow(shell, serverCommand),
    ];
    process.kill(npm, 'SIGKILL');
    await untilGone(supervisor, server);
    expect(printed()).toMatch(/npm was killed: closing\./);
    expect(printed()).toMatch(/Closing: SIGTERM\.\n/);
  });

  it('logs it when the parent of the server is killed', async () => {
    const shell = runInShell(`exec node scripts/start.mjs > ${log} 2>&1`, { npm_lifecycle_event: '' });
    await untilPrinted(/is open at/);
    const server = await findBelow(shell, serverCommand);
    shell.kill('SIGKILL');
    await untilGone(server);
    expect(printed()).toMatch(/Closing: the process that started it was killed\.\n/);
  });

  it('does not restart a server that cannot start', async () => {
    const shell = runInShell(`exec node scripts/start.mjs > ${log} 2>&1`, { PORT: 'many' });
    expect(await once(shell, 'exit')).toEqual([1, null]);
    expect(printed().trim()).toMatch(/^The settings cannot be used: PORT must be .*$/);
  });

  function superviseNode(program: string): { child: ChildProcess; printed: () => string } {
    const supervise = `
      import { superviseProgram } from './scripts/support/superviseProgram.mjs';
      superviseProgram(['-e', ${JSON.stringify(program)}], { maxFailedStarts: 3, firstDelayMs: 1, longestPauseMs: 2 });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', supervise], { cwd: root });
    let text = '';
    child.stderr.on('data', (part: Buffer) => (text += part.toString()));
    return { child, printed: () => text };
  }

  it('gives up on a server that dies repeatedly before it serves', async () => {
    const { child, printed: said } = superviseNode(`process.kill(process.pid, 'SIGKILL')`);
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(said().match(/is started again in 0\.\d+ s/g)).toHaveLength(2);
    expect(said()).toMatch(/The server ended once more \(SIGKILL\), after 3 starts in a row that failed\./);
  });

  it('restarts a server that serves and dies, however often', async () => {
    const { child, printed: said } = superviseNode(`process.send('open', () => process.kill(process.pid, 'SIGKILL'))`);
    await eventually(() => expect(said().match(/is started again/g)?.length).toBeGreaterThan(5));
    child.kill('SIGTERM');
    await once(child, 'close');
    expect(said()).not.toContain('once more');
  });
});
