import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createDataSource } from '../../../server/app/database/createDataSource';
import { markBrochures } from '../../../server/domains/browsing/markBrochures';
import { findBrowser } from '../../../server/platform/browser/findBrowser';
import { launchBrowser } from '../../../server/platform/browser/launchBrowser';
import { findFreePort } from '../../../server/platform/embedded-postgres/findFreePort';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/startEmbeddedPostgres';
import { startServer } from '../api/startServer';
import { benchContext } from '../benchContext';
import { measure } from '../measure';
import { prepareAds } from '../prepareAds';
import { panMap } from './panMap';

/**
 * `npm run bench:map -- [--ads 33000] [--folder DIR]`: frame times while the map of so many ads is dragged in a real
 * browser, and how long its marks take. Of the generated ads some 20,000 of 33,000 are on the map. With --folder the data
 * are kept for the next run.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { ads: { type: 'string', default: '33000' }, folder: { type: 'string' } },
  });
  const folder = values.folder ?? mkdtempSync(path.join(os.tmpdir(), 'local-offers-bench-'));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const opened: (() => Promise<void>)[] = [];
  try {
    const postgres = await startEmbeddedPostgres({ folder, database: 'bench' });
    opened.unshift(() => postgres.stop());
    const database = await createDataSource({ url: postgres.url, poolSize: 2 }).initialize();
    await prepareAds(database, Number(values.ads));
    const everywhere = { west: 96, south: -55, east: 168.5, north: -9 };
    const mark = () => markBrochures(benchContext(database), { filter: { box: everywhere }, zoom: 5 });
    const marks = await mark();
    const ads = marks.reduce((sum, { count }) => sum + count, 0);
    console.log(`${ads} ads on the map, ${marks.length} marks at zoom 5: ${(await measure(mark)).toFixed(1)} ms`);
    await database.destroy();

    const port = await findFreePort();
    const site = await startServer(path.resolve(__dirname, '../../../server/main.js'), port, {
      DATABASE_URL: postgres.url,
      DATA_DIR: path.join(folder, 'site'),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ACCESS_TOKEN_SECRET: randomUUID(),
      DEMO_DATA: 'false',
      LOG_LEVEL: 'error',
      RATE_LIMIT_READS: '1000000',
    });
    opened.unshift(() => site.stop());
    const browser = await launchBrowser(findBrowser(path.join(folder, 'browser')), { ownPagesOnly: true });
    opened.unshift(() => browser.close());
    const page = await browser.newPage();
    for (const [width, height] of [
      [1440, 900],
      [360, 780],
    ] as const) {
      await page.setViewport({ width, height });
      await page.goto(`http://127.0.0.1:${port}/brochureMap`, { waitUntil: 'networkidle0' });
      await page.waitForSelector('[role="application"] canvas');
      const { frames, median, p95, longest } = await panMap(page);
      console.log(
        `${width} px: ${frames} frames while dragging; median ${median.toFixed(1)} ms, 95 % within ${p95.toFixed(1)} ms, longest ${longest.toFixed(1)} ms`,
      );
    }
  } finally {
    for (const close of opened) await close();
    if (values.folder === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
