import type { FastifyInstance } from 'fastify';
import type { Account } from '../domains/accounts/Account';
import type { ServerDependencies } from '../app/http/ServerDependencies';
import { signAccessToken } from '../platform/access-tokens/signAccessToken';
import type { Config } from '../platform/config/Config';
import { serveDatabase, type ServedDatabase } from './cluster/serveDatabase';
import { useTestDatabase } from './testDatabase';

export interface TestServer {
  readonly app: FastifyInstance;
  readonly dependencies: ServerDependencies;
  /** of its database, for additional connections */
  readonly url: string;
  /** the header that a signed-in caller sends */
  authorizationOf(account: Pick<Account, 'id' | 'tokenVersion'>): Promise<{ authorization: string }>;
}

/** The real server with its own database, for a whole test file; use `app.inject` for requests. */
export function useTestServer(changes: Partial<Config> = {}): TestServer {
  const opened = useTestDatabase();
  let current: ServedDatabase | undefined;
  beforeAll(async () => {
    current = await serveDatabase(opened.database, { config: changes });
  });
  afterAll(async () => {
    await current?.stop();
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
