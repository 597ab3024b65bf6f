import { parseArgs } from 'node:util';
import { runBench } from '../runBench';
import { firstAd, startDemoSite } from '../servers/startDemoSite';
import { withBenchFolder } from '../withBenchFolder';
import { audit, type Report } from './audit';
import { describeAudit, medianOf, shortcomings, tableHead } from './describeAudit';

/**
 * `npm run bench:lighthouse -- [--runs 3] [--only TEXT]`: Lighthouse on a simulated phone against the built site with
 * demo data. The median run counts, because other load lowers the performance. Exits with 1 if a page misses the
 * targets.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
  });
  await withBenchFolder(undefined, async (folder) => {
    const site = await startDemoSite(folder);
    try {
      console.log(tableHead);
      const pages = (await pagesOf(site.url)).filter(({ name }) => name.includes(values.only));
      for (const page of pages) await benchPage(page, Number(values.runs), folder);
    } finally {
      await site.stop();
    }
  });
}

interface Page {
  name: string;
  url: string;
}

async function pagesOf(url: string): Promise<Page[]> {
  return [
    { name: 'list', url: `${url}/` },
    { name: 'details', url: `${url}/details/${await firstAd(url, 'LP_AD')}` },
    { name: 'map', url: `${url}/brochureMap` },
  ];
}

async function benchPage({ name, url }: Page, runs: number, folder: string): Promise<void> {
  const reports: Report[] = [];
  // the first visit to a server that has just started shares the processors with the compiler of its code
  await audit(url, folder);
  for (let run = 0; run < runs; run++) reports.push(await audit(url, folder));
  const median = medianOf(reports);
  console.log(describeAudit(name, median));
  for (const shortcoming of shortcomings(median)) {
    console.error(`  ${name}: ${shortcoming}`);
    process.exitCode = 1;
  }
}

runBench(main);
