import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartProblem } from '../../shared/errors/StartProblem';
import { findFreePort } from './findFreePort';
import { findServerProcess } from './findServerProcess';
import type { PostgresBinaries } from './prepareBinaries';
import { serverEnvironment } from './serverEnvironment';
import type { ServiceUser } from './serviceUser';

interface Launch {
  cluster: string;
  logFile: string;
  binaries: PostgresBinaries;
  user: ServiceUser | null;
  durable: boolean;
  maxConnections?: number;
  /** Clients know this port, so no other is used. Default: a free port. */
  port?: number;
}

const logFileLimit = 10 * 1024 * 1024;

/** Starts a server and waits until it accepts connections (after a crash: until it has recovered). */
export async function launchServer(launch: Launch): Promise<{ pid: number; port: number }> {
  for (let attempt = 1; ; attempt++) {
    const port = launch.port ?? (await findFreePort());
    const started = await tryLaunch(launch, port);
    if ('pid' in started) return { pid: started.pid, port };
    // another process may have taken the port in between
    if (launch.port === undefined && attempt < 3 && /could not bind|address already in use/i.test(started.lastComments))
      continue;
    throw new StartProblem(
      `The built-in PostgreSQL did not start with ${launch.cluster} (${reasonIn(started.lastComments)}): see ${launch.logFile}; if the folder is damaged restore it from a backup, or set DATA_DIR to a new folder.`,
    );
  }
}

async function tryLaunch(launch: Launch, port: number): Promise<{ pid: number } | { lastComments: string }> {
  const logStart = prepareLog(launch.logFile);
  const log = openSync(launch.logFile, 'a');
  const child = spawn(launch.binaries.program('postgres'), serverOptions(launch, port), {
    ...(launch.user ?? {}),
    cwd: '/',
    env: serverEnvironment(),
    // its own process group: Ctrl-C reaches only this process, which stops the server in order
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  const end: { reason?: string } = {};
  child.once('error', (error) => (end.reason = error.message));
  child.once('exit', () => (end.reason ??= ''));
  for (;;) {
    const state = findServerProcess(launch.cluster);
    if (child.pid !== undefined && state?.pid === child.pid && state.ready) return { pid: child.pid };
    if (end.reason !== undefined) {
      return { lastComments: end.reason || readFileSync(launch.logFile, 'utf8').slice(logStart) };
    }
    await sleep(10);
  }
}

function serverOptions({ cluster, durable, maxConnections }: Launch, port: number): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // queries are short, so compiling them costs more than it saves
    jit: 'off',
    ...(maxConnections !== undefined && { max_connections: String(maxConnections) }),
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
  return [
    '-D',
    cluster,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

function prepareLog(logFile: string): number {
  const size = existsSync(logFile) ? statSync(logFile).size : 0;
  if (size <= logFileLimit) return size;
  truncateSync(logFile);
  return 0;
}

function reasonIn(lastComments: string): string {
  const lines = lastComments.trim().split('\n');
  const telling = lines.find((line) => /(FATAL|PANIC|HINT):/.test(line)) ?? lines.at(-1) ?? '';
  return telling.replace(/^.*?(FATAL|PANIC|HINT):\s*/, '');
}
