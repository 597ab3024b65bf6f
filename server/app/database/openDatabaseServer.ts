import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../platform/config/Config';
import { startEmbeddedPostgres } from '../../platform/embedded-postgres/startEmbeddedPostgres';
import { superviseServer } from '../../platform/embedded-postgres/superviseServer';

export interface DatabaseServer {
  /** Contains a password. */
  url: string;
  /** Where the data is stored, as a text for people. */
  place: string;
  /** Restarts the built-in PostgreSQL when it dies, until `stop`. Does nothing for an external database. */
  keepRunning: (logger: Logger, onLost: (error: Error) => void) => void;
  stop: () => Promise<void>;
}

/** Starts the built-in PostgreSQL, or returns the address of the configured one without connecting. */
export async function openDatabaseServer({
  database,
  dataDir,
}: Pick<Config, 'database' | 'dataDir'>): Promise<DatabaseServer> {
  if (database.url !== null) {
    const { host, pathname, searchParams } = new URL(database.url);
    const place = `${searchParams.get('hosts') ?? host}${pathname} (DATABASE_URL)`;
    return { url: database.url, place, keepRunning: () => undefined, stop: () => Promise.resolve() };
  }
  const folder = path.join(dataDir, 'database');
  const server = await startEmbeddedPostgres({
    ...{ folder, database: 'local_offers', maxConnections: database.neededConnections },
  });
  let endWatch = (): void => undefined;
  return {
    url: server.url,
    place: folder,
    keepRunning(logger, onLost) {
      endWatch = superviseServer(server, { logger, onLost });
    },
    stop() {
      endWatch();
      return server.stop();
    },
  };
}
