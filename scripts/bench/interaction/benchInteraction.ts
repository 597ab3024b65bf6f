import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../../../server/platform/browser/findBrowser';
import { launchBrowser } from '../../../server/platform/browser/launchBrowser';
import { runBench } from '../runBench';
import { firstAd, startDemoSite } from '../servers/startDemoSite';
import { withBenchFolder } from '../withBenchFolder';
import { timeTap } from './timeTap';

/** The browser reports no paint outside its window, which has only 600 pixels by itself: fewer than the phone. */
const largeWindow = '--window-size=500,1000';

/**
 * `npm run bench:interaction -- [--runs 7]`: the time from a tap to the next paint in a real browser, on a phone whose
 * processor is four times slower, with demo data. Each tap is the first on a page that has just loaded.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
  await withBenchFolder(undefined, async (folder) => {
    const site = await startDemoSite(folder);
    const browser = await launchBrowser(findBrowser(path.join(folder, 'browser')), {
      ownPagesOnly: true,
      args: [largeWindow],
    });
    try {
      const coupon = await firstAd(site.url, 'CP_AD');
      const taps = [
        { name: 'filter', address: '/', target: 'nav[aria-label="Kinds of offers"] a[href="/?broTypes=CP_AD"]' },
        { name: 'next page', address: '/', target: 'nav[aria-label="Pages"] a[rel="next"]' },
        { name: 'open', address: '/', target: 'article h2 a' },
        { name: 'buy', address: `/details/${coupon}`, target: `a[href="/details/${coupon}/coupon"]` },
      ];
      console.log('| Tap | median ms | fastest – slowest ms |\n| --- | --: | --: |');
      for (const { name, address, target } of taps) {
        const times: number[] = [];
        for (let run = 0; run < Number(values.runs); run += 1) {
          times.push(await timeTap(browser, site.url + address, target));
        }
        times.sort((a, b) => a - b);
        const median = times[Math.floor(times.length / 2)] ?? NaN;
        console.log(`| ${name} | ${median} | ${times[0] ?? NaN} – ${times.at(-1) ?? NaN} |`);
      }
    } finally {
      await browser.close();
      await site.stop();
    }
  });
}

runBench(main);
