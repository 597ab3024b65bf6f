import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createAccount } from '../../../server/domains/accounts/createAccount';
import { prepareAds } from '../prepareAds';
import { runBench } from '../runBench';
import { withBenchFolder } from '../withBenchFolder';
import { withBrowsedSite } from '../withBrowsedSite';
import { signInToGrid } from './signInToGrid';
import { measureExports } from './measureExports';
import { SiteClient } from '../imports/SiteClient';
import { timeGrid } from './timeGrid';

/**
 * `npm run bench:grid -- [--ads 100000] [--folder DIR] [--only exports|table]`: the administrators' table with that number of
 * ads in a real browser. Measures the time to the first rows, to another page, order or filter, the delay of keys while
 * typing, and the frames of scrolling; and exports of all ads, with what other users and the memory notice meanwhile. With
 * --folder the data are kept for the next run.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ads: { type: 'string', default: '100000' },
      folder: { type: 'string' },
      only: { type: 'string' },
    },
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
      async ({ page, url, pid, prepared: ads }) => {
        await page.setViewport({ width: 1440, height: 900 });
        await signInToGrid(page, url, { email, password });
        console.log(`${ads} ads`);
        if (values.only !== 'exports') {
          console.log('\n| What | ms |\n| --- | --: |');
          for await (const [what, ms] of timeGrid(page, url)) console.log(`| ${what} | ${ms.toFixed(0)} |`);
        }
        if (values.only !== 'table') {
          await measureExports({ page, url, pid, client: await SiteClient.signIn(url, email, password) });
        }
      },
    ),
  );
}

runBench(main);
