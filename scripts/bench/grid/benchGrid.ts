import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createDataSource } from '../../../server/app/database/createDataSource';
import { createAccount } from '../../../server/domains/accounts/createAccount';
import { findBrowser } from '../../../server/platform/browser/findBrowser';
import { launchBrowser } from '../../../server/platform/browser/launchBrowser';
import { findFreePort } from '../../../server/platform/embedded-postgres/findFreePort';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/startEmbeddedPostgres';
import { startServer } from '../api/startServer';
import { prepareAds } from '../prepareAds';
import { signInToGrid } from './signInToGrid';
import { timeGrid } from './timeGrid';

/**
 * `npm run bench:grid -- [--ads 100000] [--folder DIR]`: the administrators' table of so many ads in a real browser: when
 * its first rows stand, how long another page, order or filter takes, how long keys wait while one types, and the frames
 * of scrolling. With --folder the data are kept for the next run.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { ads: { type: 'string', default: '100000' }, folder: { type: 'string' } },
  });
  const folder = values.folder ?? mkdtempSync(path.join(os.tmpdir(), 'local-offers-bench-'));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const opened: (() => Promise<void>)[] = [];
  try {
    const postgres = await startEmbeddedPostgres({ folder, database: 'bench' });
    opened.unshift(() => postgres.stop());
    const database = await createDataSource({ url: postgres.url, poolSize: 2 }).initialize();
    const ads = await prepareAds(database, Number(values.ads));
    const email = `bench-${Date.now()}@localoffers.example`;
    const password = `bench ${randomUUID()}`;
    await createAccount(database.manager, { role: 'ADMINISTRATOR', email, password, name: null, vendorId: null });
    await database.destroy();

    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const site = await startServer(path.resolve(__dirname, '../../../server/main.js'), port, {
      DATABASE_URL: postgres.url,
      DATA_DIR: path.join(folder, 'site'),
      PUBLIC_URL: url,
      ACCESS_TOKEN_SECRET: randomUUID(),
      DEMO_DATA: 'false',
      LOG_LEVEL: 'error',
      RATE_LIMIT_READS: '1000000',
    });
    opened.unshift(() => site.stop());
    const browser = await launchBrowser(findBrowser(path.join(folder, 'browser')), { ownPagesOnly: true });
    opened.unshift(() => browser.close());
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    await signInToGrid(page, url, { email, password });
    console.log(`${ads} ads\n\n| What | ms |\n| --- | --: |`);
    for await (const [what, ms] of timeGrid(page, url)) console.log(`| ${what} | ${ms.toFixed(0)} |`);
  } finally {
    for (const close of opened) await close();
    if (values.folder === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
