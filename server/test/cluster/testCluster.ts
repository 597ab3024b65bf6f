import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findServerProcess } from '../../platform/embedded-postgres/findServerProcess';
import { isAlive } from '../../platform/embedded-postgres/isAlive';
import { startEmbeddedPostgres } from '../../platform/embedded-postgres/startEmbeddedPostgres';
import { makeTestFolder } from './makeTestFolder';

/** One temporary PostgreSQL for a whole test run: never the site's own data, and not safe against crashes. */
let folder: string | undefined;

export async function startTestCluster(): Promise<string> {
  folder = makeTestFolder(`test-run-${process.pid}`);
  removeLeftovers(path.dirname(folder));
  process.env.TEST_FOLDER = folder; // the parent folder for makeTestFolder
  // Ctrl-C leaves no time to wait
  process.once('exit', stopTestCluster);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  // eight workers with a site of two processes each
  return (await startEmbeddedPostgres({ folder, database: 'postgres', durable: false, maxConnections: 250 })).url;
}

export function stopTestCluster(): void {
  if (folder !== undefined) remove(folder);
  folder = undefined;
}

/** Removes the leftovers of killed test runs. */
function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent)) {
    const run = Number(/^local-offers-test-run-(\d+)-/.exec(name)?.[1]);
    if (!(run > 0) || isAlive(run)) continue;
    try {
      remove(path.join(parent, name));
    } catch {
      // belongs to another account, which removes it itself
    }
  }
}

function remove(run: string): void {
  const server = findServerProcess(path.join(run, 'pg18'));
  if (server) process.kill(server.pid, 'SIGQUIT');
  rmSync(run, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
