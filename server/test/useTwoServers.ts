import { createDataSource } from '../app/database/createDataSource';
import type { Clock } from '../platform/clock/Clock';
import { serveDatabase, withResponseCache, type ServedDatabase } from './cluster/serveDatabase';
import { eventually } from './eventually';
import { useTestDatabase } from './testDatabase';

/** Two servers with a response cache and their own connections, on one database; for a whole test file. */
export function useTwoServers(clock: Clock): { readonly one: ServedDatabase; readonly other: ServedDatabase } {
  const opened = useTestDatabase();
  const servers: ServedDatabase[] = [];
  beforeAll(async () => {
    for (let count = 0; count < 2; count += 1) {
      const database = await createDataSource({ url: opened.url, poolSize: 4 }).initialize();
      const server = await serveDatabase(database, { clock, config: withResponseCache });
      await server.app.ready();
      servers.push(server);
    }
  });
  afterAll(async () => {
    for (const { stop, dependencies } of servers) {
      await stop();
      await dependencies.database.destroy();
    }
  });
  const server = (index: number): ServedDatabase => {
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

/** Waits until PostgreSQL has confirmed the version of the server: without, it computes although nothing has changed. */
export async function verified({ app }: ServedDatabase): Promise<void> {
  await eventually(async () => expect(await app.publicVersion?.verify()).not.toBeNull());
}
