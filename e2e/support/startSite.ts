import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../server/platform/embedded-postgres/findFreePort';
import { makeTestFolder } from '../../server/test/makeTestFolder';
import { copyDemoData } from './copyDemoData';

const root = path.resolve(__dirname, '..', '..');
const patienceMs = 240_000;

export interface Site {
  url: string;
  /** Runs a command of the server (`server/commands`) on the same data, answers what it printed. */
  run(command: string, ...args: string[]): Promise<string>;
  stop(): Promise<void>;
  /** null while the server runs */
  exitCode(): number | null;
  /** Asks it to stop, and does not wait. */
  terminate(): void;
  /** As a power cut would end it: nothing is closed. A database of its own is left running, so bring one. */
  kill(): Promise<void>;
}

/** The real server as `npm start` runs it, with a data folder of its own; `settings` as in `.env.example`. */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const folder = makeTestFolder('site');
  if (settings.DEMO_DATA === 'true') await copyDemoData(folder, fillWithDemo);
  return open(folder, settings);
}

async function fillWithDemo(folder: string): Promise<void> {
  const site = await open(folder, { DEMO_DATA: 'true' });
  await site.end();
}

async function open(folder: string, settings: Record<string, string>): Promise<Site & { end: () => Promise<void> }> {
  const port = String(await findFreePort());
  const env = {
    ...process.env,
    ...{ NODE_ENV: 'development', NODE_OPTIONS: '', HOST: '127.0.0.1', LOG_LEVEL: 'warn', DEMO_DATA: 'false' },
    ...{ PORT: port, DATA_DIR: folder, PUBLIC_URL: `http://127.0.0.1:${port}` },
    ...settings,
  };
  const server = launch(['dist/server/main.js'], env);
  const url = `http://127.0.0.1:${port}`;
  await ready(url, server);
  const end = async (): Promise<void> => {
    server.child.kill('SIGTERM');
    await server.ended;
  };
  return {
    url,
    end,
    exitCode: () => server.child.exitCode,
    terminate: () => void server.child.kill('SIGTERM'),
    async run(command, ...args) {
      const process = launch([`dist/server/commands/${command}.js`, ...args], env);
      const code = await process.ended;
      if (code !== 0) throw new Error(`${command} ended with ${code}: ${process.printed()}`);
      return process.printed();
    },
    async kill() {
      server.child.kill('SIGKILL');
      await server.ended;
      rmSync(folder, { recursive: true, force: true });
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Launched = ReturnType<typeof launch>;

function launch(args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
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
