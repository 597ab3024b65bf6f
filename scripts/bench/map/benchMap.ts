import 'reflect-metadata';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'puppeteer';
import type { DataSource } from 'typeorm';
import { markSpacing } from '../../../shared/map-style/markSpacing';
import { markBrochures } from '../../../server/domains/browsing/clusters/markBrochures';
import { benchContext } from '../benchContext';
import { measure } from '../measure';
import { prepareAds } from '../prepareAds';
import { runBench } from '../runBench';
import { withBenchFolder } from '../withBenchFolder';
import { withBrowsedSite } from '../withBrowsedSite';
import { importStreetsOfCity } from './importStreetsOfCity';
import { panMap, zoomMap, type FrameTimes } from './panMap';

const everywhere = { west: 96, south: -55, east: 168.5, north: -9 };
const windows = [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
];

/** The city with the most generated ads, from its suburbs to its streets. */
const views = [
  ['the country', ''],
  ['a city', '?box=152.9,-27.62,153.16,-27.36'],
  ['its streets', '?box=153.01,-27.49,153.05,-27.46'],
] as const;

/**
 * `npm run bench:map -- [--ads 33000] [--streets FILE] [--tiles FILE] [--ground plain] [--width 1440] [--folder DIR]`:
 * frame times while the map with that number of ads is dragged and zoomed in a real browser, over the country and a city,
 * and the time of its markers. About 20,000 of 33,000 generated ads are on the map. --streets is a GeoJSON file that is
 * imported into the city, wherever its streets are; --tiles is a map of the country (PMTiles) to draw below. With
 * --ground plain the page has no tiles at all, so that the rest is what ads and page cost. With --folder the data are kept
 * for the next run.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ads: { type: 'string', default: '33000' },
      streets: { type: 'string' },
      tiles: { type: 'string' },
      ground: { type: 'string' },
      width: { type: 'string' },
      folder: { type: 'string' },
    },
  });
  await withBenchFolder(values.folder, (folder) =>
    withBrowsedSite(
      folder,
      async (database) => {
        await prepareAds(database, Number(values.ads));
        await database.query('DELETE FROM base_map_sources');
        if (values.streets !== undefined) await importStreetsOfCity(database, values.streets);
        await timeMarks(database);
      },
      async ({ page, url }) => {
        console.log('| px | view | movement | frames | median ms | 95 % | longest |');
        console.log('| --: | --- | --- | --: | --: | --: | --: |');
        if (values.ground === 'plain') await refuseTiles(page);
        for (const size of windows) {
          if (values.width !== undefined && Number(values.width) !== size.width) continue;
          await page.setViewport(size);
          for (const [place, query] of views) {
            await page.goto(`${url}/brochureMap${query}`, { waitUntil: 'networkidle0' });
            await page.waitForSelector('[role="application"] canvas');
            console.log(describeFrames([size.width, place, 'drag'], await panMap(page)));
            await page.waitForNetworkIdle();
            console.log(describeFrames([size.width, place, 'zoom'], await zoomMap(page)));
          }
        }
      },
      values.tiles === undefined ? {} : { MAP_TILES_FILE: path.resolve(values.tiles) },
    ),
  );
}

function describeFrames(cells: readonly (string | number)[], { frames, median, p95, longest }: FrameTimes): string {
  const times = [median, p95, longest].map((ms) => ms.toFixed(1));
  return `| ${[...cells, frames, ...times].join(' | ')} |`;
}

/** The map then has its plain background, as when the base map does not load. */
async function refuseTiles(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urlPatterns: [{ urlPattern: '*://*:*/base-map/*', block: true }] });
}

async function timeMarks(database: DataSource): Promise<void> {
  const mark = () =>
    markBrochures(benchContext(database), { filter: { box: everywhere }, zoom: 5, spacing: markSpacing });
  const marks = await mark();
  const ads = marks.reduce((sum, { count }) => sum + count, 0);
  console.log(`${ads} ads on the map, ${marks.length} marks at zoom 5: ${(await measure(mark)).toFixed(1)} ms`);
}

runBench(main);
