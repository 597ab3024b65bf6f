import type { Browser, HTTPRequest, Page } from 'puppeteer';
import { administratorHeaders, askApi } from '../support/askApi';
import { click, fill, press, read, see } from '../support/browser/acts';
import { keepDownloads } from '../support/browser/keepDownloads';
import { closePage, devices, findAccessibilityProblems, openBrowser, openPage } from '../support/browser/openBrowser';
import { changeOffer, fillBuyer, findCouponOffers, reserveCoupon, type CouponOffer } from '../support/coupons';
import { findInMails } from '../support/findInMails';
import { readPdf } from '../support/readPdf';
import { startSite, type Site } from '../support/site/startSite';

const codePattern = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/;

describe('a visitor gets a coupon', () => {
  let site: Site;
  let browser: Browser;
  let asAdministrator: Record<string, string>;
  let buyers = 0;

  beforeAll(async () => {
    [site, browser] = await Promise.all([
      startSite({
        DEMO_DATA: 'true',
        RATE_LIMIT_PURCHASES: '1000',
        PURCHASES_PER_NETWORK: '1000',
        PURCHASES_HELD_AFTER: '6',
      }),
      openBrowser(),
    ]);
    asAdministrator = await administratorHeaders(site);
  });

  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  const newBuyer = () => ({ name: 'Kim Tran', email: `kim-${(buyers += 1)}@people.example` });

  /** Available coupons of the demo town; each test takes a different one. */
  async function offer(at: number): Promise<CouponOffer> {
    const offers = await findCouponOffers(site);
    const ad = offers[at % offers.length];
    if (!ad) throw new Error('The demo has too few coupons.');
    return ad;
  }

  async function openDialog(page: Page, { id, title }: CouponOffer): Promise<void> {
    await page.goto(`${site.url}/details/${id}`, { waitUntil: 'networkidle0' });
    await see(page, 'heading', title);
    await click(page, 'link', 'Get coupon');
    await page.waitForSelector('dialog[open] form');
  }

  const hasFocus = (page: Page, selector: string) =>
    page.waitForFunction((wanted) => document.activeElement?.matches(wanted), {}, selector);

  /** Waits until the field has this content. */
  const stands = (page: Page, selector: string, text: string) =>
    page.waitForFunction(
      (wanted, value) => document.querySelector<HTMLInputElement>(wanted)?.value === value,
      {},
      selector,
      text,
    );

  const send = (page: Page) => click(page, 'button', 'Get coupon');

  async function shownCode(page: Page): Promise<string> {
    await read(page, 'Your coupon is reserved');
    const text = await page.$eval('main, dialog', () => document.body.innerText);
    return codePattern.exec(text)?.[0] ?? 'no code';
  }

  describe.each(devices)('on a %s', (device, viewport) => {
    const at = device === 'desktop' ? 0 : 3;

    it('gets its code and its PDF, and keeps it; the same address gets no second one', async () => {
      const { page, complaints } = await openPage(browser, viewport);
      const nextDownload = await keepDownloads(page);
      const buyer = newBuyer();
      const ad = await offer(at);
      await openDialog(page, ad);
      await hasFocus(page, 'input[name=name]');
      await fillBuyer(page, buyer);
      await send(page);
      const code = await shownCode(page);
      await page.waitForFunction(() => document.activeElement?.textContent === 'Your coupon is reserved');
      await read(page, buyer.email);

      await click(page, 'link', 'Download PDF');
      const { name, bytes } = await nextDownload();
      expect(name).toBe(`coupon-${code.replaceAll('-', '')}.pdf`);
      const words = await readPdf(bytes);
      expect(words).toContain(code);
      expect(words).toContain('Reserved for Kim Tran');

      await click(page, 'link', 'My offers');
      await see(page, 'heading', 'Coupons');
      await see(page, 'heading', ad.title);
      await read(page, code);
      await page.waitForSelector('main svg[role=img]');

      await openDialog(page, ad);
      await fillBuyer(page, { ...buyer, email: buyer.email.toUpperCase() });
      await send(page);
      await read(page, 'You have this coupon already');
      await fillBuyer(page, newBuyer());
      await send(page);
      expect(await shownCode(page)).not.toBe(code);
      expect(complaints).toEqual([]);
      await closePage(page);
    });

    it('gets none without contact data, and finds no accessibility problem', async () => {
      const { page, complaints } = await openPage(browser, viewport);
      await openDialog(page, await offer(at + 1));
      await send(page);
      await read(page, 'Enter your name, 2 letters or more.');
      await read(page, 'Please enter a valid email address.');
      await read(page, 'Accept the terms to get the coupon.');
      await hasFocus(page, 'input[name=name]');
      await page.setBypassCSP(true);
      await page.reload({ waitUntil: 'networkidle0' });
      await click(page, 'link', 'Get coupon');
      await page.waitForSelector('dialog[open] form');
      await send(page);
      await read(page, 'Enter your name, 2 letters or more.');
      expect(await findAccessibilityProblems(page)).toEqual([]);
      await fill(page, 'Name', 'Kim');
      await press(page, 'Escape');
      await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
      await click(page, 'link', 'Get coupon');
      await page.waitForSelector('dialog[open] form');
      await stands(page, 'input[name=name]', 'Kim');
      expect(complaints).toEqual([]);
      await closePage(page);
    });

    it('gets none when the last one is sold while the form is open', async () => {
      const { page, complaints } = await openPage(browser, viewport);
      const ad = await offer(at + 2);
      await openDialog(page, ad);
      await changeOffer(site, ad, { numberOfCoupons: ad.taken + 1 });
      const faster = await fetch(`${site.url}/rest/brochure/public/${ad.id}/purchase`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(newBuyer()),
      });
      expect(faster.status).toBe(200);
      await fillBuyer(page, newBuyer());
      await send(page);
      await see(page, 'heading', 'All coupons are taken');
      expect(complaints).toEqual([]);
      await closePage(page);
    });

    it('pays the price that was shown: confirms it again when it rose while the form was open', async () => {
      const { page, complaints } = await openPage(browser, viewport);
      const ad = await offer(at + 2);
      const change = (changes: object) => changeOffer(site, ad, changes);
      const couponHours = 'Mo-Su 17:00-20:00; PH closed';
      await change({ normalPriceCents: 3000, discountedPriceCents: 1500, couponHours });
      await openDialog(page, ad);
      await page.waitForFunction(() =>
        document.querySelector('dialog[open]')?.textContent.includes('not on public holidays'),
      );
      await read(page, 'You pay the business $15.00');
      await fillBuyer(page, newBuyer());
      await change({ discountedPriceCents: 1800 });
      await send(page);
      await read(page, 'The price has changed');
      await read(page, 'You pay the business $18.00');
      await send(page);
      await shownCode(page);
      await page.waitForFunction(() =>
        document.querySelector('dialog[open] article')?.textContent.includes('not on public holidays'),
      );
      expect(complaints).toEqual([]);
      await closePage(page);
    });

    it('gets one although the response was lost, and loses no input', async () => {
      const { page } = await openPage(browser, viewport);
      // interception sees the page's requests, not those of a service worker
      await page.setBypassServiceWorker(true);
      const ad = await offer(at + 1);
      const buyer = newBuyer();
      await openDialog(page, ad);
      await fillBuyer(page, buyer);
      let lost: string | null = null;
      const loseAnswer = async (request: HTTPRequest) => {
        if (lost !== null || !request.url().endsWith('/graphql')) return request.continue();
        const body = (await request.fetchPostData()) ?? '';
        if (!body.includes('PurchaseCoupon')) return request.continue();
        // the server has sold it, but the response is lost
        const answer = await fetch(request.url(), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        lost = codePattern.exec(await answer.text())?.[0] ?? '';
        return request.abort('connectionreset');
      };
      await page.setRequestInterception(true);
      page.on('request', (request) => void loseAnswer(request));
      await send(page);
      await read(page, 'We could not reach the server');
      expect(lost).toMatch(codePattern);

      await page.reload({ waitUntil: 'networkidle0' });
      await click(page, 'link', 'Get coupon');
      await page.waitForSelector('dialog[open] form');
      await stands(page, 'input[name=email]', buyer.email);
      await send(page);
      expect(await shownCode(page)).toBe(lost);
      await closePage(page);
    });

    it('gets none of an offer that was taken down in the meantime', async () => {
      const { page } = await openPage(browser, viewport);
      const ad = await offer(at);
      await openDialog(page, ad);
      await askApi(
        site,
        'mutation ($input: ArchiveBrochureInput!) { archiveBrochure(input: $input) { brochure { id } } }',
        { input: { id: ad.globalId } },
        asAdministrator,
      );
      await fillBuyer(page, newBuyer());
      await send(page);
      await see(page, 'heading', 'This offer has ended');
      await click(page, 'link', 'See other offers');
      await see(page, 'heading', 'Local offers');
      await closePage(page);
    });

    it('gets one without JavaScript as well', async () => {
      const { page } = await openPage(browser, viewport);
      await page.setJavaScriptEnabled(false);
      const ad = await offer(at + 1);
      const buyer = newBuyer();
      await page.goto(`${site.url}/details/${ad.id}`);
      const form = await page.$$eval(
        'main a',
        (links) => links.find((link) => link.textContent === 'Get coupon')?.href,
      );
      await page.goto(form ?? '');
      await page.type('input[name=name]', buyer.name);
      await page.type('input[name=email]', 'kim@');
      await Promise.all([page.waitForNavigation(), page.click('main form button[type=submit]')]);
      const wrong = await page.$eval('main form', (element) => element.textContent);
      expect(wrong).toContain('Please enter a valid email address.');
      expect(wrong).toContain('Accept the terms to get the coupon.');
      expect(await page.$eval('input[name=name]', (input) => input.value)).toBe(buyer.name);

      await page.$eval('input[name=email]', (input) => input.select());
      await page.type('input[name=email]', buyer.email);
      await page.click('input[name=acceptTerms]');
      await Promise.all([page.waitForNavigation(), page.click('main form button[type=submit]')]);
      expect(new URL(page.url()).pathname).toMatch(/^\/coupon\/[\w-]{55}$/);
      const code = codePattern.exec(await page.$eval('main', (main) => main.textContent))?.[0];
      const pdf = await page.$eval('main a[href$="/pdf"]', (link) => link.href);
      const answer = await fetch(pdf);
      expect(await readPdf(new Uint8Array(await answer.arrayBuffer()))).toContain(code);
      await closePage(page);
    });
  });

  // last, because no coupon of this offer is good at once after it
  it('confirms a held coupon by the button behind the link in the mail', async () => {
    const { page, complaints } = await openPage(browser, devices[1][1]);
    const ad = await offer(0);
    await changeOffer(site, ad, { numberOfCoupons: ad.taken + 20 });
    while ((await reserveCoupon(site, ad, newBuyer())).state === 'VALID');
    const buyer = newBuyer();
    await openDialog(page, ad);
    await fillBuyer(page, buyer);
    await send(page);
    await see(page, 'heading', 'Confirm your coupon');
    expect(await page.$eval('dialog[open]', (dialog) => dialog.textContent)).toContain('within 30');

    const link = await findInMails(site, 'mail that asks to confirm the coupon', (outbox) => {
      const mails = outbox.split('<details id="mail-');
      const mail = mails.find((each) => each.includes(buyer.email) && each.includes('Confirm'));
      return /\/coupon\/[\w-]{55}\?confirm=[\w-]{55}/.exec(mail ?? '')?.[0];
    });
    await page.goto(`${site.url}${link}`, { waitUntil: 'networkidle0' });
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await click(page, 'button', 'Confirm the coupon');
    await shownCode(page);
    expect(new URL(page.url()).search).toBe('');
    expect(complaints).toEqual([]);
  });
});
