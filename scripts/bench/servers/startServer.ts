import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { askServer } from './askServer';

export interface StartedServer {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

// the time includes the generation of demo data
const startsWithinMs = 240_000;

/** Starts a server in a process of its own and waits until it accepts requests. */
export async function startServer(
  file: string,
  port: number,
  environment: Record<string, string>,
): Promise<StartedServer> {
  const child = spawn(process.execPath, [file], {
    env: {
      ...{ PATH: process.env['PATH'], NODE_ENV: 'production', PORT: String(port) },
      ...{ IDENTITY_SECRET: 'a secret that only this measurement knows', ...environment },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
  };
  const agent = new http.Agent();
  const start = Date.now();
  for (;;) {
    const answer = await askServer(agent, port, { method: 'GET', path: '/readyz', headers: {}, body: null }).catch(
      () => null,
    );
    if (answer?.status === 200 && child.pid !== undefined) return { port, pid: child.pid, stop };
    if (child.exitCode !== null || Date.now() - start > startsWithinMs) {
      await stop();
      throw new Error(`${file} did not start.`);
    }
    await delay(100);
  }
}
