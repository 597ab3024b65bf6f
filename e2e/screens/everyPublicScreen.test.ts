import type { Page } from 'puppeteer';
import {
  desktop,
  forgetVisits,
  leaveOutServiceWorker,
  startSessionsEmpty,
  watchPage,
} from '../support/browser/openBrowser';
import { useDemoSite } from '../support/site/useDemoSite';
import { fillAddress } from './fillAddress';
import { inspectScreen, show } from './inspectScreen';
import { publicScreens } from './publicScreens';

/** On demo data, for new visitors: no console message, no axe finding, no horizontal overflow, no motion. */
describe('every public screen', () => {
  const demo = useDemoSite();
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    // one tab for all screens: the browser then compiles the scripts once
    ({ page, complaints } = await watchPage(await demo.browser.newPage()));
    await startSessionsEmpty(page);
    await leaveOutServiceWorker(page);
  });

  it.each(publicScreens)('%s', async (_name, address, status = 200) => {
    await forgetVisits(page, demo.site.url);
    complaints.length = 0;
    await page.setViewport(desktop);
    await show(page, 'light');
    const answer = await page.goto(demo.site.url + (await fillAddress(demo.site, address)), {
      waitUntil: 'networkidle0',
    });
    expect(answer?.status()).toBe(status);
    expect(await inspectScreen(page, [360, 768, 1440])).toEqual([]);
    // browsers log the status of a missing page to the console
    expect(complaints.filter((line) => status === 200 || !line.includes(`status of ${status}`))).toEqual([]);
  });
});
