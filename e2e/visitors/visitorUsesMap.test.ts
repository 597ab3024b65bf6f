import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser, Page } from 'puppeteer';
import sharp from 'sharp';
import type { Feature } from 'geojson';
import { lightMap } from '../../client/generated/mapPalettes';
import { makeTestFolder } from '../../server/test/cluster/makeTestFolder';
import { eventually } from '../../server/test/eventually';
import { makeMapFile } from '../../server/test/makeMapFile';
import { atRest, click, focusOn, press, read, see, settled } from '../support/browser/acts';
import { closePage, openBrowser, openPage } from '../support/browser/openBrowser';
import { patienceMs } from '../support/browser/patience';
import { startSite, type Site } from '../support/site/startSite';

const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 780 };

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ hasMotion: true });
});

afterAll(async () => {
  await browser.close();
});

describe('the map of the demo town', () => {
  let site: Site;
  let ad: { id: number; title: string };

  beforeAll(async () => {
    site = await startSite({ DEMO_DATA: 'true' });
    const answer = await fetch(`${site.url}/rest/brochure/public/?types=CP_AD&pageSize=1&page=0`);
    const { content } = (await answer.json()) as { content: { id: number; title: string }[] };
    const [first] = content;
    if (!first) throw new Error('The demo has no coupon.');
    ad = first;
  });

  afterAll(async () => {
    await site.stop();
  });

  it('by mouse: a press on a marker opens its card beside it, and the list follows the map', async () => {
    const { page, complaints } = await openPage(browser, desktop);
    await page.goto(`${site.url}/brochureMap?id=${ad.id}`);
    await mapIsThere(page);
    const pin = await labelAt(page);
    await page.mouse.click(pin.x, pin.y);
    const card = await cardOf(page);
    expect(await card.evaluate((element) => element.textContent)).toContain(ad.title);
    expect(await isCovered(page, await labelAt(page))).toBe(false);
    await click(page, 'button', 'Close');

    // the map is dragged by the name itself, which is no press on it, past the map's edge: a slow device adds no momentum
    const from = await labelAt(page);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(8, from.y + 40, { steps: 8 });
    await page.mouse.up();
    await see(page, 'heading', 'No offers in this area');
    expect(new URL(page.url()).searchParams.get('box')).toMatch(/^[\d.]+,-[\d.]+,[\d.]+,-[\d.]+$/);
    await click(page, 'link', 'Search everywhere');
    await see(page, 'link', ad.title);
    expect(await page.$('section[aria-label="Chosen on the map"]')).toBeNull();
    expect(complaints).toEqual([]);
    await closePage(page);
  });

  it('a row of the list and its name on the map are highlighted together', async () => {
    const { page } = await openPage(browser, desktop);
    await page.goto(`${site.url}/brochureMap?id=${ad.id}`);
    await mapIsThere(page);
    const row = await page.waitForSelector('ul[aria-label="Offers on the map"] article');
    await row?.hover();
    await page.waitForSelector('[aria-label="Named on the map"] [data-highlighted]');
    const label = await labelAt(page);
    await page.mouse.move(label.x, label.y);
    await page.waitForSelector('ul[aria-label="Offers on the map"] > li[data-pointed]');
    await page.mouse.move(10, 10);
    await page.waitForSelector('ul[aria-label="Offers on the map"] > li[data-pointed]', { hidden: true });
    await closePage(page);
  });

  it('by keyboard alone: move, search, show an ad, open it and come back', async () => {
    const { page, complaints } = await openPage(browser, desktop);
    await page.evaluateOnNewDocument(() => localStorage.setItem('mapFollows', 'false'));
    await page.goto(`${site.url}/brochureMap`);
    await mapIsThere(page);
    await focusOn(page, '[role="application"]');
    await press(page, '+');
    await press(page, 'ArrowUp');
    await see(page, 'button', 'Search this area');
    await tabTo(page, 'Search this area');
    await press(page, 'Enter');
    await page.waitForFunction(() => window.location.search.includes('box='));
    await settled(page);
    // the button has disappeared: the map has the focus again
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'application');
    await page.waitForSelector('ul[aria-label="Offers on the map"][aria-busy="false"]');
    await tabTo(page, /^Show .* on the map$/);
    const row = await page.evaluate(() => document.activeElement?.textContent);
    await press(page, 'Enter');
    const card = await cardOf(page);
    await page.waitForFunction((element) => element === document.activeElement, {}, card);
    await press(page, 'Escape');
    await page.waitForFunction((text) => document.activeElement?.textContent === text, {}, row);
    const title = /^Show (.*) on the map$/.exec(row ?? '')?.[1] ?? '';
    await press(page, 'Shift', 'Tab');
    await press(page, 'Enter');
    await page.waitForFunction(() => window.location.pathname.startsWith('/details/'));
    await read(page, title);
    await page.goBack();
    await see(page, 'heading', 'In this part of the map');
    expect(page.url()).toContain('box=');
    expect(complaints).toEqual([]);
    await closePage(page);
  });

  it('on a phone the card comes from below, never over its marker', async () => {
    const { page, complaints } = await openPage(browser, phone);
    // the map makes room without animation, because a moving pin cannot be pressed at its target
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.goto(`${site.url}/brochureMap?id=${ad.id}`);
    await mapIsThere(page);
    const pin = await labelAt(page);
    await page.mouse.click(pin.x, pin.y);
    const card = await cardOf(page);
    expect((await card.boundingBox())?.width).toBeGreaterThan(300);
    // the map makes room for the card
    await atRest(page);
    await eventually(async () => expect(await isCovered(page, await labelAt(page))).toBe(false), patienceMs);
    await page.goBack();
    await page.waitForSelector('section[aria-label="Chosen on the map"]', { hidden: true });
    const again = await labelAt(page);
    await page.mouse.click(again.x, again.y);
    await cardOf(page);
    await press(page, 'Escape');
    await page.waitForSelector('section[aria-label="Chosen on the map"]', { hidden: true });
    expect(complaints).toEqual([]);
    await closePage(page);
  });

  it('on a phone closing the card of a row returns to the list, at the same row with the focus', async () => {
    const { page, complaints } = await openPage(browser, phone);
    await page.goto(`${site.url}/brochureMap`);
    await mapIsThere(page);
    await click(page, 'button', 'Show more of the list');
    await page.waitForSelector('[data-position="half"]');
    await atRest(page);
    const rows = await page.$$('ul[aria-label="Offers on the map"] button');
    const row = rows.at(-1);
    if (!row) throw new Error('There is no list.');
    await row.scrollIntoView();
    await atRest(page);
    await row.click();
    await cardOf(page);
    await click(page, 'button', 'Close');
    await page.waitForSelector('section[aria-label="Chosen on the map"]', { hidden: true });
    await page.waitForFunction((element) => element === document.activeElement, {}, row);
    expect(await row.isIntersectingViewport()).toBe(true);
    expect(complaints).toEqual([]);
    await closePage(page);
  });

  it('the filters of a searched area do not move the map', async () => {
    const { page } = await openPage(browser, desktop);
    const topOfMap = () => page.$eval('[role="application"]', (map) => Math.round(map.getBoundingClientRect().top));
    await page.goto(`${site.url}/brochureMap?category=FOOD_DRINK&broTypes=CP_AD`);
    await mapIsThere(page);
    const before = await topOfMap();
    await click(page, 'button', 'Zoom in');
    await page.waitForFunction(() => window.location.search.includes('box='));
    await see(page, 'link', 'Without searched area');
    expect(await topOfMap()).toBe(before);
    await closePage(page);
  });

  it('a door of more ads than a mark can name opens as a list of all', async () => {
    const file = path.join(makeTestFolder('door'), 'door.csv');
    const lines = Array.from(
      { length: 25 },
      (_, at) => `Arcade shop ${at + 1},SHOP,1 Arcade,Alice Springs,NT,0870,(08) 7010 1234,-23.7,133.875`,
    );
    writeFileSync(
      file,
      ['name,category,address_line1,suburb,state,postcode,phone,latitude,longitude', ...lines].join('\n'),
    );
    await site.run('importBrochures', file, '--type', 'BLD_AD', '--publish');
    const { page, complaints } = await openPage(browser, phone);
    await page.goto(`${site.url}/brochureMap?box=133.8,-23.75,133.95,-23.65`);
    await mapIsThere(page);
    const map = await (await page.$('[role="application"]'))?.boundingBox();
    if (!map) throw new Error('There is no map.');
    await page.mouse.click(map.x + map.width / 2, map.y + map.height / 2);
    const card = await cardOf(page);
    expect(await card.$$('article')).toHaveLength(20);
    await read(page, '25 offers and businesses at this place');
    await click(page, 'button', 'Show more');
    await page.waitForFunction(
      () => document.querySelectorAll('section[aria-label="Chosen on the map"] article').length === 25,
    );
    expect(complaints).toEqual([]);
    await closePage(page);
  });

  it('on a phone the list is a sheet over the map: dragged, moved by buttons, closed by the back button', async () => {
    const { page, complaints } = await openPage(browser, phone);
    await page.goto(`${site.url}/brochureMap`);
    await mapIsThere(page);
    // what was painted with the page, not the notice that arrives after the map
    expect(await largestPaint(page)).not.toContain('Map data');
    const sheetIs = (position: string) => page.waitForSelector(`[data-position="${position}"]:not([data-dragged])`);
    await sheetIs('peek');
    expect(
      await page.$$eval('article a', (links) =>
        links.some((link) => link.checkVisibility({ visibilityProperty: true })),
      ),
    ).toBe(false);
    await click(page, 'button', 'Show more of the list');
    await sheetIs('half');
    await click(page, 'button', 'Show more of the list');
    await sheetIs('full');
    await page.goBack();
    await sheetIs('peek');
    expect(new URL(page.url()).pathname).toBe('/brochureMap');
    await atRest(page);
    const grip = await (await page.$('[aria-label="List of offers"]'))?.boundingBox();
    if (!grip) throw new Error('There is no sheet.');
    await page.mouse.move(40, grip.y + 20);
    await page.mouse.down();
    await page.mouse.move(40, grip.y - 260, { steps: 8 });
    await page.mouse.up();
    await page.waitForFunction(
      () => document.querySelector('[data-position]')?.getAttribute('data-position') !== 'peek',
    );
    await click(page, 'button', 'Show less of the list');
    expect(complaints).toEqual([]);
    await closePage(page);
  });

  it('near the visitor the list shows distances', async () => {
    const { page, complaints } = await openPage(browser, desktop);
    await page.browserContext().setPermission(site.url, {
      permission: { name: 'geolocation' },
      state: 'granted',
    });
    await page.setGeolocation({ latitude: -24.565, longitude: 152.085 });
    await page.goto(`${site.url}/brochureMap`);
    await mapIsThere(page);
    await click(page, 'button', 'Near Me');
    await page.waitForFunction(() => /\d k?m\b/.test(document.querySelector('article')?.innerText ?? ''));
    expect(complaints).toEqual([]);
    await closePage(page);
  });

  it('a street of the index opens with its name at its place', async () => {
    const { page } = await openPage(browser, desktop);
    await page.goto(`${site.url}/brochureMap?at=-24.565,152.085&label=Halyard+Street`);
    await mapIsThere(page);
    await page.waitForFunction(() => /\d k?m\b/.test(document.querySelector('article')?.innerText ?? ''));
    await closePage(page);
  });

  it('without JavaScript the list shows all ads, and its links work', async () => {
    const { page } = await openPage(browser, phone);
    await page.setJavaScriptEnabled(false);
    await page.goto(`${site.url}/brochureMap?broTypes=CP_AD`);
    const hrefs = await page.$$eval('article a', (links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.length).toBeGreaterThan(3);
    expect(hrefs.every((href) => /^\/details\/\d+$/.test(href ?? ''))).toBe(true);
    expect(
      await page.$$eval('button', (all) => all.some((one) => one.innerText.includes('Zoom') && one.checkVisibility())),
    ).toBe(false);
    await closePage(page);
  });
});

