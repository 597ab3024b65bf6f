import 'reflect-metadata';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createDataSource } from '../../../server/app/database/createDataSource';
import { migrate } from '../../../server/app/database/migrate';
import { composePages } from '../../../server/domains/printed-maps/drawing/composing/composePages';
import { printPages } from '../../../server/platform/browser/printPages';
import { SharedBrowser } from '../../../server/platform/browser/SharedBrowser';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/startEmbeddedPostgres';
import { runBench } from '../runBench';
import { withBenchFolder } from '../withBenchFolder';
import { PeakMemory } from './PeakMemory';
import { preparePrints, type PrintedCase } from './printedCases';

/** of a sheet on 2 cores */
const budget = { seconds: 10, megabytes: 400 };

/**
 * `npm run bench:print -- [--data DIR] [--folder DIR]`: seconds and most memory of each printed map on streets of Darwin and
 * Melbourne: what the server grows by, the process that composes, the browser, and the most of all at one time. DIR is the
 * folder of the shared data, by default beside the checkout.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { data: { type: 'string', default: '../shared/data' }, folder: { type: 'string' } },
  });
  await withBenchFolder(values.folder, async (folder) => {
    const postgres = await startEmbeddedPostgres({ folder, database: 'bench' });
    const database = await createDataSource({ url: postgres.url, poolSize: 2, statementTimeoutMs: 0 }).initialize();
    try {
      await migrate(database);
      const prints = await preparePrints(database, path.resolve(values.data));
      console.log(
        '| Map | sheets | pages | read + draw | print | a sheet | file | server MB | composing MB | browser MB | at once MB | budget |',
      );
      console.log('| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --- |');
      for (const print of prints) {
        // each map has a browser of its own
        const browser = new SharedBrowser({ cacheFolder: path.join(folder, 'browser') });
        try {
          console.log(`| ${(await measurePrint(print, browser)).join(' | ')} |`);
        } finally {
          await browser.close();
        }
      }
    } finally {
      await database.destroy();
      await postgres.stop();
    }
  });
}

async function measurePrint(
  { name, paper, orientation, read }: PrintedCase,
  browser: SharedBrowser,
): Promise<(string | number)[]> {
  const memory = new PeakMemory();
  const begun = performance.now();
  const content = await read();
  const { html, width, height } = await composePages({ content, format: { paper, orientation }, madeAt: new Date() });
  const drawn = performance.now();
  const { pdf, pages } = await printPages(html, { width, height, browser });
  const printed = performance.now();
  const { server, composing, browsers, together } = memory.end();
  await browser.close();
  const sheets = html.split('<section class="sheet">').length - 1;
  const seconds = (printed - begun) / 1000 / sheets;
  const isWithin = seconds <= budget.seconds && together <= budget.megabytes;
  return [
    `${name}, ${paper} ${orientation.toLowerCase()}`,
    ...[sheets, pages],
    ...[drawn - begun, printed - drawn, seconds * 1000].map((ms) => `${(ms / 1000).toFixed(1)} s`),
    `${(pdf.length / 1e6).toFixed(1)} MB`,
    ...[server, composing, browsers, together, isWithin ? 'kept' : 'exceeded'],
  ];
}

runBench(main);
