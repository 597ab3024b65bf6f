import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Ends the backends of a server whose main process was killed, and waits until they are gone. Most end by themselves;
 * one that computes goes on until its statement is done, and no new server starts before. Their transactions are rolled
 * back. To be called only while no server runs. Linux only: elsewhere it does nothing.
 */
export async function endOrphanedBackends(cluster: string): Promise<void> {
  const orphans = processes().filter((pid) => isOrphanOf(pid, cluster));
  for (const pid of orphans) {
    try {
      process.kill(pid, 'SIGQUIT');
    } catch {
      // has just ended
    }
  }
  while (orphans.some((pid) => isOrphanOf(pid, cluster))) await sleep(10);
}

/** Backends name themselves "postgres: …" and work in the cluster's folder. Those of a living server are not touched. */
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
