import { TargetType, type Browser, type Page } from 'puppeteer';
import sharp from 'sharp';
import { eventually } from '../../server/test/eventually';
import { click, read, see, settled } from '../support/browser/acts';
import { closePage, findAccessibilityProblems, openBrowser, openPage } from '../support/browser/openBrowser';
import { patienceMs } from '../support/browser/patience';
import { connectionOf } from '../support/connectionOf';
import { deployInFrontOf } from '../support/site/deployInFrontOf';
import { startSite, type Site } from '../support/site/startSite';

const phone = { width: 360, height: 740, hasTouch: true, isMobile: true };
const town = '/brochureMap?box=152.07,-24.58,152.1,-24.55';
const country = '/brochureMap?box=140,-34,154,-24';

describe('a visitor keeps a part of the map', () => {
  let site: Site;
  let builds: Awaited<ReturnType<typeof deployInFrontOf>>;
  let browser: Browser;

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite({ DEMO_DATA: 'true' }), openBrowser()]);
    builds = await deployInFrontOf(site.url);
  });

  afterAll(async () => {
    await browser.close();
    builds.stop();
    await site.stop();
  });

  async function openMap(address: string): Promise<Page> {
    const { page } = await openPage(browser, phone);
    await page.goto(builds.url + address, { waitUntil: 'networkidle0' });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, { polling: 200 });
    return page;
  }

  const keptNames = (page: Page) =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('map-area-')));

  it('is told the size, and uses streets, marks and cards without a connection', async () => {
    const page = await openMap(town);
    await click(page, 'button', 'Use the map offline');
    await read(page, 'The part in view takes about ');
    const told = Number(/about ([\d.]+) MB/.exec(await textOf(page, 'dialog[open]'))?.[1]);
    expect(await keptNames(page)).toEqual([]);
    await click(page, 'button', 'Keep this part of the map');
    await read(page, 'works without a connection');
    await page.waitForSelector('dialog[open] li');
    const [, name, size] = /Kept on this device(.+?)([\d.]+) MB/.exec(await textOf(page, 'dialog[open]')) ?? [];
    expect(name?.trim()).toBe('Curlew Heads');
    expect(Number(size)).toBeGreaterThan(told * 0.6);
    expect(Number(size)).toBeLessThan(told * 1.5);

    builds.deploy();
    await takeNewBuild(page);
    // only what was kept on purpose, and what the new build gives every device
    await page.evaluate(async () => {
      const others = (await caches.keys()).filter((each) => !/^(?:map-area-|shell-another)/.test(each));
      await Promise.all(others.map((each) => caches.delete(each)));
    });
    const session = await page.createCDPSession();
    await session.send('Network.clearBrowserCache');
    const connection = await connectionOf(browser, page);
    await connection.set(true);
    await click(page, 'link', 'Curlew Heads');
    await page.reload();
    await read(page, ' This page is from ');
    await page.waitForSelector('[aria-label="Named on the map"] button');
    await settled(page);
    await eventually(async () => expect(await coloursOfMap(page)).toBeGreaterThan(50), patienceMs);

    const label = await page.$('[aria-label="Named on the map"] button');
    await label?.evaluate((element) => (element as HTMLElement).click());
    const card = await page.waitForSelector('section[aria-label="Chosen on the map"] article a');
    expect(await card?.evaluate((element) => element.textContent.length)).toBeGreaterThan(3);
    await click(page, 'button', 'Close');

    // a page that this device does not have leads to the maps that it has
    await page.goto(`${builds.url}/details/1`);
    await see(page, 'heading', 'Maps on this device');
    // so does the page of its own that tells that there is no connection
    await page.goto(`${builds.url}/offline`);
    await see(page, 'heading', 'No connection');
    await see(page, 'heading', 'Maps on this device');
    // the scripts of another build have other names: the part must have all of its own
    await page.evaluate(async () => {
      const shell = await caches.open('shell-another00000');
      const files = (await shell.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'));
      await Promise.all(files.map((file) => shell.delete(file)));
    });
    await click(page, 'link', 'Curlew Heads');
    await page.waitForSelector('[aria-label="Named on the map"] button');
    await settled(page);
    await eventually(async () => expect(await coloursOfMap(page)).toBeGreaterThan(50), patienceMs);

    await click(page, 'button', 'Use the map offline');
    await read(page, 'Connect to the internet to keep another part.');
    await click(page, 'button', 'Delete Curlew Heads');
    await page.waitForFunction(() => !document.querySelector('dialog[open] li'));
    expect(await keptNames(page)).toEqual([]);
    await closePage(page);
  });

  it('keeps nothing of a part that is too wide', async () => {
    const page = await openMap(country);
    await click(page, 'button', 'Use the map offline');
    await read(page, 'This part is too wide.');
    expect(await page.$eval('dialog[open] button[type=submit]', (button) => button.disabled)).toBe(true);
    // axe runs in the page
    await page.setBypassCSP(true);
    await page.reload({ waitUntil: 'networkidle0' });
    await click(page, 'button', 'Use the map offline');
    await read(page, 'This part is too wide.');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    expect(await keptNames(page)).toEqual([]);
    await closePage(page);
  });

  it('keeps nothing of a download that is interrupted', async () => {
    const page = await openMap(town);
    await click(page, 'button', 'Use the map offline');
    await read(page, 'The part in view takes about ');
    await page.evaluate(() => {
      const { fetch: original } = window;
      let calls = 0;
      // the connection fails in the middle
      window.fetch = (...asked) => {
        calls += 1;
        return calls > 20 ? Promise.reject(new TypeError('cut')) : original(...asked);
      };
    });
    await click(page, 'button', 'Keep this part of the map');
    await read(page, 'The connection failed. Nothing was kept');
    expect(await keptNames(page)).toEqual([]);
    await closePage(page);
  });
});

/** Waits until the service worker of the new build has taken over, and the former one has gone. */
async function takeNewBuild(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(
    async () => {
      const { active, installing, waiting } = await navigator.serviceWorker.ready;
      const isNew = (await caches.keys()).includes('shell-another00000');
      return isNew && active?.state === 'activated' && installing === null && waiting === null;
    },
    { polling: 200 },
  );
  const workers = () =>
    page
      .browserContext()
      .targets()
      .filter((target) => target.type() === TargetType.SERVICE_WORKER);
  await eventually(() => expect(workers()).toHaveLength(1), patienceMs);
}

const textOf = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (element) => (element as HTMLElement).innerText.replaceAll('\n', ' '));

/** How many colours the middle of the map has: without tiles there is one. */
async function coloursOfMap(page: Page): Promise<number> {
  const map = await page.$('[role="application"]');
  if (!map) throw new Error('There is no map.');
  const { data, info } = await sharp(await map.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = new Set<number>();
  for (let at = 0; at < data.length; at += info.channels) colours.add(data.readUIntBE(at, 3));
  return colours.size;
}
