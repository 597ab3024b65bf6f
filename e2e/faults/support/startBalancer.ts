// cspell:ignore maxconn
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '../../../server/test/eventually';

const configuration = path.resolve(__dirname, '../../../docker/cluster/haproxy.cfg');

export interface Balancer {
  url: string;
  stop(): Promise<void>;
}

/** HAProxy with the configuration of `docker/cluster`, before servers of this machine. */
export async function startBalancer(
  haproxy: string,
  { folder, port, servers }: { folder: string; port: number; servers: readonly string[] },
): Promise<Balancer> {
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, configured(port, servers));
  const child: ChildProcess = spawn(haproxy, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  await eventually(async () => expect((await fetch(`${url}/readyz`)).ok).toBe(true));
  return {
    url,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

function configured(port: number, servers: readonly string[]): string {
  const places = servers.map((url, index) => `  server site${index + 1} ${new URL(url).host}`);
  const text = readFileSync(configuration, 'utf8')
    // more than this machine may let a program open
    .replace('maxconn 20000', 'maxconn 2000')
    .replace(':8080', `127.0.0.1:${port}`)
    // addresses need no names to be looked up
    .replace(' resolvers names init-addr none', '');
  return `${text.replace(/\n {2}server site.*/g, '')}${places.join('\n')}\n`;
}
