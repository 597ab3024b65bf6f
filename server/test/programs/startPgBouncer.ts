import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../../platform/embedded-postgres/findFreePort';
import { isRoot, unprivilegedUser } from '../../platform/embedded-postgres/serviceUser';
import { findProgram } from './findProgram';
import { makeTestFolder } from '../cluster/makeTestFolder';

interface PgBouncer {
  /** `url` through the pool */
  urlOf(url: string): string;
  stop(): Promise<void>;
}

const program = '/usr/sbin/pgbouncer';

/**
 * False if Debian's pgbouncer is not installed.
 * @throws if `CI` is set and it is missing
 */
export const hasPgBouncer = (): boolean => findProgram({ files: [program], debianPackage: 'pgbouncer' }) !== null;

/** Starts a real PgBouncer in front of the PostgreSQL at `url`, with its defaults except the mode and the pool. */
export async function startPgBouncer(
  url: string,
  mode: 'session' | 'transaction' | 'statement',
  { poolSize = 30 }: { poolSize?: number } = {},
): Promise<PgBouncer> {
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
      `default_pool_size = ${poolSize}`,
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
