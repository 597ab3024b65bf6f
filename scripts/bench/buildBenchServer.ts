import type { FastifyInstance } from 'fastify';
import type { DataSource } from 'typeorm';
import { buildServer } from '../../server/app/http/buildServer';
import { systemClock } from '../../server/platform/clock/Clock';
import type { Config } from '../../server/platform/config/Config';
import { createIdentityProviders } from '../../server/platform/identity-providers/createIdentityProviders';
import { LocalFileStore } from '../../server/platform/file-store/LocalFileStore';
import { createLogger } from '../../server/platform/logger/createLogger';

/** The site's server on a benchmark's database, without jobs, mails and anything outside. */
export function buildBenchServer(config: Config, database: DataSource): Promise<FastifyInstance> {
  return buildServer({
    config,
    logger: createLogger(config.log),
    clock: systemClock,
    database,
    jobs: {
      isRunning: () => true,
      silentMs: () => 0,
      enqueue: () => Promise.reject(new Error('Nothing is asked for here.')),
      enqueueAll: () => Promise.reject(new Error('Nothing is asked for here.')),
    },
    files: new LocalFileStore(config.dataDir),
    fetchOutside: () => Promise.reject(new Error('Nothing is fetched here.')),
    getOutside: () => Promise.reject(new Error('Nothing is fetched here.')),
    identityProviders: createIdentityProviders([], { logger: createLogger(config.log) }),
    mailTransport: null,
  });
}
