import type { Page } from 'puppeteer';
import { click, read, see, settled } from '../support/browser/acts';
import { arriveInPieces } from '../support/browser/arriveInPieces';
import { layoutShiftsOf, watchLayoutShift } from '../support/browser/layoutShift';
import { openPage } from '../support/browser/openBrowser';
import { useDemoSite } from '../support/site/useDemoSite';
import { brand } from '../../server/shared/brand/brand';

const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 740, hasTouch: true, isMobile: true };

/** Runs in the page before its own scripts: collects its headings and titles. */
function watchWords(): void {
  const words: string[] = [];
  Object.assign(window, { words });
  const look = () => {
    const heading = document.querySelector('h1');
    const isSeen = heading?.checkVisibility({ visibilityProperty: true }) === true;
    for (const word of isSeen ? [heading.textContent, document.title] : []) {
      if (!words.includes(word)) words.push(word);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { words: string[] }).words);

/** Waits until React has hydrated the page and the network is idle. */
async function load(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle0' });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps$')),
  );
  await settled(page);
}

describe('a visitor who comes back', () => {
  const demo = useDemoSite({ clearsCache: true });

  it.each([
    ['desktop', desktop],
    ['phone', phone],
  ] as const)('finds the filters of the last visit, and nothing moves (%s)', async (_name, viewport) => {
    const { page, complaints } = await openPage(demo.browser, viewport);
    await load(page, `${demo.site.url}/?category=FOOD_DRINK`);
    await click(page, 'link', 'Offers');
    await see(page, 'heading', /^Coupon offers: /);
    await watchLayoutShift(page);
    await page.evaluateOnNewDocument(watchWords);
    await load(page, `${demo.site.url}/terms-and-conditions`);
    await load(page, demo.site.url);
    await see(page, 'link', 'Clear');
    expect(await layoutShiftsOf(page)).toEqual([]);
    expect(await wordsOn(page)).toEqual([
      expect.stringMatching(/^Coupon offers: /),
      expect.stringMatching(new RegExp(`^Coupon offers: .* – ${brand.name}$`)),
    ]);
    // other filters hold for their address only, and are in its first view
    await load(page, `${demo.site.url}/?withPrice=true`);
    await see(page, 'link', /^With a price/);
    expect(await layoutShiftsOf(page)).toEqual([]);
    await load(page, demo.site.url);
    expect(new URL(page.url()).search).toBe('?category=FOOD_DRINK&broTypes=CP_AD');
    await click(page, 'link', 'Clear');
    await see(page, 'heading', 'Local offers');
    await load(page, demo.site.url);
    expect(new URL(page.url()).search).toBe('');
    expect(complaints).toEqual([]);
  });

  it('finds offers nearby, ordered once before they are visible', async () => {
    const { page, complaints } = await openPage(demo.browser);
    await page.browserContext().setPermission(demo.site.url, { permission: { name: 'geolocation' }, state: 'granted' });
    await page.setGeolocation({ latitude: -26.4, longitude: 153.1 });
    await load(page, demo.site.url);
    await click(page, 'button', 'Near Me');
    await read(page, ' km');
    await watchLayoutShift(page);
    await load(page, demo.site.url);
    await page.waitForFunction(() => !document.documentElement.hasAttribute('data-holds'));
    await read(page, ' km');
    expect(await layoutShiftsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('sees the filters of a shared address, not those of the last visit', async () => {
    const { page } = await openPage(demo.browser);
    await load(page, `${demo.site.url}/?broTypes=CP_AD`);
    for (const address of [
      '/brochureMap?box=153,-27,154,-26',
      '/brochureMap?at=-26.4,153.1',
      '/?mapArea=larkin-beach',
      '/?withPrice=true',
    ]) {
      await load(page, demo.site.url + address);
      await settled(page);
      expect(page.url()).toBe(demo.site.url + address);
    }
  });

  it('goes back to the previous list', async () => {
    const { page } = await openPage(demo.browser);
    await load(page, demo.site.url);
    await click(page, 'link', 'Offers');
    await see(page, 'heading', 'Coupon offers');
    await page.goBack();
    await see(page, 'heading', 'Local offers');
    await page.goForward();
    await see(page, 'heading', 'Coupon offers');
  });

  it('sees a notice when a category of the last visit no longer exists, and the list at once', async () => {
    const { page } = await openPage(demo.browser);
    await load(page, `${demo.site.url}/terms-and-conditions`);
    await page.evaluate(() => localStorage.setItem('selectedCategory', '"CLOSED_DOWN"'));
    await watchLayoutShift(page);
    await load(page, demo.site.url);
    await read(page, 'The category you chose last time has no offers any more and was lifted.');
    expect(await layoutShiftsOf(page)).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
  });

  it.each([
    ['the list on a desktop', '/?category=FOOD_DRINK&broTypes=CP_AD', desktop],
    ['the list on a phone', '/?category=FOOD_DRINK&broTypes=CP_AD', phone],
    ['an area on a desktop', '/areas/larkin-beach', desktop],
  ] as const)('sees nothing move while a page arrives in pieces: %s', async (_name, path, viewport) => {
    const { url, stop } = await arriveInPieces(demo.site.url);
    try {
      const { page } = await openPage(demo.browser, viewport);
      // the typeface is in the browser's cache
      await load(page, `${url}/terms-and-conditions`);
      await watchLayoutShift(page);
      await load(page, url + path);
      expect(await layoutShiftsOf(page)).toEqual([]);
    } finally {
      stop();
    }
  });
});