describe('the operator’s map of the country', () => {
  let site: Site;

  beforeAll(async () => {
    const box = { west: 112, south: -44, east: 154, north: -10 };
    const everywhere: [number, number][] = [
      [112, -44],
      [154, -44],
      [154, -10],
      [112, -10],
      [112, -44],
    ];
    const sea: Feature = {
      type: 'Feature',
      properties: { kind: 'ocean' },
      geometry: { type: 'Polygon', coordinates: [everywhere] },
    };
    const tiles = [3, 4, 5].flatMap((z) =>
      Array.from({ length: 4 ** (z - 1) }, (_, at) => {
        const half = 2 ** (z - 1);
        // the quarter of the world with Australia
        return { z, x: half + (at % half), y: half + Math.floor(at / half) };
      }),
    );
    const attribution = '© <a href="https://maps.example/terms">Country Maps</a>';
    site = await startSite({ MAP_TILES_FILE: makeMapFile({ layers: { water: [sea] }, tiles, box, attribution }) });
  });

  afterAll(async () => {
    await site.stop();
  });

  it('is drawn under the ads with its notice', async () => {
    const { page, complaints } = await openPage(browser, desktop);
    await page.goto(`${site.url}/brochureMap`);
    await see(page, 'link', 'Country Maps');
    await page.waitForNetworkIdle();
    // before the test reads the canvas, about which the browser complains
    expect(complaints).toEqual([]);
    const sea = /^#(..)(..)(..)$/
      .exec(lightMap.sea)
      ?.slice(1)
      .map((part) => parseInt(part, 16));
    await page.waitForFunction(
      (wanted) => {
        const canvas = document.querySelector<HTMLCanvasElement>('[role="application"] canvas');
        const pixel = canvas?.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data;
        return wanted?.every((part, at) => Math.abs(part - (pixel?.[at] ?? -9)) < 3);
      },
      { timeout: patienceMs },
      sea,
    );
    await closePage(page);
  });
});

