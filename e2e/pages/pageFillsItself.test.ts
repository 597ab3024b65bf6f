import type { Browser } from 'puppeteer';
import { eventually } from '../../server/test/eventually';
import { holdTable } from '../../server/test/database/holdTable';
import { makeCouponAd } from '../../server/test/factories/makeCouponAd';
import { useTestDatabase } from '../../server/test/testDatabase';
import { read } from '../support/browser/acts';
import { openBrowser, openPage } from '../support/browser/openBrowser';
import { patienceMs } from '../support/browser/patience';
import { startSite, type Site } from '../support/site/startSite';

const title = 'Two coffees for one';
const notice = 'This page could not be loaded just now';

/** Locks the table of ads until the server gives up on the page, then releases it. */
describe('a page without its data', () => {
  const test = useTestDatabase();
  let site: Site;
  let browser: Browser;
  let release: () => Promise<void> = () => Promise.resolve();

  beforeAll(async () => {
    await makeCouponAd(test.database);
    const settings = { DATABASE_URL: test.url, PAGE_RENDER_TIMEOUT_SECONDS: '1' };
    [site, browser] = await Promise.all([startSite(settings), openBrowser()]);
  });
  afterEach(() => release());
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  const hold = async (): Promise<void> => {
    const letGo = await holdTable(test.url, 'brochures');
    release = async () => {
      release = () => Promise.resolve();
      await letGo();
    };
  };

  it('shows the loading state, and loads its data once they are available', async () => {
    const { page } = await openPage(browser);
    await hold();
    const answer = await page.goto(`${site.url}/?q=coffees`, { waitUntil: 'domcontentloaded' });
    expect(answer?.status()).toBe(503);
    await page.waitForSelector('[aria-label="Offers are loading"]', { visible: true });
    expect(await page.evaluate(() => document.body.innerText)).not.toContain(notice);
    await release();
    await read(page, title);
    expect(new URL(page.url()).search).toBe('?q=coffees');
  });

  it('shows a notice with a link to itself without JavaScript', async () => {
    const { page } = await openPage(browser);
    await page.setJavaScriptEnabled(false);
    await hold();
    const answer = await page.goto(`${site.url}/?q=two+coffees`);
    expect(answer?.status()).toBe(503);
    expect(await page.$eval('h1', (heading) => heading.innerText)).toBe(notice);
    await release();
    const again = await page.$$eval('main a', (links) => links.find((link) => link.innerText === 'Try again')?.href);
    expect(again).toBe(`${site.url}/?q=two+coffees`);
    await eventually(async () => expect((await page.goto(again ?? ''))?.status()).toBe(200), patienceMs);
    expect(await page.$eval('main article', (card) => card.innerText)).toContain(title);
  });
});
