import type { Browser, Page } from 'puppeteer';
import { click, fill, read, see } from '../support/browser/acts';
import { changeOffer, fillBuyer, findCouponOffers, reserveCoupon, runJob, type CouponOffer } from '../support/coupons';
import { findInMails, linkInMail } from '../support/findInMails';
import { demoLogins } from '../support/site/demoLogins';
import {
  closePage,
  closePages,
  devices,
  findAccessibilityProblems,
  openBrowser,
  openPage,
} from '../support/browser/openBrowser';
import { signIn } from '../support/browser/signIn';
import { startSite, type Site } from '../support/site/startSite';

/** What the site's settings are by default (docs/rules/prices-and-coupons.md#pace-of-a-network). */
const [pace, heldAfter, addresses] = [20, 3, 200];
/** of the demo’s vendor */
const vendorCompany = 'Pelican & Pine';

/** Buyers without a login, each on a phone and on a desktop. All of them come from one network. */
describe('buyers', () => {
  let site: Site;
  let browser: Browser;
  let buyers = 0;

  beforeAll(async () => {
    const settings = { RATE_LIMIT_PURCHASES: '1000', RATE_LIMIT_ENQUIRIES: '100' };
    [site, browser] = await Promise.all([startSite({ DEMO_DATA: 'true', ...settings }), openBrowser()]);
  });

  afterEach(() => closePages(browser));

  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  const newBuyer = (name = 'Kim Tran') => ({ name, email: `kim-${(buyers += 1)}@people.example` });

  const used = new Set<number>();

  /** An offer that no other test takes. */
  async function takeOffer(companyName?: string): Promise<CouponOffer> {
    const ad = (await findCouponOffers(site, companyName)).find(({ id }) => !used.has(id));
    if (!ad) throw new Error('The demo has too few coupons.');
    used.add(ad.id);
    return ad;
  }

  const openForm = (page: Page, { id }: CouponOffer) => page.goto(`${site.url}/details/${id}/coupon`);

  /** Waits until this many mails have gone to an address. */
  async function waitForMails(email: string, count: number): Promise<void> {
    await findInMails(site, `${count} mails to ${email}`, (outbox) =>
      outbox.split(`to ${email},`).length > count ? true : undefined,
    );
  }

  it('cannot drain an offer with 200 addresses of one network', async () => {
    const ad = await takeOffer(vendorCompany);
    const { page } = await openPage(browser);
    await openForm(page, ad);
    const emails = Array.from({ length: addresses }, () => newBuyer().email);
    const statuses = await page.evaluate(sendForms, new URL(page.url()).pathname, emails);
    const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
    // a redirect to the coupon, or the refusal
    expect([count(0), count(429)]).toEqual([pace, addresses - pace]);
    const after = (await findCouponOffers(site, vendorCompany)).find(({ id }) => id === ad.id);
    expect(after?.taken).toBe(ad.taken + pace);

    for (const [, viewport] of devices) {
      const buyer = await openPage(browser, viewport);
      await openForm(buyer.page, ad);
      await fillBuyer(buyer.page, newBuyer());
      await click(buyer.page, 'button', 'Get coupon');
      await read(buyer.page, 'This offer is in great demand just now. Try again in');
      expect(await buyer.page.$eval('main', (main) => main.innerText)).not.toMatch(/network|address is|IP\b/i);
      expect(await findAccessibilityProblems(buyer.page)).toEqual([]);

      const vendor = await openPage(browser, viewport);
      await vendor.page.goto(`${site.url}/vendor/coupons?brochure=${ad.id}`);
      await signIn(vendor.page, demoLogins.vendor);
      await vendor.page.waitForSelector('[aria-label="In great demand"]');
      const figures = await vendor.page.$$eval('[aria-label="In great demand"] dd', (all) =>
        all.map(({ textContent }) => Number(textContent)),
      );
      expect(figures.slice(0, 3)).toEqual([pace - heldAfter, 0, 0]);
      expect(figures[3]).toBeGreaterThan(addresses - pace);
      expect(await findAccessibilityProblems(vendor.page)).toEqual([]);
      expect([...buyer.complaints, ...vendor.complaints].filter((line) => !line.includes('429'))).toEqual([]);
      await Promise.all([buyer, vendor].map((each) => closePage(each.page)));
    }
  });

  describe.each(devices)('on a %s', (_device, viewport) => {
    it('who lost the mail find the coupon, get it again, correct and erase their data', async () => {
      const { page, complaints } = await openPage(browser, viewport);
      const ad = await takeOffer();
      const { email } = newBuyer();
      await reserveCoupon(site, ad, { name: 'Kim Tran', email });
      await waitForMails(email, 1);
      await page.goto(`${site.url}/my-coupons`);
      await fill(page, 'Email', email);
      await click(page, 'button', 'Send me my coupons');
      await see(page, 'heading', 'Look at your mail');
      const mailed = await linkInMail(site, '/my-coupons/');
      await page.goto(site.url + mailed);
      await click(page, 'button', 'Show my coupons');
      await see(page, 'heading', ad.title);
      const list = page.url();

      await click(page, 'link', 'Show, keep or cancel');
      await click(page, 'button', 'Mail it again');
      await read(page, 'We have mailed it again.');
      expect(await findAccessibilityProblems(page)).toEqual([]);
      await waitForMails(email, 3);

      await page.goto(list);
      await click(page, 'link', 'See your data');
      await read(page, 'Coupons: name and address');
      expect(await findAccessibilityProblems(page)).toEqual([]);
      await fill(page, 'Name', 'Kim Nguyen');
      await click(page, 'button', 'Correct the name');
      await read(page, 'Your name is corrected.');
      const address = page.url();

      await click(page, 'button', 'Erase my data');
      await click(page, 'button', 'Erase my data for good');
      await read(page, 'Type ERASE to confirm.');
      expect(await findAccessibilityProblems(page)).toEqual([]);
      await fill(page, 'Type ERASE to confirm', 'ERASE');
      await click(page, 'button', 'Erase my data for good');
      await see(page, 'heading', 'Your data are erased');
      expect(await findAccessibilityProblems(page)).toEqual([]);
      // neither the page nor the mailed link opens again
      for (const used of [address, list, site.url + mailed]) {
        await page.goto(used);
        await see(page, 'heading', 'This link no longer works');
      }
      // the word that was missing, and the links
      expect(complaints.filter((line) => !/422|404/.test(line))).toEqual([]);

      const { page: desk } = await openPage(browser, viewport);
      await desk.goto(`${site.url}/admin/privacy-requests`);
      await signIn(desk, demoLogins.administrator);
      await read(desk, 'Somebody erased');
      expect(await findAccessibilityProblems(desk)).toEqual([]);
    });

    it('cancel a coupon, and somebody else gets its place', async () => {
      const [first, second] = [await openPage(browser, viewport), await openPage(browser, viewport)];
      const ad = await takeOffer();
      await changeOffer(site, ad, { numberOfCoupons: ad.taken + 1 });
      const { path } = await reserveCoupon(site, ad, newBuyer());
      await openForm(second.page, ad);
      await see(second.page, 'heading', 'All coupons are taken');

      await first.page.goto(site.url + path);
      await click(first.page, 'button', 'Cancel this coupon');
      expect(await findAccessibilityProblems(first.page)).toEqual([]);
      await click(first.page, 'button', 'Cancel the coupon');
      await see(first.page, 'heading', 'Your coupon is cancelled');
      expect(await findAccessibilityProblems(first.page)).toEqual([]);

      await openForm(second.page, ad);
      await fillBuyer(second.page, newBuyer('Lee Ng'));
      await click(second.page, 'button', 'Get coupon');
      await see(second.page, 'heading', 'Your coupon is reserved');
      await openForm(first.page, ad);
      await see(first.page, 'heading', 'All coupons are taken');
      expect([...first.complaints, ...second.complaints]).toEqual([]);
    });

    it('wait for a coupon of a sold-out offer without JavaScript, and hear when one returns', async () => {
      const { page, complaints } = await openPage(browser, viewport);
      await page.setJavaScriptEnabled(false);
      const ad = await takeOffer();
      await changeOffer(site, ad, { numberOfCoupons: ad.taken });
      await page.goto(`${site.url}/details/${ad.id}`);
      const links = await page.$$eval('main a', (all) => all.map((link) => [link.textContent.trim(), link.href]));
      await page.goto(new Map(links as [string, string][]).get('Tell me if a coupon returns') ?? '');
      expect(await page.$eval('h2', (heading) => heading.textContent)).toBe('All coupons are taken');
      const { email } = newBuyer();
      await page.type('main input[name=email]', email);
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      expect(page.url()).toBe(`${site.url}/details/${ad.id}/coupon?waiting=1`);
      expect(await page.$eval('main', (main) => main.textContent)).toContain('we send you one mail');

      await changeOffer(site, ad, { numberOfCoupons: ad.taken + 1 });
      await runJob(site, 'tell-waiting');
      await waitForMails(email, 1);
      expect(await linkInMail(site, `/details/${ad.id}/coupon`)).toBe(`/details/${ad.id}/coupon`);
      await page.setJavaScriptEnabled(true);
      await openForm(page, ad);
      await fillBuyer(page, { name: 'Kim Tran', email });
      await click(page, 'button', 'Get coupon');
      await see(page, 'heading', 'Your coupon is reserved');
      // sold out again, and in the browser with scripts too there is a form to wait
      await openForm(page, ad);
      await see(page, 'heading', 'Tell me if one returns');
      expect(await findAccessibilityProblems(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });
});

/** Runs in the page: sends its form once for each address, ten at a time. A redirect has the status 0. */
async function sendForms(path: string, emails: string[]): Promise<number[]> {
  const send = async (email: string): Promise<number> => {
    const typed = { name: 'Kim Tran', email, acceptTerms: 'true', idempotencyKey: crypto.randomUUID() };
    const body = new URLSearchParams(typed);
    return (await fetch(path, { method: 'POST', body, redirect: 'manual' })).status;
  };
  const statuses: number[] = [];
  for (let at = 0; at < emails.length; at += 10) {
    statuses.push(...(await Promise.all(emails.slice(at, at + 10).map(send))));
  }
  return statuses;
}