describe('tiles of the operator’s choice', () => {
  let tiles: Server;
  let site: Site;
  const asked: string[] = [];

  beforeAll(async () => {
    const png = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#cde' } })
      .png()
      .toBuffer();
    tiles = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(200, {
        'content-type': 'image/png',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      response.end(png);
    });
    tiles.listen(0, '127.0.0.1');
    await once(tiles, 'listening');
    const { port } = tiles.address() as AddressInfo;
    site = await startSite({
      MAP_TILES_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
      MAP_TILES_ATTRIBUTION: '© <a href="https://maps.example/terms">Map People</a>',
    });
  });

  afterAll(async () => {
    await site.stop();
    tiles.close();
    tiles.closeAllConnections();
  });

  it('are under the map with their notice, and the page’s policy allows them', async () => {
    const { page, complaints } = await openPage(browser, desktop);
    await page.goto(`${site.url}/brochureMap`);
    await see(page, 'link', 'Map People');
    await eventually(async () => {
      await Promise.resolve();
      expect(asked.length).toBeGreaterThan(3);
    }, patienceMs);
    await page.waitForNetworkIdle();
    expect(asked.every((url) => /^\/\d+\/\d+\/\d+\.png$/.test(url))).toBe(true);
    expect(complaints).toEqual([]);
    await closePage(page);
  });
});

