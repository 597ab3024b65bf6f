import { setTimeout as sleep } from 'node:timers/promises';
import { findServerProcess } from './findServerProcess';

/** A fast shutdown: open transactions are rolled back, everything that was committed is on disk afterwards. */
export async function stopServer(cluster: string): Promise<void> {
  const running = findServerProcess(cluster);
  if (running === null) return;
  process.kill(running.pid, 'SIGINT');
  while (findServerProcess(cluster)?.pid === running.pid) await sleep(10);
}
