import path from 'node:path';
import type { Browser, ElementHandle, Page } from 'puppeteer';
import sharp from 'sharp';
import { makeTestFolder } from '../../server/test/cluster/makeTestFolder';
import { click, clickOn, fill, focusOn, press, read, see } from '../support/browser/acts';
import { administratorHeaders, askApi, vendorHeaders } from '../support/askApi';
import { demoLogins } from '../support/site/demoLogins';
import {
  closePage,
  desktop,
  devices,
  findAccessibilityProblems,
  openBrowser,
  openPage,
} from '../support/browser/openBrowser';
import { ownLiveAd, type OwnAd } from '../support/ownLiveAd';
import { signIn } from '../support/browser/signIn';
import { startSite, type Site } from '../support/site/startSite';

const { administrator } = demoLogins;

describe('an administrator reviews ads', () => {
  const folder = makeTestFolder('pictures-of-a-live-ad');
  let site: Site;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let ad: OwnAd;

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite({ DEMO_DATA: 'true' }), openBrowser()]);
    ad = await ownLiveAd(site);
    await change('An afternoon among pelicans');
    ({ page, complaints } = await openPage(browser));
    await page.goto(`${site.url}/admin/reviews`);
    await signIn(page, administrator);
    await see(page, 'heading', 'Reviews');
  });

  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  async function change(title: string): Promise<void> {
    const update = `mutation Change($input: UpdateBrochureInput!) {
      updateBrochure(input: $input) { isPendingRevision }
    }`;
    const input = { id: ad.id, version: ad.version, title };
    await askApi(site, update, { input }, await vendorHeaders(site));
  }

  const titleOf = async (): Promise<unknown> => {
    const query = 'query Ad($id: Int!) { brochure(databaseId: $id) { title } }';
    const { brochure } = await askApi(site, query, { id: ad.databaseId }, await administratorHeaders(site));
    return (brochure as { title: string }).title;
  };

  const heading = (at: Page): Promise<string> => at.$eval('h1', (node) => node.textContent);

  /** The dialog is open when its field has the focus. */
  const reasonHasFocus = () => document.activeElement?.id === 'review-reason';

  async function beginWith(template: string): Promise<void> {
    await page.waitForFunction(reasonHasFocus);
    await click(page, 'button', template);
    await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('#review-reason')?.value !== '');
    await page.waitForFunction(reasonHasFocus);
  }

  /**
   * Presses a letter that opens another ad, and waits until that ad has the focus, because the address changes first.
   */
  async function goOnBy(letter: 'a' | 'n'): Promise<void> {
    const left = page.url();
    await decideBy(letter);
    await page.waitForFunction(
      (address) =>
        window.location.href !== address &&
        !document.documentElement.hasAttribute('data-navigation-pending') &&
        document.activeElement?.matches('h1'),
      {},
      left,
    );
  }

  /** Presses a letter after the last decision has finished; until then letters are ignored. */
  async function decideBy(letter: 'a' | 'n'): Promise<void> {
    await page.waitForFunction(() => document.querySelector('[aria-label="Decision"] .ant-btn-loading') === null);
    await press(page, letter);
  }

  it('finds the change in the queue, the longest waiting first, by keyboard', async () => {
    await page.goto(`${site.url}/admin/reviews?kind=CHANGE`);
    await see(page, 'link', ad.title);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await press(page, 'j');
    await page.waitForFunction((title) => document.activeElement?.textContent === title, {}, ad.title);
    await press(page, 'Enter');
    await see(page, 'heading', ad.title);
    expect(new URL(page.url()).pathname).toBe(`/admin/reviews/${String(ad.databaseId)}`);
  });

  it('shows live and proposed values side by side, accessibly', async () => {
    await read(page, 'An afternoon among pelicans');
    expect(await page.$$eval('thead th', (cells) => cells.map((cell) => cell.textContent))).toEqual([
      'Field',
      'Live',
      'Proposed',
    ]);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  it.each(devices)('shows the visitors’ page of both versions on a %s', async (_device, viewport) => {
    await page.setViewport(viewport);
    await page.goto(`${site.url}/admin/reviews/${String(ad.databaseId)}`);
    await clickOn(page, '[aria-label="What is shown"] .ant-segmented-item:last-child');
    for (const [title, shown] of [
      ['Page: Live', ad.title],
      ['Page: With the change', 'An afternoon among pelicans'],
    ] as const) {
      const frame = await (await page.waitForSelector(`iframe[title="${title}"]`))?.contentFrame();
      await frame?.waitForFunction((text) => document.querySelector('main h1')?.textContent === text, {}, shown);
    }
    // both are as high as what they show
    await page.waitForFunction(() =>
      [...document.querySelectorAll('iframe')].every(
        ({ offsetHeight, contentDocument }) =>
          offsetHeight > 400 && offsetHeight >= (contentDocument?.documentElement.scrollHeight ?? Infinity) - 2,
      ),
    );
    const [live, proposed] = await page.$$eval('iframe', (frames) =>
      frames.map((frame) => frame.getBoundingClientRect().toJSON() as DOMRect),
    );
    if (viewport.width > 1000) expect(live?.top).toBe(proposed?.top);
    else expect(proposed?.top).toBeGreaterThan(live?.bottom ?? Infinity);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    // another kind of device loads the page anew
    await page.setViewport(desktop);
    await read(page, 'An afternoon among pelicans');
  });

  it('does not approve what the vendor has changed in the meantime, and shows the new version', async () => {
    await change('A morning among pelicans');
    await decideBy('a');
    await read(page, 'somebody has written since');
    await read(page, 'A morning among pelicans');
    expect(await titleOf()).toBe(ad.title);
  });

  it('approves by its letter: visitors see the change, and the next ad opens', async () => {
    await goOnBy('a');
    await read(page, 'has its change');
    expect(await titleOf()).toBe('A morning among pelicans');
    const visitor = await openPage(browser);
    await visitor.page.goto(`${site.url}/details/${String(ad.databaseId)}`);
    expect(await heading(visitor.page)).toBe('A morning among pelicans');
    await closePage(visitor.page);
  });

  it('sends a new ad back with an edited template', async () => {
    await see(page, 'button', 'Approve and publish');
    const title = await heading(page);
    await press(page, 'c');
    await beginWith('Pictures');
    await page.keyboard.type(' The second one will do.');
    await press(page, 'Control', 'Enter');
    await read(page, 'is sent back');
    await page.goto(`${site.url}/admin/reviews?sent-back=yes`);
    await click(page, 'link', title);
    await read(page, 'The second one will do.');
  });

  it('rejects an ad only with a reason', async () => {
    await goOnBy('n');
    const address = page.url();
    await press(page, 'r');
    await page.waitForFunction(reasonHasFocus);
    await press(page, 'Control', 'Enter');
    await read(page, 'Say why, in the comment');
    await beginWith('Not a local offer');
    await press(page, 'Control', 'Enter');
    await read(page, 'is rejected and archived');
    await page.goto(address);
    await read(page, 'Nothing waits here: this ad is archived.');
  });

  it.each(devices)(
    'lets the pictures that a vendor changes wait, and shows both versions, on a %s',
    async (device, viewport) => {
      const words = `The harbour on a ${device}`;
      const shown = async (): Promise<{ did: string; altText: string | null; url: string }[]> => {
        const query = 'query Ad($id: Int!) { brochure(databaseId: $id) { assets { did altText url } } }';
        const { brochure } = await askApi(site, query, { id: ad.databaseId });
        return (brochure as { assets: { did: string; altText: string | null; url: string }[] }).assets;
      };
      const before = await shown();
      const vendor = await openPage(browser, viewport);
      await vendor.page.goto(`${site.url}/vendor/brochure/manage/${String(ad.databaseId)}`);
      await signIn(vendor.page, demoLogins.vendor);
      const picture = path.join(folder, `${device}.jpg`);
      await sharp({
        create: { width: 640, height: 480, channels: 3, background: device === 'phone' ? '#1f6f8b' : '#8b5a1f' },
      })
        .jpeg()
        .toFile(picture);
      const input = await vendor.page.waitForSelector('input[type="file"][multiple]');
      await (input as ElementHandle<HTMLInputElement>).uploadFile(picture);
      await read(vendor.page, 'New, waits');
      const place = before.length + 1;
      await fill(vendor.page, `What Picture ${String(place)} shows`, words);
      await press(vendor.page, 'Enter');
      await vendor.page.waitForSelector(`img[alt="${words}"]`);
      await click(vendor.page, 'button', `Make it the thumbnail: Picture ${String(place)}`);
      await vendor.page.waitForSelector(`li[data-asset]:first-of-type img[alt="${words}"]`);
      await click(vendor.page, 'button', 'Remove: Picture 2');
      await read(vendor.page, 'Removed when it is approved');
      expect(await findAccessibilityProblems(vendor.page)).toEqual([]);
      const source = await vendor.page.$eval(`img[alt="${words}"]`, (image) => image.src);
      const guessed = source.replace(/\?.*/, '');
      expect([(await fetch(source)).status, (await fetch(guessed)).status]).toEqual([200, 404]);
      expect(await shown()).toEqual(before);

      await page.setViewport(viewport);
      await page.goto(`${site.url}/admin/reviews/${String(ad.databaseId)}`);
      await read(page, 'Live');
      const list = await page.waitForSelector('ol[aria-label="Files, live and proposed"]');
      const changes = await list?.$$eval('li > p', (each) => each.map(({ textContent }) => textContent));
      expect([changes?.length, changes?.at(0), changes?.at(-1)]).toEqual([place, '1New', 'Removed']);
      await page.waitForFunction(
        (alt) => {
          const image = document.querySelector<HTMLImageElement>(`ol img[alt="${alt}"]`);
          return image?.complete === true && image.naturalWidth > 0;
        },
        {},
        words,
      );
      expect(await findAccessibilityProblems(page)).toEqual([]);
      await decideBy('a');
      await read(page, 'has its change');
      await page.setViewport(desktop);
      const after = await shown();
      expect([after.length, after[0]?.altText]).toEqual([before.length, words]);
      const visitor = await openPage(browser, viewport);
      await visitor.page.goto(`${site.url}/details/${String(ad.databaseId)}`);
      await visitor.page.waitForSelector(`img[alt="${words}"]`);
      expect([...vendor.complaints, ...visitor.complaints]).toEqual([]);
      await Promise.all([vendor, visitor].map((opened) => closePage(opened.page)));
    },
  );

  it('sets the pin of an ad without a position: by address, by map and by arrow keys', async () => {
    await page.goto(`${site.url}/admin/positions?doubt=none`);
    await see(page, 'button', 'Save and next');
    const title = await page.$eval('#placed-ad', (node) => node.textContent);
    await page.waitForSelector('[aria-label="Map: press where the ad is"] canvas');
    await clickOn(page, '[aria-label="Map: press where the ad is"]');
    await read(page, 'Set exactly.');
    const latitude = () =>
      page.$eval(
        'input[id]',
        () =>
          document.querySelectorAll<HTMLInputElement>('[role="group"][aria-label="Position"] input')[0]?.value ?? '',
      );
    const before = await latitude();
    expect(before).toMatch(/^-\d/);
    await focusOn(page, '[aria-label^="Pin:"]');
    await press(page, 'ArrowUp');
    await page.waitForFunction(
      (was) => document.querySelector<HTMLInputElement>('[role="group"][aria-label="Position"] input')?.value !== was,
      {},
      before,
    );
    await click(page, 'button', 'Save and next');
    await read(page, 'has its position');
    await page.waitForFunction(
      (gone) =>
        [...document.querySelectorAll('[aria-label="Ads to place"] button')].every((each) => each.textContent !== gone),
      {},
      `${title}no position`,
    );
    expect(await findAccessibilityProblems(page)).toEqual([]);
    expect(complaints.filter((line) => !line.includes('409'))).toEqual([]);
  });
});