/** Waits until the map has replaced its picture. */
async function mapIsThere(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('[role="application"] canvas') && !document.querySelector('svg[viewBox="0 0 400 300"]'),
    {},
  );
  // the markers of the current view, not those of the first one
  await page.waitForNetworkIdle({ idleTime: 300 });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** The words of the largest text or picture so far (Largest Contentful Paint); empty for the hint of a text field. */
async function largestPaint(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as (PerformanceEntry & { element: Element | null }) | undefined;
          resolve(last?.element?.textContent ?? '');
        });
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** The middle of the first name on the map. */
async function labelAt(page: Page): Promise<{ x: number; y: number }> {
  await page.waitForSelector('[aria-label="Named on the map"] button');
  return page.evaluate(() => {
    const { x, y, width, height } = document
      .querySelector('[aria-label="Named on the map"] button')!
      .getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
}

async function cardOf(page: Page) {
  const card = await page.waitForSelector('section[aria-label="Chosen on the map"]:has(article)');
  if (!card) throw new Error('There is no card.');
  // it slides in
  await card.evaluate((element) => Promise.all(element.getAnimations().map((animation) => animation.finished)));
  return card;
}

/** True if the card covers this place. */
async function isCovered(page: Page, pin: { x: number; y: number }): Promise<boolean> {
  return page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('section[aria-label="Chosen on the map"]') !== null,
    pin,
  );
}

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const { source } = typeof name === 'string' ? new RegExp(`^${name}$`) : name;
  await settled(page);
  for (let count = 0; count < 80; count++) {
    const isThere = await page.evaluate(
      (wanted) => new RegExp(wanted).test((document.activeElement?.textContent ?? '').trim()),
      source,
    );
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(name)}.`);
}
