import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'puppeteer';
import sharp from 'sharp';
import { eventually } from '../server/test/eventually';
import { click, focusOn, press, read, see, settled } from './support/acts';
import { openBrowser, openPage } from './support/openBrowser';
import { patienceMs } from './support/patience';
import { startSite, type Site } from './support/startSite';

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

  it('by mouse: a press on a marker opens its card beside it, and another area can be searched', async () => {
    const { page, complaints } = await openPage(browser, desktop);
    await page.goto(`${site.url}/brochureMap?id=${ad.id}`);
    const pin = await pinOfOnlyAd(page);
    await page.mouse.click(pin.x, pin.y);
    const card = await cardOf(page);
    expect(await card.evaluate((element) => element.textContent)).toContain(ad.title);
    expect(await isCovered(page, pin)).toBe(false);
    await click(page, 'button', 'Close');

    await page.mouse.move(pin.x, pin.y);
    await page.mouse.down();
    await page.mouse.move(pin.x - 420, pin.y + 40, { steps: 8 });
    await page.mouse.up();
    await click(page, 'button', 'Search this area');
    await see(page, 'heading', 'No offers in this area');
    expect(new URL(page.url()).searchParams.get('box')).toMatch(/^[\d.]+,-[\d.]+,[\d.]+,-[\d.]+$/);
    await click(page, 'link', 'Search everywhere');
    await see(page, 'link', ad.title);
    expect(complaints).toEqual([]);
    await page.browserContext().close();
  });

  it('by keyboard alone: move, search, show an ad, open it and come back', async () => {
    const { page, complaints } = await openPage(browser, desktop);
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
    await see(page, 'heading', 'Offers on the map');
    expect(page.url()).toContain('box=');
    expect(complaints).toEqual([]);
    await page.browserContext().close();
  });

  it('on a phone the card comes from below, never over its marker', async () => {
    const { page, complaints } = await openPage(browser, phone);
    // the map makes room without animation, because a moving pin cannot be pressed at its target
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.goto(`${site.url}/brochureMap?id=${ad.id}`);
    const pin = await pinOfOnlyAd(page);
    await page.mouse.click(pin.x, pin.y);
    const card = await cardOf(page);
    const box = await card.boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    // the map has made room: the pin's point is above the card, where it can be pressed again
    const moved = { x: pin.x, y: Math.min(pin.y, (box?.y ?? 0) - 24 - 23) };
    await press(page, 'Escape');
    await page.waitForSelector('section[aria-label="Chosen on the map"]', { hidden: true });
    await markIsAt(page, moved);
    await page.mouse.click(moved.x, moved.y);
    await cardOf(page);
    expect(await isCovered(page, moved)).toBe(false);
    expect(complaints).toEqual([]);
    await page.browserContext().close();
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
    await page.browserContext().close();
  });

  it('a street of the index opens with its name at its place', async () => {
    const { page } = await openPage(browser, desktop);
    await page.goto(`${site.url}/brochureMap?at=-24.565,152.085&label=Halyard+Street`);
    await mapIsThere(page);
    await page.waitForFunction(() => /\d k?m\b/.test(document.querySelector('article')?.innerText ?? ''));
    await page.browserContext().close();
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
    await page.browserContext().close();
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
    await page.browserContext().close();
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

/** The middle of the pin if the map shows a single ad, which is in the middle of the area between the margins. */
async function pinOfOnlyAd(page: Page): Promise<{ x: number; y: number }> {
  await mapIsThere(page);
  const box = await (await page.$('[role="application"]'))?.boundingBox();
  if (!box) throw new Error('There is no map.');
  const pin = { x: box.x + box.width / 2, y: box.y + (72 + box.height - 40) / 2 - 23 };
  await markIsAt(page, pin);
  return pin;
}

/** Moves the mouse around a place until the pointer shows something clickable. */
async function markIsAt(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await eventually(async () => {
    await page.mouse.move(x + 2, y);
    await page.mouse.move(x, y);
    expect(await page.$eval('[role="application"]', (map) => (map as HTMLElement).style.cursor)).toBe('pointer');
  }, patienceMs);
}

async function cardOf(page: Page) {
  const card = await page.waitForSelector('section[aria-label="Chosen on the map"]:has(article)');
  if (!card) throw new Error('There is no card.');
  // it slides in
  await card.evaluate((element) => Promise.all(element.getAnimations().map((animation) => animation.finished)));
  return card;
}

/** True if the card covers the selected pin, wherever the map has moved it. */
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
