import { realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartProblem } from '../../shared/errors/StartProblem';
import { connectToCluster } from './connectToCluster';
import { findServerProcess } from './findServerProcess';

const patienceMs = 60_000;

/**
 * Returns the port of the server that runs in this cluster: left by a killed process, or used by another one. Waits for
 * a server that is starting, recovering or stopping. Null: no server runs or blocks the cluster.
 */
export async function findRunningServer(cluster: string, urlOf: (port: number) => string): Promise<number | null> {
  const waitUntil = Date.now() + patienceMs;
  for (let running = findServerProcess(cluster); running !== null; running = findServerProcess(cluster)) {
    if (running.ready && (await serves(cluster, urlOf(running.port)))) return running.port;
    if (Date.now() > waitUntil) {
      throw new StartProblem(
        `A PostgreSQL (process ${String(running.pid)}) holds ${cluster} and does not answer: stop it with "kill -INT ${String(running.pid)}" and start again.`,
      );
    }
    await sleep(50);
  }
  // the process is dead; PostgreSQL itself would hesitate if another program had its number by now
  rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
  return null;
}

/** True if the server accepts our password and serves this folder. */
async function serves(cluster: string, url: string): Promise<boolean> {
  const client = await connectToCluster(url);
  if (client === null) return false;
  try {
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return rows[0] !== undefined && realpathSync(rows[0].data_directory) === realpathSync(cluster);
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
