import type { Browser, Page } from 'puppeteer';
import { click, fillIn, read, readNoMore, see } from '../support/browser/acts';
import { vendorHeaders } from '../support/askApi';
import { demoLogins } from '../support/site/demoLogins';
import {
  closePage,
  devices,
  findAccessibilityProblems,
  openBrowser,
  openPage,
  watchPage,
} from '../support/browser/openBrowser';
import { signIn } from '../support/browser/signIn';
import { startSite, type Site } from '../support/site/startSite';

const { administrator, vendor } = demoLogins;
const reason = 'The figures look wrong to them';

// docs/rules/accounts-and-permissions.md#see-as-a-vendor
describe('an administrator sees the site as a vendor', () => {
  let site: Site;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let company: string;

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite({ DEMO_DATA: 'true' }), openBrowser()]);
    ({ page, complaints } = await openPage(browser));
    await page.goto(`${site.url}/admin/vendors/1`);
    await signIn(page, administrator);
    await see(page, 'heading', 'Pelican & Pine');
  });

  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  /** Sends a change with the token of this tab, as a script of the page could. */
  const change = (url: string, body: object) =>
    page.evaluate(
      async (address, text) => {
        const token = sessionStorage.getItem('accessToken') ?? '';
        const answer = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: text,
        });
        return { status: answer.status, text: await answer.text() };
      },
      url,
      JSON.stringify(body),
    );

  it('begins with a reason, and lands on the vendor’s own page under a banner', async () => {
    await click(page, 'button', `See as: ${vendor.email}`);
    await fillIn(page, 'dialog textarea, .ant-modal textarea', reason);
    await click(page, 'button', 'See the site');
    await page.waitForFunction(() => /^\/vendor\/\d+\/brochures$/.test(window.location.pathname));
    company = new URL(page.url()).pathname;
    await see(page, 'heading', 'Your ads');
    await read(page, 'You see the site as');
    await read(page, 'read only');
  });

  it.each(devices)('reads the vendor’s pages on a %s, each under the banner, and accessibly', async (_on, viewport) => {
    await page.setViewport(viewport);
    for (const address of [company, '/vendor/figures', '/vendor/coupons', '/vendor/profile']) {
      await page.goto(site.url + address);
      await page.waitForSelector('[aria-label="You see the site as a vendor"]');
      await page.waitForSelector('h1');
      expect(new URL(page.url()).pathname).toBe(address);
      expect(await findAccessibilityProblems(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    }
  });

  it('offers no change on the screens', async () => {
    await page.goto(site.url + company);
    await see(page, 'button', /^Duplicate: /);
    const open = await page.$$eval('main button', (buttons) =>
      buttons.filter((button) => !button.disabled).map((button) => button.textContent),
    );
    expect(open.filter((words) => /Duplicate|archive|Renew|Send|Save/i.test(words))).toEqual([]);
  });

  it('is refused every change that is sent nevertheless, and cannot enter the administrators’ area', async () => {
    const own = 'mutation { logoutEverywhere { ok } }';
    const query = `mutation ($input: CreateBrochureInput!) { createBrochure(input: $input) { brochure { id } } }`;
    const created = await change('/graphql', { query, variables: { input: { type: 'LP_AD', title: 'Not by them' } } });
    expect(created.text).toContain('"FORBIDDEN"');
    expect((await change('/graphql', { query: own })).text).toContain('"FORBIDDEN"');
    const ad = { type: 'LP_AD', category: { code: 'OTHER' }, title: 'Not by them' };
    expect((await change('/rest/brochure/vendor/createBrochureWithAssets', ad)).status).toBe(403);
    await page.goto(`${site.url}/admin`);
    await page.waitForFunction(() => window.location.pathname.startsWith('/vendor/'));
  });

  it('stays in its tab: another one is the administrator’s', async () => {
    const { page: other } = await watchPage(await page.browserContext().newPage());
    await other.goto(`${site.url}/admin`);
    await see(other, 'heading', 'What needs doing');
    await other.close();
  });

  it('ends by its button, and is the administrator again', async () => {
    await page.bringToFront();
    await click(page, 'button', 'Stop');
    await see(page, 'heading', 'Pelican & Pine');
    await readNoMore(page, 'You see the site as');
  });

  it('left its begin with the reason, the pages and its end in the audit log', async () => {
    await page.goto(`${site.url}/admin/audit-log`);
    await see(page, 'heading', 'Audit log');
    for (const words of [
      'Start vendor viewing',
      'See page as vendor',
      'End vendor viewing',
      reason,
      '/vendor/figures',
    ]) {
      await read(page, words);
    }
  });

  it('is told to the vendor on its own page', async () => {
    const own = await openPage(browser);
    await own.page.goto(`${site.url}/vendor/profile`);
    await signIn(own.page, vendor);
    await read(own.page, 'Seen by our administrators');
    await read(own.page, reason);
    await closePage(own.page);
    const headers = await vendorHeaders(site);
    const query = '{ vendorViewings { email reason } }';
    const answer = await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    });
    expect(await answer.json()).toMatchObject({ data: { vendorViewings: [{ email: vendor.email, reason }] } });
    expect([...complaints, ...own.complaints].filter((line) => !line.includes('403'))).toEqual([]);
  });
});
