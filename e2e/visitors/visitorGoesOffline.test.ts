import { type Browser, type Page } from 'puppeteer';
import { connectionOf } from '../support/connectionOf';
import { click, clickOn, fill, read, readNoMore, see } from '../support/browser/acts';
import { demoLogins } from '../support/site/demoLogins';
import { findAccessibilityProblems, openBrowser, openPage, watchPage } from '../support/browser/openBrowser';
import { readPdf } from '../support/readPdf';
import { signIn } from '../support/browser/signIn';
import { startSite, type Site } from '../support/site/startSite';

const phone = { width: 360, height: 740, hasTouch: true, isMobile: true };

describe('a visitor in the street loses the connection', () => {
  let site: Site;
  let browser: Browser;
  let ads: { id: number; title: string }[];

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite({ DEMO_DATA: 'true' }), openBrowser()]);
    const answer = await fetch(`${site.url}/rest/brochure/public/?types=CP_AD&pageSize=5&page=0`);
    ads = ((await answer.json()) as { content: typeof ads }).content;
  });

  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  const waitForServiceWorker = (page: Page) =>
    page.waitForFunction(
      async () => navigator.serviceWorker.controller !== null && (await caches.match(window.location.pathname)),
      { polling: 200 },
    );

  it('reads visited pages, shows the coupon at the till, and gets help with other pages', async () => {
    const [visited, followed, unvisited] = ads;
    if (!visited || !followed || !unvisited) throw new Error('The demo has too few coupons.');
    const { page } = await openPage(browser, phone);
    await page.goto(`${site.url}/details/${visited.id}`, { waitUntil: 'networkidle0' });
    await waitForServiceWorker(page);
    expect(await page.evaluate(() => caches.match('/offline').then((kept) => kept?.status))).toBe(200);

    await click(page, 'link', 'Get coupon');
    await page.waitForSelector('dialog[open] form');
    await fill(page, 'Name', 'Kim Tran');
    await fill(page, 'Email', 'kim@people.example');
    await clickOn(page, 'input[name=acceptTerms]');
    await click(page, 'button', 'Get coupon');
    await read(page, 'Your coupon is reserved');
    await page.waitForFunction(async () => (await (await caches.open('coupon-pdfs')).keys()).length === 1);

    // one ad opened by a link within the site, which requests no page
    await page.goto(`${site.url}/?broTypes=CP_AD`, { waitUntil: 'networkidle0' });
    await click(page, 'link', followed.title);
    await see(page, 'heading', followed.title);
    await click(page, 'button', 'Save to my offers');
    await page.waitForFunction(
      async (title) => {
        const kept = await caches.open('answers');
        const answers = await Promise.all((await kept.keys()).map(async (key) => (await kept.match(key))?.text()));
        return answers.some((answer) => answer?.includes('"brochure":{') && answer.includes(JSON.stringify(title)));
      },
      { polling: 200 },
      followed.title,
    );

    const connection = await connectionOf(browser, page);
    await connection.set(true);
    await read(page, 'You are offline.');
    for (const { id, title } of [visited, followed]) {
      await page.goto(`${site.url}/details/${id}`);
      await see(page, 'heading', title);
      await read(page, 'You are offline. This page is from ');
      await read(page, 'A coupon needs a connection.');
    }
    await page.goto(`${site.url}/my-offers`);
    await see(page, 'heading', 'Coupons');
    await see(page, 'heading', visited.title);
    await page.waitForSelector('main svg[role=img]');
    const pdf = await page.evaluate(async () => {
      const link = document.querySelector<HTMLAnchorElement>('main a[href$="/pdf"]');
      const answer = await fetch(link?.href ?? '');
      return [...new Uint8Array(await answer.arrayBuffer())];
    });
    expect(await readPdf(new Uint8Array(pdf))).toContain('Reserved for Kim Tran');

    await page.goto(`${site.url}/details/${unvisited.id}`);
    await see(page, 'heading', 'The offer could not be loaded');
    await see(page, 'heading', 'Kept on this device');
    await see(page, 'link', followed.title);
    await connection.set(false);
    await readNoMore(page, 'You are offline.');
    await click(page, 'button', 'Try again');
    await see(page, 'heading', unvisited.title);
    await page.browserContext().close();
  });

  it('nothing private is cached', async () => {
    const { page } = await openPage(browser);
    await page.goto(site.url, { waitUntil: 'networkidle0' });
    await waitForServiceWorker(page);
    await page.goto(`${site.url}/admin/brochures`, { waitUntil: 'networkidle0' });
    await signIn(page, demoLogins.administrator);
    await see(page, 'heading', 'All ads');
    await page.goto(`${site.url}/admin`, { waitUntil: 'networkidle0' });
    const kept = await page.evaluate(async () => {
      const all: string[] = [];
      for (const name of await caches.keys()) {
        for (const request of await (await caches.open(name)).keys()) {
          const answer = await caches.match(request);
          all.push(new URL(request.url).pathname, name === 'answers' ? ((await answer?.text()) ?? '') : '');
        }
      }
      return all;
    });
    expect(kept).toContain('/');
    expect(kept.filter((text) => /^\/(?:admin|login|vendor)/.test(text))).toEqual([]);
    expect(kept.join(' ')).not.toMatch(/auditLog|"viewer":\{/);
    await page.browserContext().close();
  });

  it('stores offers in all tabs alike, removes one, and restores it', async () => {
    const [ad] = ads;
    const { page, complaints } = await openPage(browser);
    await page.goto(`${site.url}/?broTypes=CP_AD`, { waitUntil: 'networkidle0' });
    await click(page, 'button', `Save ${ad?.title ?? ''}`);
    const { page: other } = await watchPage(await page.browserContext().newPage());
    await other.goto(`${site.url}/my-offers`, { waitUntil: 'networkidle0' });
    await see(other, 'heading', ad?.title ?? '');
    await click(other, 'button', `Remove ${ad?.title ?? ''}`);
    await read(other, 'Nothing kept yet');
    await page.bringToFront();
    await page.waitForSelector('button[aria-pressed=false]');
    await page.waitForFunction(() => document.querySelectorAll('main button[aria-pressed=true]').length === 0);
    await other.bringToFront();
    await click(other, 'button', 'Undo');
    await see(other, 'heading', ad?.title ?? '');
    await other.setBypassCSP(true);
    await other.reload({ waitUntil: 'networkidle0' });
    expect(await findAccessibilityProblems(other)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.browserContext().close();
  });

  it('can install the site', async () => {
    const { page } = await openPage(browser, phone);
    await page.goto(site.url, { waitUntil: 'networkidle0' });
    const session = await page.createCDPSession();
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // a context of its own is a private window, which cannot install anything
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    await page.browserContext().close();
  });
});
