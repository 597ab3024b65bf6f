import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, ElementHandle, Page } from 'puppeteer';
import sharp from 'sharp';
import { heicOfPhone } from '../../server/test/files/heicOfPhone';
import { makeTestFolder } from '../../server/test/cluster/makeTestFolder';
import { click, clickOn, press, read, readNoMore } from '../support/browser/acts';
import { askApi, vendorHeaders } from '../support/askApi';
import { demoLogins } from '../support/site/demoLogins';
import { write } from '../support/browser/formActs';
import { closePage, devices, findAccessibilityProblems, openBrowser, openPage } from '../support/browser/openBrowser';
import { ownLiveAd } from '../support/ownLiveAd';
import { signIn } from '../support/browser/signIn';
import { startSite, type Site } from '../support/site/startSite';

interface Shown {
  url: string;
  width: number;
  height: number;
}

// docs/rules/files.md#files-of-a-live-ad
describe.each(devices)('a vendor crops pictures on a %s', (device, viewport) => {
  const folder = makeTestFolder('pictures-to-crop');
  let site: Site;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite({ DEMO_DATA: 'true' }), openBrowser()]);
    ({ page, complaints } = await openPage(browser, viewport));
    await page.goto(`${site.url}/vendor/brochure/manage/0?type=LP_AD`);
    await signIn(page, demoLogins.vendor);
    await page.waitForSelector('input[type="file"][multiple]');
  });

  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  async function picture(name: string, width: number, height: number): Promise<string> {
    const file = path.join(folder, name);
    await sharp({ create: { width, height, channels: 3, background: '#1f6f8b' } })
      .jpeg()
      .toFile(file);
    return file;
  }

  async function choose(...files: string[]): Promise<void> {
    const input = await page.waitForSelector('input[type="file"][multiple]');
    await (input as ElementHandle<HTMLInputElement>).uploadFile(...files);
  }

  /** Turns the picture of this name to the right, and cuts a square out of it. */
  async function cutSquare(name: string, turnedWidth: number): Promise<void> {
    await click(page, 'button', `Crop or turn: ${name}`);
    await click(page, 'button', 'Turn right');
    await page.waitForFunction(
      (width) => document.querySelector<HTMLImageElement>('[role="dialog"] img')?.naturalWidth === width,
      {},
      turnedWidth,
    );
    await clickOn(page, '::-p-aria([role="dialog"]) ::-p-text(Square)');
    expect(await findAccessibilityProblems(page, 'all', '[role="dialog"]')).toEqual([]);
    await click(page, 'button', 'Use this picture');
    await page.waitForFunction(() => document.querySelector('[role="dialog"] img') === null);
  }

  async function shown(id: number, toEdit: boolean): Promise<Shown[]> {
    const query = `query Ad($id: Int!, $toEdit: Boolean!) {
      brochure(databaseId: $id, toEdit: $toEdit) { assets { url width height } }
    }`;
    const { brochure } = await askApi(site, query, { id, toEdit }, await vendorHeaders(site));
    return (brochure as { assets: Shown[] }).assets;
  }

  it('that are not sent yet, and sends the cropped ones', async () => {
    const photo = path.join(folder, 'photo.heic');
    writeFileSync(photo, heicOfPhone);
    await choose(await picture('bay.jpg', 400, 300), photo);
    await read(page, 'sent when the ad is saved');
    await cutSquare('bay.jpg', 300);
    // no browser of a shop shows what its phone keeps
    await read(page, 'Shown once it is sent');
    await click(page, 'button', 'Crop or turn: photo.heic');
    await read(page, 'This browser cannot show this picture before it is sent. Save the ad, then crop it.');
    // no tools for a picture that nobody sees
    expect(await page.$$('[role="dialog"] .ant-segmented')).toEqual([]);
    await click(page, 'button', 'Cancel');
    await readNoMore(page, 'Use this picture');
    await write(page, 'Title', `Cut on a ${device}`);
    await click(page, 'button', 'Save draft');
    await page.waitForFunction(() => /\/manage\/[1-9]\d*$/.test(location.pathname));
    const id = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
    expect(await shown(id, true)).toMatchObject([
      { width: 300, height: 300 },
      { width: 64, height: 96 },
    ]);
    // once it is sent, also a photo of a phone
    await cutSquare('Picture 2', 96);
    await page.waitForFunction(() => document.querySelector('li[data-state]') === null);
    expect((await shown(id, true))[1]).toMatchObject({ width: 64, height: 64 });
  });

  it('of a live ad, which visitors see once they are approved', async () => {
    const { databaseId } = await ownLiveAd(site);
    const before = await shown(databaseId, false);
    const height = before[0]?.height ?? 0;
    await page.goto(`${site.url}/vendor/brochure/manage/${String(databaseId)}`);
    await cutSquare('Picture 1', height);
    await read(page, 'Replaced, waits');
    expect(await shown(databaseId, false)).toEqual(before);
    const source = await page.$eval('li[data-asset] img', (image) => image.src);
    const { width: cut, height: tall } = await sharp(Buffer.from(await (await fetch(source)).arrayBuffer())).metadata();
    expect(cut).toBe(tall);

    const review = await openPage(browser, viewport);
    await review.page.goto(`${site.url}/admin/reviews/${String(databaseId)}`);
    await signIn(review.page, demoLogins.administrator);
    await read(review.page, 'Replaced');
    await press(review.page, 'a');
    await read(review.page, 'has its change');
    const [first] = await shown(databaseId, false);
    expect(first).toMatchObject({ width: height, height });
    expect(first?.url).not.toBe(before[0]?.url);

    const visitor = await openPage(browser, viewport);
    await visitor.page.goto(`${site.url}/details/${String(databaseId)}`);
    await visitor.page.waitForFunction(
      (address) => {
        const image = document.querySelector<HTMLImageElement>(
          `main img[src*="${address}"], main img[srcset*="${address}"]`,
        );
        return image?.complete === true && image.naturalWidth > 0 && image.naturalWidth === image.naturalHeight;
      },
      {},
      /^.*\/files\/[^/]+\//.exec(first?.url ?? '')?.[0] ?? 'none',
    );
    expect([...complaints, ...review.complaints, ...visitor.complaints]).toEqual([]);
    await Promise.all([review, visitor].map((opened) => closePage(opened.page)));
  });
});
