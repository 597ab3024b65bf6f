import type { Browser, Page } from 'puppeteer';
import { describeSharedData } from '../../server/test/sharedData';
import { click, read, search, see } from '../support/browser/acts';
import { openBrowser, openPage, type WatchedPage } from '../support/browser/openBrowser';
import { signIn } from '../support/browser/signIn';
import { startSite, type Site } from '../support/site/startSite';

const cafe = 'Degraves Espresso';
const email = 'admin@localoffers.example';

const files = ['pois/melbourne-city-businesses-2021.csv', 'map-areas.json'] as const;
const journey = 'an administrator archives and republishes a café of a real register that a visitor found';

describeSharedData(journey, files, (file, areas) => {
  let site: Site;
  let browser: Browser;
  let visitor: WatchedPage;
  let administrator: WatchedPage;

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
    [visitor, administrator] = await Promise.all([openPage(browser), openPage(browser)]);
    // on a slow line it serves pages visited before, and it may have prefetched the next one beside the page
    await visitor.page.setBypassServiceWorker(true);
    await visitor.page.setCacheEnabled(false);
  });

  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  it('walks the whole journey', async () => {
    const printed = await site.run(
      'importBrochures',
      ...[file, '--type', 'BLD_AD', '--map-area', 'melbourne-city', '--map-areas', areas, '--publish'],
    );
    expect(printed).toContain('6686 rows: 6686 created, 0 updated, 0 unchanged, 0 refused');
    const account = await site.run('createAccount', '--role', 'ADMINISTRATOR', '--email', email);
    const password = /Password \(shown only this once\): (\S+)/.exec(account)?.[1] ?? '';

    const details = await findCafe(visitor.page);
    await openGrid(administrator.page, password);

    await inGrid(administrator.page, 'ALL ADS', 'All ads');
    await click(administrator.page, 'button', `Archive: ${cafe}`);
    await read(administrator.page, `“${cafe}” is archived.`);
    await read(administrator.page, 'No ads match these filters');
    await isNotListed(visitor.page);
    expect((await visitor.page.goto(details))?.status()).toBe(410);

    await inGrid(administrator.page, 'ARCHIVED ADS', 'List of Archived Ads');
    await click(administrator.page, 'button', `Unarchive: ${cafe}`);
    await read(administrator.page, `“${cafe}” is unarchived and pending review.`);

    await inGrid(administrator.page, 'ALL ADS', 'All ads');
    await read(administrator.page, 'Pending review');
    await isNotListed(visitor.page);
    expect((await visitor.page.goto(details))?.status()).toBe(404);
    await click(administrator.page, 'button', `Publish: ${cafe}`);
    await read(administrator.page, `“${cafe}” is published.`);

    expect(await findCafe(visitor.page)).toBe(details);
    expect(administrator.complaints).toEqual([]);
  });

  /** Filters by category and area, as a visitor would; returns the address of the ad's page. */
  async function findCafe(page: Page): Promise<string> {
    await page.goto(site.url, { waitUntil: 'networkidle0' });
    await click(page, 'button', 'Food & drink');
    await click(page, 'link', 'Cafés');
    await read(page, '1,659 businesses');
    await click(page, 'button', /^Area: /);
    await click(page, 'link', 'Melbourne City');
    await search(page, 'Search offers', cafe);
    // the search chip has the text in quotes
    await click(page, 'link', new RegExp(`^${cafe}`));
    await page.waitForFunction((title) => document.querySelector('h1')?.textContent === title, {}, cafe);
    await read(page, '23-25 Degraves Street');
    return page.url();
  }

  async function isNotListed(page: Page): Promise<void> {
    const address = `${site.url}/?category=FOOD_DRINK_CAFES&mapArea=melbourne-city&q=%22Degraves+Espresso%22`;
    await page.goto(address, { waitUntil: 'networkidle0' });
    await see(page, 'heading', /^No results for /);
  }

  async function openGrid(page: Page, password: string): Promise<void> {
    await page.goto(`${site.url}/admin/brochures`, { waitUntil: 'networkidle0' });
    await page.waitForFunction(() => window.location.pathname === '/login');
    await signIn(page, { email, password });
    await see(page, 'heading', 'All ads');
  }

  async function inGrid(page: Page, menuItem: string, title: string): Promise<void> {
    await click(page, 'button', 'Ads');
    await click(page, 'link', menuItem);
    await see(page, 'heading', title);
    // in quotes, because other cafés of Degraves Street serve espresso
    await search(page, 'Search ads', `"${cafe}"`);
  }
});
