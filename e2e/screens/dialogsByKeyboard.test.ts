import type { Browser, Page } from 'puppeteer';
import { focusOn, press, see } from '../support/browser/acts';
import { administratorHeaders, askApi } from '../support/askApi';
import { demoLogins } from '../support/site/demoLogins';
import { write } from '../support/browser/formActs';
import { goWithin, untilLoaded } from '../support/browser/goWithin';
import { closePage, findAccessibilityProblems, openBrowser, openPage, watchPage } from '../support/browser/openBrowser';
import { signIn } from '../support/browser/signIn';
import { startSite, type Site } from '../support/site/startSite';
import { fillAddress } from './fillAddress';
import { walkOverlay } from '../support/browser/walkOverlay';
import { brand } from '../../server/shared/brand/brand';

const more = /^More actions: /;
const pictures = '[aria-label="Pictures"] a';
const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

type Overlay = string | RegExp | readonly [opener: string | RegExp, ...items: string[]];

/** The pages with overlays and the buttons that open them, including menu items on the way. */
const administrators: readonly [address: string, ...Overlay[]][] = [
  [
    '/admin/brochures?id=51',
    ...['Ads', /^More filters/, /^Columns/, /^Views/, /^Export/, 'Keys', more],
    ...([
      [more, 'Download QR code'],
      [more, 'Create vendor login'],
      [more, 'Preview activity report'],
    ] as const),
    [more, 'Notify advertiser'],
  ],
  ['/admin/brochure/manage/51', /^Crop or turn/],
  ['/admin/jobs', 'Search everything'],
  ['/admin/vendors', 'Add vendor'],
  ['/admin/vendors/1', 'Create vendor login', /^Suspend: /],
  ['/admin/categories', 'New category', 'Change Cafés'],
  ['/admin/streets', 'Import streets', 'New street'],
  ['/admin/reviews/{PENDING}', 'Ask for changes', 'Reject', 'Notify advertiser'],
  ['/admin/map-areas/1', 'Delete'],
  ['/admin/purchases', /^Redeem: /, /^Void: /],
  ['/admin/mails', /^Read: /],
];
const vendors: typeof administrators = [['/vendor/1/brochures', /^Ask to archive /, /^Renew /]];
const visitors: typeof administrators = [['/', 'Food & drink', 'More', /^Area: /]];

describe('overlays open and close by keyboard alone', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite({ DEMO_DATA: 'true' }), openBrowser({ hasMotion: true })]);
  });

  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  describe('an administrator', () => {
    let page: Page;

    beforeAll(async () => {
      await fillAddress(site, '{INVITATION}'); // creates a mail to read
      page = await signedIn('/admin', demoLogins.administrator, 'What needs doing');
    });

    it.each(administrators)('%s', async (address, ...row) => {
      await goWithin(page, await fillAddress(site, address));
      await untilLoaded(page);
      await walk(page, row);
    });

    it('leaves an ad with unsaved changes only after two requests', async () => {
      const { page: editor } = await watchPage(await page.browserContext().newPage(), desktop);
      await editor.goto(`${site.url}/admin/brochure/manage/1`);
      await write(editor, 'Title', 'A title that nobody saves');
      await walkOverlay(editor, await see(editor, 'link', `${brand.name} Admin`));
      await editor.close();
      await page.bringToFront();
    });

    it('opens the menu on a phone', async () => {
      await page.setViewport(phone);
      await page.goto(`${site.url}/admin/jobs`);
      await walkOverlay(page, await see(page, 'button', 'Menu'));
      await page.setViewport(desktop);
    });

    it('selects a day in the browser’s calendar, and the focus returns to its button', async () => {
      await page.goto(`${site.url}/admin/brochure/manage/51`);
      const opener = await see(page, 'button', 'Calendar: Last day');
      await opener.focus();
      await press(page, 'Enter');
      expect(await findAccessibilityProblems(page)).toEqual([]);
      // the browser's own calendar handles the keys from here
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.waitForFunction((button) => document.activeElement === button, {}, opener);
    });
  });

  describe('a vendor', () => {
    let page: Page;

    beforeAll(async () => {
      await letAdEndSoon();
      page = await signedIn('/login', demoLogins.vendor, 'Your ads');
    });

    it.each(vendors)('%s', async (address, ...row) => {
      await page.goto(site.url + address);
      await walk(page, row);
    });
  });

  describe('a visitor', () => {
    it.each(visitors)('%s', async (address, ...row) => {
      const { page } = await openPage(browser);
      await page.goto(site.url + address);
      await walk(page, row);
      await closePage(page);
    });

    it('opens the form of a coupon', async () => {
      const { page } = await openPage(browser);
      await page.goto(site.url + (await fillAddress(site, '/details/{CP_AD}')));
      await walkOverlay(page, await see(page, 'link', 'Get coupon'));
      await closePage(page);
    });

    it('opens a picture', async () => {
      const { page } = await openPage(browser);
      await page.goto(site.url + (await fillAddress(site, '/details/{LP_AD}')));
      await focusOn(page, pictures);
      const picture = await page.$(pictures);
      if (picture) await walkOverlay(page, picture);
      await closePage(page);
    });

    it('opens the menu on a phone', async () => {
      const { page } = await openPage(browser, phone);
      await page.goto(site.url);
      await walkOverlay(page, await see(page, 'button', 'Menu'));
      await closePage(page);
    });
  });

  async function signedIn(address: string, login: typeof demoLogins.vendor, heading: string): Promise<Page> {
    const { page } = await openPage(browser);
    await page.goto(site.url + address);
    await signIn(page, login);
    await see(page, 'heading', heading);
    return page;
  }

  async function walk(page: Page, row: readonly Overlay[]): Promise<void> {
    for (const overlay of row) {
      const [opener, ...items] = typeof overlay === 'string' || overlay instanceof RegExp ? [overlay] : overlay;
      await walkOverlay(page, await see(page, 'button', opener), ...items).catch((cause: unknown) => {
        throw new Error(`${[opener, ...items].join(', ')}: ${String(cause)}`, { cause });
      });
    }
  }

  /** A vendor with an ad that ends soon may renew it. */
  async function letAdEndSoon(): Promise<void> {
    const headers = await administratorHeaders(site);
    const query = `{ brochures(first: 1, filter: { vendorId: 1, types: [CP_AD] }) { edges { node { id version } } } }`;
    const { brochures } = await askApi(site, query, {}, headers);
    const [first] = (brochures as { edges: { node: { id: string; version: number } }[] }).edges;
    const update = 'mutation ($input: UpdateBrochureInput!) { updateBrochure(input: $input) { brochure { id } } }';
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    await askApi(site, update, { input: { ...first?.node, validTo: tomorrow } }, headers);
  }
});
