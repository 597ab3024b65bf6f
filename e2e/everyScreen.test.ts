import type { Browser, Page } from 'puppeteer';
import { click, fill, see } from './support/acts';
import { findAccessibilityProblems, openBrowser, openPage } from './support/openBrowser';
import { startSite, type Site } from './support/startSite';

const widths = [360, 768, 1440];
/** the bars' narrowest with all their entries, and a small laptop */
const widthsBetween = [1024, 1280];
const schemes = ['light', 'dark'];
// colours fade from one scheme to the other, below the fold only once they are looked at; what is measured half way is
// nobody's colour
const unfading = '*, *::before, *::after { transition: none !important; }';
const vendor = { email: 'marnie@pelicanandpine.example', password: 'kettle-banksia-marble-12' };
const administrator = { email: 'admin@localoffers.example', password: 'curlew-lantern-tide-47' };

/** Every screen on demo data: nothing in the console, nothing for axe, nothing that makes the page wider than it is. */
describe('every screen', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    // each private screen signs in anew, from one address
    const settings = { DEMO_DATA: 'true', RATE_LIMIT_LOGINS: '200' };
    [site, browser] = await Promise.all([startSite(settings), openBrowser()]);
  });

  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  const publicScreens: [name: string, path: () => Promise<string>][] = [
    ['the list', () => Promise.resolve('/')],
    ['coupons alone', () => Promise.resolve('/?broTypes=CP_AD')],
    ['a category in an area', () => Promise.resolve('/?category=FOOD_DRINK&mapArea=larkin-beach')],
    ['nothing found', () => Promise.resolve('/?q=zebra+crossing')],
    ...['LP_AD', 'PT_AD', 'BRO_AD', 'CP_AD', 'BLD_AD', 'ATDW_AD'].map((type): [string, () => Promise<string>] => [
      `details of a ${type}`,
      async () => `/details/${await firstAd(type)}`,
    ]),
    ['a streets index', () => Promise.resolve('/streets-index?mapArea=curlew-heads')],
    ['the PDF maps', () => Promise.resolve('/maps-download')],
    ['the choice of a streets index', () => Promise.resolve('/streets-index')],
    ['the terms', () => Promise.resolve('/terms-and-conditions')],
    ['the privacy policy', () => Promise.resolve('/privacy-policy')],
    ['the notices', () => Promise.resolve('/notices')],
    ['leaving the site', () => Promise.resolve('/vendorRecirect?vendorUrl=https://stranger.example/a')],
    ['the form of a coupon', async () => `/details/${await firstAd('CP_AD')}/coupon`],
    ['my offers', () => Promise.resolve('/my-offers')],
    ['no connection', () => Promise.resolve('/offline')],
    ['the map', () => Promise.resolve('/brochureMap')],
    ['the map of nothing', () => Promise.resolve('/brochureMap?q=zebra+crossing')],
    ['an unknown ad', () => Promise.resolve('/details/999999')],
    ['an unknown page', () => Promise.resolve('/no/such/page')],
    ['the login', () => Promise.resolve('/login')],
    ['a forgotten password', () => Promise.resolve('/forgot-password')],
    ['a new password', () => Promise.resolve('/reset-password/no-such-token')],
    ['an invitation that is none', () => Promise.resolve('/vendor/register/kim%40cafe.example/no-such-token')],
  ];

  it.each(publicScreens)('%s', async (_, path) => {
    const { page, complaints } = await openPage(browser);
    const address = site.url + (await path());
    const status = (await page.goto(address))?.status() ?? 0;
    expect(await inspect(page)).toEqual([]);
    // a browser writes the status of a page that is not there into its console by itself
    expect(complaints.filter((line) => status === 200 || !line.includes(`status of ${status}`))).toEqual([]);
    await page.browserContext().close();
  });

  it.each([
    ['/admin', 'What needs doing'],
    ['/admin/brochures', 'All ads'],
    ['/admin/brochures?q=zebra+crossing', 'All ads'],
    ['/admin/brochures/archived', 'List of Archived Ads'],
    ['/admin/manage-brochures', 'Add new brochure'],
    ['/admin/brochure/coupon-ad/manage/0', 'New coupon ad'],
    ['/admin/brochure/manage/0', 'New landing page ad'],
    ['/admin/brochure/google-ad/manage/0', 'New pass through ad'],
    ['/admin/brochure/brochure-ad/manage/0', 'New brochure ad'],
    ['/admin/brochure/manage/1', 'What'],
    ['/admin/brochure/manage/999999', 'There is no ad 999999'],
    ['/admin/vendors', 'Vendors and logins'],
    ['/admin/vendors/1', 'Pelican & Pine'],
    ['/admin/vendors/999999', 'There is no such vendor'],
    ['/admin/purchases', 'Purchases'],
    ['/admin/purchases?q=zebra+crossing', 'Purchases'],
    ['/admin/audit-log', 'Audit log'],
    ['/admin/duplicates', 'Duplicates'],
    ['/admin/import', 'Import ads'],
    ['/admin/mails', 'Mail'],
    ['/admin/jobs', 'Jobs'],
    ['/admin/categories', 'Categories'],
    ['/admin/printed-maps', 'PDF maps'],
    ['/admin/reviews', 'Reviews'],
    ['/admin/reviews/999999', 'There is no such ad'],
    ['/admin/positions', 'Positions'],
    ['/admin/streets', 'Streets'],
    ['/admin/map-areas', 'Map areas'],
    ['/admin/map-areas/1', 'Curlew Heads'],
    ['/admin/map-areas/0', 'New map area'],
    ['/admin/map-areas/999999', 'There is no such area'],
    ['/redeem', 'Redeem a coupon'],
    ['/admin/nowhere', 'There is nothing at this address'],
  ])('%s', async (path, heading) => {
    const { page, complaints } = await openPage(browser);
    await page.goto(site.url + path);
    await fill(page, 'Email', administrator.email);
    await fill(page, 'Password', administrator.password);
    await click(page, 'button', 'Sign in');
    await see(page, 'heading', heading);
    expect(await inspect(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.browserContext().close();
  });

  it.each([
    ['/vendor/0/brochures', 'Your ads'],
    ['/vendor/0/brochures?show=archived', 'Your ads'],
    ['/vendor/manage-brochures', 'New ad'],
    ['/vendor/coupons', 'Coupons'],
    ['/vendor/profile', 'Profile'],
    ['/redeem', 'Redeem a coupon'],
    ['/redeem?code=ABC', 'Redeem a coupon'],
  ])('%s', async (path, heading) => {
    const { page, complaints } = await openPage(browser);
    await page.goto(site.url + path);
    await fill(page, 'Email', vendor.email);
    await fill(page, 'Password', vendor.password);
    await click(page, 'button', 'Sign in');
    await see(page, 'heading', heading);
    expect(await inspect(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.browserContext().close();
  });

  async function inspect(page: Page): Promise<string[]> {
    // axe is a script of ours that the site's own policy rightly refuses
    await page.setBypassCSP(true);
    await page.reload({ waitUntil: 'networkidle0' });
    await page.addStyleTag({ content: unfading });
    const found: string[] = [];
    for (const scheme of schemes) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      for (const width of widths) {
        await page.setViewport({ width, height: 900 });
        found.push(...(await tooWide(page, `${width} px ${scheme}`)));
        for (const problem of await findAccessibilityProblems(page)) found.push(`${width} px ${scheme}: ${problem}`);
      }
    }
    for (const width of widthsBetween) {
      await page.setViewport({ width, height: 900 });
      found.push(...(await tooWide(page, `${width} px`)));
    }
    expect(await page.title()).toMatch(/. – Local Offers$|^Local Offers ./);
    return found;
  }

  async function tooWide(page: Page, where: string): Promise<string[]> {
    // what folds by its width does so once it has been drawn
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    return overflow > 0 ? [`${where}: ${overflow} px too wide`] : [];
  }

  async function firstAd(type: string): Promise<number> {
    const answer = await fetch(`${site.url}/rest/brochure/public/?types=${type}&pageSize=1&page=0`);
    const { content } = (await answer.json()) as { content: { id: number }[] };
    const [ad] = content;
    if (!ad) throw new Error(`the demo has no ${type}`);
    return ad.id;
  }
});
