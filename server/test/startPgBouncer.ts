import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../platform/embedded-postgres/findFreePort';
import { isRoot, unprivilegedUser } from '../platform/embedded-postgres/serviceUser';
import { makeTestFolder } from './makeTestFolder';

interface PgBouncer {
  /** `url` through the pool */
  urlOf(url: string): string;
  stop(): Promise<void>;
}

const program = '/usr/sbin/pgbouncer';

/** Debian's pgbouncer; where it is not installed, the reader of the test run is told so. */
export function hasPgBouncer(): boolean {
  if (existsSync(program)) return true;
  process.stderr.write(`\n${program} is absent: tests of pools prove nothing here. Install the package pgbouncer.\n`);
  return false;
}

/** A real PgBouncer before the PostgreSQL at `url`, with its defaults but for the mode. */
export async function startPgBouncer(url: string, mode: 'session' | 'transaction' | 'statement'): Promise<PgBouncer> {
  const { hostname, port: serverPort, username, password } = new URL(url);
  const folder = makeTestFolder('pgbouncer');
  const port = await findFreePort();
  const settings = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    [
      '[databases]',
      `* = host=${hostname} port=${serverPort} user=${username} password=${password}`,
      '[pgbouncer]',
      `listen_addr = 127.0.0.1`,
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      `pool_mode = ${mode}`,
      'default_pool_size = 30',
    ].join('\n'),
    { mode: 0o644 },
  );
  const user = isRoot() ? unprivilegedUser() : null;
  const child = spawn(program, [settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(user && { uid: user.uid, gid: user.gid }),
  });
  let printed = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (text: Buffer) => {
      printed += text.toString();
      if (printed.includes('process up')) resolve();
    });
    void ended.then(() => reject(new Error(`pgbouncer ended: ${printed}`)));
  });
  return {
    urlOf(direct) {
      const through = new URL(direct);
      through.host = `127.0.0.1:${port}`;
      return through.href;
    },
    async stop() {
      child.kill('SIGINT');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
