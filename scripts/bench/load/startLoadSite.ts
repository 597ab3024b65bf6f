import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { startServer, type StartedServer } from '../servers/startServer';

/**
 * The built site on a database that the bench has started, with jobs and figures, as `npm start` starts it on a machine of
 * 1 GB. Each request may name the address of its visitor in `X-Forwarded-For`.
 */
export function startLoadSite(
  { folder, port, databaseUrl }: { folder: string; port: number; databaseUrl: string },
  settings: Record<string, string>,
): Promise<StartedServer> {
  return startServer(path.resolve(__dirname, '../../../server/main.js'), port, {
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: path.join(folder, 'site'), HOST: '127.0.0.1' },
    ...{ PUBLIC_URL: `http://127.0.0.1:${String(port)}`, ACCESS_TOKEN_SECRET: randomUUID(), DEMO_DATA: 'false' },
    ...{ TRUST_PROXY: 'loopback', METRICS_ADDRESSES: 'loopback', RATE_LIMIT_LOGINS: '1000', LOG_LEVEL: 'error' },
    ...{ NODE_OPTIONS: '--max-old-space-size=358 --max-semi-space-size=8', MALLOC_ARENA_MAX: '2' },
    ...{ RESPONSE_CACHE_MB: '16', ...settings },
  });
}
