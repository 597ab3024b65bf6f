import type { Browser } from 'puppeteer';
import { closePages, openBrowser, type BrowserOptions } from '../browser/openBrowser';
import { startSite, type Site } from './startSite';

/**
 * A site with demo data and a browser for all tests of a file or `describe`; closes the pages after each test. Read the result
 * inside tests only. `clearsCache`: each test is a first visit also for the HTTP cache and for compiled scripts.
 */
export function useDemoSite({ clearsCache, ...options }: BrowserOptions & { clearsCache?: boolean } = {}) {
  let site: Site | undefined;
  let browser: Browser | undefined;

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite({ DEMO_DATA: 'true' }), openBrowser(options)]);
  });

  afterEach(async () => {
    if (browser) await closePages(browser, { clearsCache });
  });

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  return {
    get site(): Site {
      if (!site) throw new Error('The site has not been started yet.');
      return site;
    },
    get browser(): Browser {
      if (!browser) throw new Error('The browser has not been opened yet.');
      return browser;
    },
  };
}
