import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { buildServer } from '../../app/http/buildServer';
import type { ServerDependencies } from '../../app/http/ServerDependencies';
import { systemClock, type Clock } from '../../platform/clock/Clock';
import type { Config } from '../../platform/config/Config';
import { LocalFileStore } from '../../platform/file-store/LocalFileStore';
import type { JobQueue } from '../../platform/jobs/JobQueue';
import { silentLogger } from '../silentLogger';
import { stubProviders } from '../stubProviders';
import { makeConfig } from '../makeConfig';
import { makeTestFolder } from './makeTestFolder';
import { rememberJobs } from '../rememberJobs';

export interface ServedDatabase {
  app: FastifyInstance;
  dependencies: ServerDependencies;
  /** Stops the server and removes its files; the database stays open. */
  stop: () => Promise<void>;
}

interface Options {
  clock?: Clock;
  config?: Partial<Config>;
  logger?: Logger;
  /** absent: it only remembers what is enqueued */
  jobs?: JobQueue;
}

/** Turns the response cache on; in tests it is off by default. */
export const withResponseCache: Partial<Config> = { responseCache: { megabytes: 4, fastPath: true } };

/** Creates a whole server, not yet ready, on a database that the caller opens and closes. */
export async function serveDatabase(
  database: DataSource,
  { clock = systemClock, config = {}, logger = silentLogger(), jobs = rememberJobs() }: Options = {},
): Promise<ServedDatabase> {
  const folder = makeTestFolder('files');
  const rateLimits = {
    reads: 100_000,
    writes: 100_000,
    logins: 100_000,
    purchases: 100_000,
    enquiries: 100_000,
    files: 100_000,
    megabytes: 100_000,
  };
  const dependencies: ServerDependencies = {
    config: makeConfig({ rateLimits, purchases: { perEmail: 1, perNetwork: 100_000, heldAfter: 100_000 }, ...config }),
    logger,
    clock,
    database,
    jobs,
    files: new LocalFileStore(folder),
    fetchOutside: () => Promise.reject(new Error('This test did not say what is outside.')),
    getOutside: () => Promise.reject(new Error('This test did not say what is outside.')),
    identityProviders: stubProviders,
    mailTransport: null,
  };
  const app = await buildServer(dependencies);
  const stop = async (): Promise<void> => {
    await app.close();
    rmSync(folder, { recursive: true });
  };
  return { app, dependencies, stop };
}
