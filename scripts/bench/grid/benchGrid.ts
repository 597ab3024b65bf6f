import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createAccount } from '../../../server/domains/accounts/createAccount';
import { prepareAds } from '../prepareAds';
import { runBench } from '../runBench';
import { withBenchFolder } from '../withBenchFolder';
import { withBrowsedSite } from '../withBrowsedSite';
import { signInToGrid } from './signInToGrid';
import { timeExports } from './timeExports';
import { timeGrid } from './timeGrid';

/** An export of more takes minutes. */
const mostExported = 20_000;

/**
 * `npm run bench:grid -- [--ads 100000] [--folder DIR]`: the administrators' table with that number of ads in a real
 * browser. Measures the time to the first rows, to another page, order or filter, the delay of keys while typing, the
 * frames of scrolling, and exports of all ads if they are few. With --folder the data are kept for the next run.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { ads: { type: 'string', default: '100000' }, folder: { type: 'string' } },
  });
  const email = `bench-${Date.now()}@localoffers.example`;
  const password = `bench ${randomUUID()}`;
  await withBenchFolder(values.folder, (folder) =>
    withBrowsedSite(
      folder,
      async (database) => {
        const ads = await prepareAds(database, Number(values.ads));
        await createAccount(database.manager, { role: 'ADMINISTRATOR', email, password, name: null, vendorId: null });
        return ads;
      },
      async ({ page, url, prepared: ads }) => {
        await page.setViewport({ width: 1440, height: 900 });
        await signInToGrid(page, url, { email, password });
        console.log(`${ads} ads\n\n| What | ms |\n| --- | --: |`);
        const isExported = ads <= mostExported;
        for (const figures of [timeGrid(page, url), ...(isExported ? [timeExports(page, url)] : [])]) {
          for await (const [what, ms] of figures) console.log(`| ${what} | ${ms.toFixed(0)} |`);
        }
      },
    ),
  );
}

runBench(main);
