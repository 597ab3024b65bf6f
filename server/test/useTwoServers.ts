import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { createDataSource } from '../app/database/createDataSource';
import { buildServer } from '../app/http/buildServer';
import type { ServerDependencies } from '../app/http/ServerDependencies';
import type { Clock } from '../platform/clock/Clock';
import { LocalFileStore } from '../platform/file-store/LocalFileStore';
import { createLogger } from '../platform/logger/createLogger';
import { makeConfig } from './makeConfig';
import { makeTestFolder } from './makeTestFolder';
import { rememberJobs } from './rememberJobs';
import { useTestDatabase } from './testDatabase';

interface ServerOfTwo {
  app: FastifyInstance;
  dependencies: ServerDependencies;
}

/** Two whole servers that keep answers, each with connections of its own, on one database; for a whole test file. */
export function useTwoServers(clock: Clock): { readonly one: ServerOfTwo; readonly other: ServerOfTwo } {
  const opened = useTestDatabase();
  const folder = makeTestFolder('files');
  const servers: ServerOfTwo[] = [];
  beforeAll(async () => {
    const rateLimits = { reads: 100_000, writes: 100_000, logins: 100_000, purchases: 100_000 };
    for (let count = 0; count < 2; count += 1) {
      const dependencies: ServerDependencies = {
        config: makeConfig({ rateLimits, keptAnswers: { megabytes: 4 } }),
        logger: createLogger({ level: 'silent' }),
        clock,
        database: await createDataSource({ url: opened.url, poolSize: 4 }).initialize(),
        jobs: rememberJobs(),
        files: new LocalFileStore(folder),
        fetchOutside: () => Promise.reject(new Error('This test did not say what is outside.')),
        mailTransport: null,
      };
      const app = await buildServer(dependencies);
      await app.ready();
      servers.push({ app, dependencies });
    }
  });
  afterAll(async () => {
    for (const { app, dependencies } of servers) {
      await app.close();
      await dependencies.database.destroy();
    }
    rmSync(folder, { recursive: true });
  });
  const server = (index: number): ServerOfTwo => {
    const found = servers[index];
    if (found) return found;
    throw new Error('The servers are open from beforeAll to afterAll only.');
  };
  return {
    get one() {
      return server(0);
    },
    get other() {
      return server(1);
    },
  };
}
