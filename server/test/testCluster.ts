import { rmSync } from 'node:fs';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../platform/embedded-postgres/startEmbeddedPostgres';
import { makeTestFolder } from './makeTestFolder';

/** One throw-away PostgreSQL for a whole test run: never the site's own data, no care for crashes. */
let running: { server: EmbeddedPostgres; folder: string } | undefined;

export async function startTestCluster(): Promise<string> {
  const folder = makeTestFolder('test-run');
  const server = await startEmbeddedPostgres({ folder, database: 'postgres', durable: false });
  running = { server, folder };
  return server.url;
}

export async function stopTestCluster(): Promise<void> {
  await running?.server.stop();
  if (running) rmSync(running.folder, { recursive: true, force: true });
  running = undefined;
}
