import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'puppeteer';
import { click, clickOn, fillIn, focusOn, press, read, readNoMore, search, see } from '../support/browser/acts';
import { findAccessibilityProblems, openPage } from '../support/browser/openBrowser';
import { useDemoSite } from '../support/site/useDemoSite';
import type { ClientManifest } from '../../server/app/pages/client-build/screenFiles';
import { brand } from '../../server/shared/brand/brand';

const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 740, hasTouch: true, isMobile: true };

/** Bytes of the list's HTML, not compressed: what a phone parses before it shows anything. */
const htmlBudget = 60_000;

describe('a visitor of the demo town', () => {
  const demo = useDemoSite({ hasMotion: true });

  it('gets the first cards in little HTML', async () => {
    const html = await (await fetch(demo.site.url)).text();
    expect(html.split('<article')).toHaveLength(13);
    expect(Buffer.byteLength(html)).toBeLessThan(htmlBudget);
  });

  it('filters, opens an ad, and comes back to the same place', async () => {
    const { page, complaints } = await openPage(demo.browser);
    await page.goto(demo.site.url, { waitUntil: 'networkidle0' });
    await see(page, 'heading', 'Local offers');
    // the next screen's code is prefetched before the visitor opens it
    await page.waitForFunction(isFetched, {}, fileOf('brochure-details/BrochureDetailsScreen'));
    await focusOn(page, 'footer a[href="/privacy-policy"]');
    await page.waitForFunction(isFetched, {}, fileOf('privacy-policy/PrivacyPolicyScreen'));
    // the list grows near its end
    await page.waitForFunction(() => {
      window.scrollTo(0, document.body.scrollHeight);
      return document.querySelectorAll('main article').length > 36;
    });
    const titles = await cardTitles(page);
    expect(new Set(titles).size).toBe(titles.length);

    const chosen = titles[30] ?? '';
    await click(page, 'link', chosen);
    await page.waitForFunction((title) => document.querySelector('h1')?.textContent === title, {}, chosen);
    expect(new URL(page.url()).pathname).toMatch(/^\/details\/\d+$/);
    expect(await page.title()).toBe(`${chosen} – ${brand.name}`);
    await page.waitForFunction(() => window.scrollY === 0);
    await click(page, 'link', 'Back');
    await page.waitForFunction(isInSight, {}, chosen);
    expect(await cardTitles(page)).toEqual(titles);
    await page.waitForFunction((title) => document.activeElement?.textContent === title, {}, chosen);

    await click(page, 'link', 'Offers');
    await see(page, 'heading', 'Coupon offers');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goto(demo.site.url, { waitUntil: 'networkidle0' });
    await see(page, 'heading', 'Coupon offers');
    expect(new URL(page.url()).search).toBe('?broTypes=CP_AD');
    expect(complaints).toEqual([]);
  });

  it('reads before the scripts load, which wait for the first picture, but only for a limited time', async () => {
    const { page, complaints } = await openPage(demo.browser, phone);
    await page.goto(demo.site.url, { waitUntil: 'networkidle0' });
    // the network is idle between the two
    const found = await page.waitForFunction(() => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const source = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc;
      const picture = resources.find(({ name }) => name === source)?.responseEnd;
      const script = resources.find(({ name }) => /\/assets\/index-[^/]*\.js$/.test(name))?.startTime;
      return picture !== undefined && script !== undefined ? { picture, script } : null;
    });
    const { picture = Infinity, script = 0 } = (await found.jsonValue()) ?? {};
    // two seconds are enough
    expect(picture < script || script >= 2000).toBe(true);

    await page.setCacheEnabled(false);
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      // a picture that never loads
      if (request.resourceType() !== 'image') void request.continue();
    });
    await page.goto(demo.site.url, { waitUntil: 'domcontentloaded' });
    // press at once: clicks are queued until hydration, then replayed
    await (await page.waitForSelector('main article button[aria-pressed=false]'))?.click();
    await page.waitForSelector('main article button[aria-pressed=true]');
    await click(page, 'button', 'Menu');
    await see(page, 'link', 'Show on Map');
    expect(complaints).toEqual([]);
    await page.browserContext().close();
  });

  it('finds offers nearby, and searches by words', async () => {
    const { page, complaints } = await openPage(demo.browser);
    await page.browserContext().setPermission(demo.site.url, { permission: { name: 'geolocation' }, state: 'granted' });
    await page.setGeolocation({ latitude: -26.4, longitude: 153.1 });
    await page.goto(demo.site.url, { waitUntil: 'networkidle0' });
    await click(page, 'button', 'Near Me');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main article span')].some((span) => span.textContent.endsWith(' km')),
    );
    const distances = await page.$$eval('main article span', (spans) =>
      spans.map((span) => span.textContent.endsWith(' km') && parseFloat(span.textContent.replace('≈', ''))),
    );
    const kilometres = distances.filter((distance): distance is number => typeof distance === 'number');
    expect(kilometres.length).toBeGreaterThan(10);
    expect(kilometres).toEqual([...kilometres].sort((a, b) => a - b));

    await search(page, 'Search offers', 'no such words at all');
    await see(page, 'heading', 'No results for “no such words at all”');
    await click(page, 'link', 'Clear all filters');
    await see(page, 'heading', 'Local offers');
    expect(complaints).toEqual([]);
  });

  it.each([
    ['desktop', desktop],
    ['phone', phone],
  ] as const)('sees the distance on each card, also without a picture (%s)', async (_name, viewport) => {
    const { page } = await openPage(demo.browser, viewport);
    await page.browserContext().setPermission(demo.site.url, { permission: { name: 'geolocation' }, state: 'granted' });
    await page.setGeolocation({ latitude: -26.4, longitude: 153.1, accuracy: 2500 });
    await page.goto(demo.site.url, { waitUntil: 'networkidle0' });
    await click(page, 'button', 'Near Me');
    await read(page, 'Your position is known within about 2.5 km.');
    await page.waitForFunction(() => document.querySelectorAll('main article').length > 12);
    const cards = await page.$$eval('main article', (articles) =>
      articles.map((article) => {
        const distance = [...article.querySelectorAll('span')].find((span) =>
          /^(≈ )?[\d.]+ k?m$/.test(span.textContent),
        );
        const heart = article.querySelector('button')?.getBoundingClientRect();
        const text = distance?.getBoundingClientRect();
        if (!text || !heart) return 'no distance';
        const isApart =
          text.right <= heart.left || text.left >= heart.right || text.bottom <= heart.top || text.top >= heart.bottom;
        return isApart ? `${article.querySelector('img') ? 'with' : 'without'} a picture` : 'hidden beneath the heart';
      }),
    );
    expect(new Set(cards)).toEqual(new Set(['with a picture', 'without a picture']));
  });

  it.each([
    ['refused', 'Sorry, it is not possible to get your current location.'],
    ['unsupported', 'Getting your current location is not supported in this browser.'],
    // a dismissed prompt never resolves: the page stops waiting after ten seconds
    ['dismissed', 'Sorry, it is not possible to get your current location.'],
  ] as const)('can choose a suburb if the position is %s', async (how, message) => {
    const { page, complaints } = await openPage(demo.browser, how === 'refused' ? phone : desktop);
    await page.evaluateOnNewDocument((kind) => {
      if (kind === 'unsupported') Reflect.deleteProperty(Navigator.prototype, 'geolocation');
      if (kind === 'dismissed') Geolocation.prototype.getCurrentPosition = () => undefined;
    }, how);
    await page.goto(demo.site.url, { waitUntil: 'networkidle0' });
    await click(page, 'button', 'Near Me');
    await read(page, message);
    const box = '::-p-aria([name="Choose a suburb or postcode instead"])';
    if (how === 'unsupported') {
      await fillIn(page, box, 'curlew heads');
      await click(page, 'button', 'Show offers there');
    } else {
      await fillIn(page, box, 'curlew');
      await click(page, 'link', /^Near Curlew Heads/);
    }
    await see(page, 'heading', /^Local offers near Curlew Heads/);
    await read(page, ' km');
    await readNoMore(page, message);
    expect(new URL(page.url()).searchParams.get('near')).toMatch(/^-?\d+\.\d+,\d+\.\d+$/);
    expect(complaints).toEqual([]);
  });

  it('opens the menu on a phone: the page behind it is unreachable, Escape returns the focus', async () => {
    const { page, complaints } = await openPage(demo.browser, phone);
    await page.goto(demo.site.url, { waitUntil: 'networkidle0' });
    await click(page, 'button', 'Menu');
    await see(page, 'link', 'Show on Map');
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside).toBe(true);
    }
    await press(page, 'Escape');
    await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
    await page.waitForFunction(() => document.activeElement?.textContent === 'Menu');
    await click(page, 'button', 'Menu');
    await click(page, 'button', 'Stay');
    await click(page, 'link', /^All Stay/);
    await see(page, 'heading', 'Stay');
    await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
    expect(complaints).toEqual([]);
  });

  it('reads and navigates without JavaScript', async () => {
    const { page } = await openPage(demo.browser);
    await page.setJavaScriptEnabled(false);
    await page.goto(demo.site.url);
    const first = await cardTitles(page);
    expect(first).toHaveLength(12);
    const next = await page.$$eval('main a', (links) => links.find((link) => link.textContent === 'Show more')?.href);
    await page.goto(next ?? '');
    const second = await cardTitles(page);
    expect(second.length).toBeGreaterThan(0);
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    await page.goto(`${demo.site.url}/?q=curlew+heads`);
    const near = await page.$$eval(
      'main nav a',
      (links) => links.find((link) => link.innerText.startsWith('Near '))?.href,
    );
    await page.goto(near ?? '');
    expect(await page.$eval('h1', (heading) => heading.textContent)).toMatch(/^Local offers near Curlew Heads/);
    await page.goto(`${demo.site.url}/?q=coffee`);
    expect(await page.$eval('h1', (heading) => heading.textContent)).toBe('Local offers for “coffee”');
    const filters = await page.$$eval('main a', (links) => links.find((link) => link.innerText === 'Filters')?.href);
    await page.goto(filters ?? '');
    await page.click('main label:has([name="withPrice"])');
    await Promise.all([page.waitForNavigation(), page.click('main form [type="submit"]:not([formAction])')]);
    expect(await page.$eval('h1', (heading) => heading.textContent)).toBe('Local offers for “coffee”');
    expect(await page.$eval('ul[aria-label="Chosen filters"]', (list) => list.textContent)).toContain('With a price');
    await page.goto(`${demo.site.url}/?category=FOOD_DRINK`);
    await page.select('main select[name="sort"]', 'TITLE');
    await Promise.all([page.waitForNavigation(), page.click('main form:has([name="sort"]) button')]);
    const sorted = await cardTitles(page);
    expect([sorted.length > 1, sorted]).toEqual([true, sorted.toSorted((one, other) => one.localeCompare(other))]);
    expect(new URL(page.url()).search).toContain('category=FOOD_DRINK');
    await page.goto(await page.$eval('main article a', (link) => link.href));
    expect(await page.$eval('h1', (heading) => heading.textContent)).not.toBe('');
  });

  it('filters by a panel, and searches by suggestions, with a thumb', async () => {
    const { page, complaints } = await openPage(demo.browser, phone);
    await page.goto(demo.site.url, { waitUntil: 'networkidle0' });
    await click(page, 'link', 'Filters');
    await see(page, 'button', /^Show \d+ results$/);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await clickOn(page, 'dialog label:has([name="withPrice"])');
    await click(page, 'button', /^Show \d+ results$/);
    await click(page, 'link', /^With a price/);
    await page.waitForFunction(() => window.location.search === '');

    await page.tap('input[type="search"]');
    await page.waitForFunction(() => document.activeElement?.matches('input[type="search"]'));
    // at once: letter by letter, on a slow machine, the suggestions for "c" come first
    await page.keyboard.sendCharacter('caf');
    const option = await page.waitForSelector('[role="option"]');
    expect(await isWiderThanItsWindow(page)).toBe(false);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await option?.tap();
    await see(page, 'heading', 'Cafés');
    expect(new URL(page.url()).search).toBe('?category=FOOD_DRINK_CAFES');
    expect(complaints).toEqual([]);
  });

  // desktops are in everyPublicScreen.test.ts
  it('finds no accessibility problem and no error on a phone, dark', async () => {
    const { page, complaints } = await openPage(demo.browser, phone);
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    const coupons = `${demo.site.url}/?broTypes=CP_AD`;
    await page.goto(coupons, { waitUntil: 'networkidle0' });
    const details = await page.$eval('main article a', (link) => link.href);
    for (const url of [
      demo.site.url,
      `${demo.site.url}/?broTypes=BRO_AD`,
      `${demo.site.url}/?q=zzzz&category=STAY`,
      details,
    ]) {
      await page.goto(url, { waitUntil: 'networkidle0' });
      expect(await isWiderThanItsWindow(page)).toBe(false);
      expect({ url, problems: await findAccessibilityProblems(page) }).toEqual({ url, problems: [] });
    }
    expect(complaints).toEqual([]);
  });
});

async function cardTitles(page: Page): Promise<string[]> {
  return page.$$eval('main article h2', (titles) => titles.map((title) => title.textContent));
}

/** Returns the file of a visitors' screen in the build. */
function fileOf(screen: string): string {
  const manifest = path.resolve(__dirname, '..', '..', 'dist', 'client', '.vite', 'manifest.json');
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as ClientManifest;
  return chunks[`screens/visitors/${screen}.tsx`]?.file ?? 'no file';
}

/** Runs in the page. */
function isFetched(file: string): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file));
}

function isInSight(title: string): boolean {
  const links = [...document.querySelectorAll('main article a')];
  const box = links.find((link) => link.textContent === title)?.getBoundingClientRect();
  return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight;
}

async function isWiderThanItsWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}
