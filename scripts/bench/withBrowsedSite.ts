import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Page } from 'puppeteer';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../server/app/database/createDataSource';
import { findBrowser } from '../../server/platform/browser/findBrowser';
import { launchBrowser } from '../../server/platform/browser/launchBrowser';
import { findFreePort } from '../../server/platform/embedded-postgres/findFreePort';
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/startEmbeddedPostgres';
import { startServer } from './servers/startServer';

interface BrowsedSite<Prepared> {
  page: Page;
  url: string;
  /** of the site's process */
  pid: number;
  prepared: Prepared;
}

/** The built site on a database that `prepare` fills, with further settings, and a page of a real browser on it. */
export async function withBrowsedSite<Prepared>(
  folder: string,
  prepare: (database: DataSource) => Promise<Prepared>,
  look: (site: BrowsedSite<Prepared>) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  const opened: (() => Promise<void>)[] = [];
  try {
    const postgres = await startEmbeddedPostgres({ folder, database: 'bench' });
    opened.unshift(() => postgres.stop());
    const database = await createDataSource({ url: postgres.url, poolSize: 2, statementTimeoutMs: 0 }).initialize();
    const prepared = await prepare(database);
    await database.destroy();

    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const site = await startServer(path.resolve(__dirname, '../../server/main.js'), port, {
      DATABASE_URL: postgres.url,
      DATA_DIR: path.join(folder, 'site'),
      PUBLIC_URL: url,
      ACCESS_TOKEN_SECRET: randomUUID(),
      DEMO_DATA: 'false',
      LOG_LEVEL: 'error',
      RATE_LIMIT_READS: '1000000',
      RATE_LIMIT_WRITES: '1000000',
      ...settings,
    });
    opened.unshift(() => site.stop());
    const browser = await launchBrowser(findBrowser(path.join(folder, 'browser')), { ownPagesOnly: true });
    opened.unshift(() => browser.close());
    await look({ page: await browser.newPage(), url, pid: site.pid, prepared });
  } finally {
    for (const close of opened) await close();
  }
}
