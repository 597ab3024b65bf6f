import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Account } from '../domains/accounts/Account';
import { buildServer } from '../app/http/buildServer';
import type { ServerDependencies } from '../app/http/ServerDependencies';
import { signAccessToken } from '../platform/access-tokens/signAccessToken';
import { systemClock } from '../platform/clock/Clock';
import type { Config } from '../platform/config/Config';
import { LocalFileStore } from '../platform/file-store/LocalFileStore';
import { createLogger } from '../platform/logger/createLogger';
import { makeConfig } from './makeConfig';
import { makeTestFolder } from './makeTestFolder';
import { rememberJobs } from './rememberJobs';
import { useTestDatabase } from './testDatabase';

export interface TestServer {
  readonly app: FastifyInstance;
  readonly dependencies: ServerDependencies;
  /** of its database, for who needs a connection beside the server's */
  readonly url: string;
  /** the header that a signed-in caller sends */
  authorizationOf(account: Pick<Account, 'id' | 'tokenVersion'>): Promise<{ authorization: string }>;
}

/** The real server on a database of its own, for a whole test file; asked by `app.inject`. */
export function useTestServer(changes: Partial<Config> = {}): TestServer {
  const opened = useTestDatabase();
  const folder = makeTestFolder('files');
  let current: { app: FastifyInstance; dependencies: ServerDependencies } | undefined;
  beforeAll(async () => {
    const config = makeConfig({
      rateLimits: { reads: 100_000, writes: 100_000, logins: 100_000, purchases: 100_000 },
      ...changes,
    });
    const dependencies: ServerDependencies = {
      config,
      logger: createLogger({ level: 'silent' }),
      clock: systemClock,
      database: opened.database,
      jobs: rememberJobs(),
      files: new LocalFileStore(folder),
      fetchOutside: () => Promise.reject(new Error('This test did not say what is outside.')),
      mailTransport: null,
    };
    current = { app: await buildServer(dependencies), dependencies };
  });
  afterAll(async () => {
    await current?.app.close();
    rmSync(folder, { recursive: true });
  });
  const server = () => {
    if (current) return current;
    throw new Error('The test server is open from beforeAll to afterAll only.');
  };
  return {
    get app() {
      return server().app;
    },
    get url() {
      return opened.url;
    },
    get dependencies() {
      return server().dependencies;
    },
    async authorizationOf({ id, tokenVersion }) {
      const { config, clock } = server().dependencies;
      const token = await signAccessToken({ accountId: id, tokenVersion }, config.accessToken, clock.now());
      return { authorization: `Bearer ${token}` };
    },
  };
}
