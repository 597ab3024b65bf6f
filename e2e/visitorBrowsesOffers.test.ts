import type { Browser, Page } from 'puppeteer';
import { click, read, search, see } from './support/acts';
import { desktop, findAccessibilityProblems, openBrowser, openPage, phone } from './support/openBrowser';
import { startSite, type Site } from './support/startSite';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ DEMO_DATA: 'true' }), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const cards = (page: Page) => page.$$eval('main article h2', (titles) => titles.map((title) => title.textContent));
const scrollPlace = (page: Page) => page.evaluate(() => window.scrollY);

async function detailsPath(page: Page): Promise<string> {
  const href = await page.$eval('main article a', (link) => link.getAttribute('href'));
  return href ?? '';
}
