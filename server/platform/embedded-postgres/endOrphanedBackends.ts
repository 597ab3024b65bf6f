import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartProblem } from '../../shared/errors/StartProblem';

const quitTimeoutMs = 5_000;
const killTimeoutMs = 5_000;

/**
 * Ends the backends of a server whose main process was killed, and waits for their end, because no new server starts
 * before. Most end at once. A busy one gets SIGQUIT, and after five seconds SIGKILL. Their transactions are rolled
 * back. Call it only while no server runs. Linux only: elsewhere it does nothing.
 * @throws StartProblem with the names of the backends that do not end
 */
export async function endOrphanedBackends(cluster: string): Promise<void> {
  const orphans = processes().filter((pid) => isOrphanOf(pid, cluster));
  const stubborn = await signal(orphans, cluster, { name: 'SIGQUIT', timeoutMs: quitTimeoutMs });
  const left = await signal(stubborn, cluster, { name: 'SIGKILL', timeoutMs: killTimeoutMs });
  if (left.length === 0) return;
  throw new StartProblem(
    `Processes of the built-in PostgreSQL that was killed do not end (pid ${left.join(', ')}): end them, or restart the machine, and start again.`,
  );
}

/** Sends a signal to processes. Returns those that still run when the time is over. */
async function signal(
  pids: readonly number[],
  cluster: string,
  { name, timeoutMs }: { name: 'SIGQUIT' | 'SIGKILL'; timeoutMs: number },
): Promise<number[]> {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // has just ended
    }
  }
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const running = pids.filter((pid) => isOrphanOf(pid, cluster));
    if (running.length === 0 || performance.now() >= deadline) return running;
    await sleep(10);
  }
}

/**
 * True for an orphaned backend. Backends are named "postgres: …" and work in the cluster's folder. False for those of a
 * running server.
 */
function isOrphanOf(pid: number, cluster: string): boolean {
  try {
    const parent = /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '';
    return (
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: ') &&
      readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster) &&
      readFileSync(`/proc/${parent}/comm`, 'utf8') !== 'postgres\n'
    );
  } catch {
    return false; // has just ended, or belongs to another account
  }
}

function processes(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Boolean);
  } catch {
    return [];
  }
}
