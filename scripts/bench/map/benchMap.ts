import 'reflect-metadata';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { markBrochures } from '../../../server/domains/browsing/clusters/markBrochures';
import { benchContext } from '../benchContext';
import { measure } from '../measure';
import { prepareAds } from '../prepareAds';
import { runBench } from '../runBench';
import { withBenchFolder } from '../withBenchFolder';
import { withBrowsedSite } from '../withBrowsedSite';
import { panMap } from './panMap';

const everywhere = { west: 96, south: -55, east: 168.5, north: -9 };
const windows = [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
];

/**
 * `npm run bench:map -- [--ads 33000] [--folder DIR]`: frame times while the map with that number of ads is dragged in
 * a real browser, and the time of its markers. About 20,000 of 33,000 generated ads are on the map. With --folder the
 * data are kept for the next run.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { ads: { type: 'string', default: '33000' }, folder: { type: 'string' } },
  });
  await withBenchFolder(values.folder, (folder) =>
    withBrowsedSite(
      folder,
      async (database) => {
        await prepareAds(database, Number(values.ads));
        await timeMarks(database);
      },
      async ({ page, url }) => {
        for (const size of windows) {
          await page.setViewport(size);
          await page.goto(`${url}/brochureMap`, { waitUntil: 'networkidle0' });
          await page.waitForSelector('[role="application"] canvas');
          const { frames, median, p95, longest } = await panMap(page);
          console.log(
            `${size.width} px: ${frames} frames while dragging; median ${median.toFixed(1)} ms, 95 % within ${p95.toFixed(1)} ms, longest ${longest.toFixed(1)} ms`,
          );
        }
      },
    ),
  );
}

async function timeMarks(database: DataSource): Promise<void> {
  const mark = () => markBrochures(benchContext(database), { filter: { box: everywhere }, zoom: 5 });
  const marks = await mark();
  const ads = marks.reduce((sum, { count }) => sum + count, 0);
  console.log(`${ads} ads on the map, ${marks.length} marks at zoom 5: ${(await measure(mark)).toFixed(1)} ms`);
}

runBench(main);
