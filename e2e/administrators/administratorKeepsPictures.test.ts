import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, ElementHandle, Page } from 'puppeteer';
import sharp from 'sharp';
import { toGlobalId } from '../../server/shared/globalId';
import { makeTestFolder } from '../../server/test/cluster/makeTestFolder';
import { click, clickOn, fill, press, read, readNoMore, see } from '../support/browser/acts';
import { administratorHeaders, askApi } from '../support/askApi';
import { demoLogins } from '../support/site/demoLogins';
import { findAccessibilityProblems, openBrowser, openPage } from '../support/browser/openBrowser';
import { patienceMs } from '../support/browser/patience';
import { signIn } from '../support/browser/signIn';
import { startSite, type Site } from '../support/site/startSite';

interface KeptAsset {
  altText: string | null;
  width: number | null;
  height: number | null;
  type: string;
}

const { administrator } = demoLogins;

describe('an administrator edits the pictures of an ad', () => {
  const folder = makeTestFolder('pictures');
  let site: Site;
  let browser: Browser;
  let id: number;
  let headers: Record<string, string>;
  let page: Page;
  let complaints: string[];

  const picture = async (name: string, width: number, height: number): Promise<string> => {
    const file = path.join(folder, name);
    const background = { r: width % 255, g: 120, b: height % 255 };
    await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toFile(file);
    return file;
  };

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite({ DEMO_DATA: 'true' }), openBrowser()]);
    headers = await administratorHeaders(site);
    const create = `mutation New($input: CreateBrochureInput!) {
      createBrochure(input: $input) { brochure { databaseId } }
    }`;
    const input = { type: 'LP_AD', title: 'Pictures of the bay', category: 'TOURS' };
    const created = (await askApi(site, create, { input }, headers)) as {
      createBrochure: { brochure: { databaseId: number } };
    };
    id = created.createBrochure.brochure.databaseId;
    ({ page, complaints } = await openPage(browser));
    await page.goto(`${site.url}/admin/brochure/manage/${String(id)}`);
    await signIn(page, administrator);
    await see(page, 'button', 'Add pictures or documents');
  });

  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  const assets = async (): Promise<KeptAsset[]> => {
    const query = 'query Ad($id: Int!) { brochure(databaseId: $id) { assets { type altText width height } } }';
    const { brochure } = await askApi(site, query, { id }, headers);
    return (brochure as { assets: KeptAsset[] }).assets;
  };
  const urls = async (): Promise<string[]> => {
    const { brochure } = await askApi(
      site,
      'query Ad($id: Int!) { brochure(databaseId: $id) { assets { url } } }',
      { id },
      headers,
    );
    return (brochure as { assets: { url: string }[] }).assets.map(({ url }) => url);
  };
  const widths = async (): Promise<(number | null)[]> => (await assets()).map(({ width }) => width);

  /** Waits until the form shows as many pictures as the server has, and no upload is running. */
  async function showsAll(): Promise<void> {
    const { length } = (await assets()).filter(({ type }) => type === 'BROCHURE_IMAGE');
    await page.waitForFunction(
      (count) =>
        document.querySelectorAll('li[data-asset]').length === count &&
        document.querySelector('li[data-state]') === null,
      {},
      length,
    );
  }

  /** Waits until the server has this state. */
  async function until<T>(ask: () => Promise<T>, expected: T): Promise<void> {
    const deadline = Date.now() + patienceMs;
    while (JSON.stringify(await ask()) !== JSON.stringify(expected) && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(await ask()).toEqual(expected);
  }

  async function choose(...files: string[]): Promise<void> {
    const input = (await page.waitForSelector('input[type="file"][multiple]')) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(...files);
  }

  it('uploads several at once in order, and reports an invalid file before the upload', async () => {
    const text = path.join(folder, 'notes.txt');
    writeFileSync(text, 'hello');
    await choose(await picture('a.jpg', 400, 300), text, await picture('b.jpg', 500, 300));
    await until(widths, [400, 500]);
    await read(page, 'Files of this kind are not taken.');
    await click(page, 'button', 'Remove: notes.txt');
    await readNoMore(page, 'Files of this kind are not taken.');
    await showsAll();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });

  it('edits alternative texts, and orders pictures by keyboard', async () => {
    await fill(page, 'What Picture 1 shows', 'The bay at dusk');
    await press(page, 'Enter');
    await until(async () => (await assets())[0]?.altText, 'The bay at dusk');
    await (await see(page, 'button', 'Move later: Picture 1')).focus();
    await press(page, 'Enter');
    await until(widths, [500, 400]);
  });

  it('moves a picture to another place by mouse', async () => {
    const middle = async (place: number): Promise<[number, number]> => {
      const frame = await page.waitForSelector(`li[data-asset]:nth-of-type(${String(place)}) > [draggable="true"]`);
      await frame?.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const { x = 0, y = 0, width = 0, height = 0 } = (await frame?.boundingBox()) ?? {};
      return [x + width / 2, y + height / 2];
    };
    await page.mouse.move(...(await middle(1)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(2)), { steps: 8 });
    await page.mouse.up();
    await until(widths, [400, 500]);
  });

  it('rotates and crops a picture, which keeps its place and its text', async () => {
    await click(page, 'button', 'Crop or turn: Picture 1');
    await click(page, 'button', 'Turn right');
    await page.waitForFunction(() => {
      const shown = document.querySelector<HTMLImageElement>('[role="dialog"] img');
      return shown !== null && shown.naturalWidth === 300;
    });
    await clickOn(page, '::-p-aria([role="dialog"]) ::-p-text(Square)');
    await click(page, 'button', 'Use this picture');
    await until(async () => (await assets())[0], {
      type: 'BROCHURE_IMAGE',
      altText: 'The bay at dusk',
      width: 300,
      height: 300,
    });
  });

  it('pastes a picture from the clipboard', async () => {
    await page.evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 });
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([blob ?? ''], 'pasted.png', { type: 'image/png' }));
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await until(widths, [300, 500, 64]);
    await showsAll();
  });

  it('removes a picture, and undo restores its place and its text', async () => {
    await click(page, 'button', 'Remove: Picture 1');
    await until(widths, [500, 64]);
    await click(page, 'button', 'Undo');
    await until(widths, [300, 500, 64]);
    expect((await assets())[0]?.altText).toBe('The bay at dusk');
    await read(page, 'Picture 1 is back.');
  });

  it('uploads a document, and removes it', async () => {
    const file = path.join(folder, 'menu.pdf');
    writeFileSync(file, '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');
    await choose(file);
    await see(page, 'link', 'PDF 1');
    await click(page, 'button', 'Remove: PDF 1');
    await until(async () => (await assets()).filter(({ type }) => type === 'BROCHURE_PDF').length, 0);
  });

  it('loses nothing when the connection is lost, and goes on once it is back', async () => {
    expect(complaints).toEqual([]);
    await page.setOfflineMode(true);
    await choose(await picture('c.jpg', 700, 300));
    await read(page, 'The server cannot be reached.');
    await see(page, 'button', 'Try again');
    // the browser tells the page that it is online again
    await page.setOfflineMode(false);
    await until(widths, [300, 500, 64, 700]);
    await readNoMore(page, 'The server cannot be reached.');
  });

  it('brings a picture of the published ad back from its history, with its place, text and bytes', async () => {
    const ad = toGlobalId('Brochure', id);
    const complete = `mutation Complete($input: UpdateBrochureInput!) { updateBrochure(input: $input) { __typename } }`;
    const asked = await askApi(site, 'query Ad($id: Int!) { brochure(databaseId: $id) { version } }', { id }, headers);
    const { version } = asked['brochure'] as { version: number };
    const input = { id: ad, version, description: 'A bay at dusk.', phoneNo: '(07) 7010 1234' };
    await askApi(site, complete, { input }, headers);
    const publish = `mutation Publish($input: PublishBrochureInput!) { publishBrochure(input: $input) { __typename } }`;
    await askApi(site, publish, { input: { id: ad } }, headers);
    await page.goto(`${site.url}/admin/brochure/manage/${String(id)}`);
    await showsAll();
    const [first] = await urls();
    await click(page, 'button', 'Remove: Picture 1');
    await until(widths, [500, 64, 700]);

    await page.goto(`${site.url}/admin/brochures/${String(id)}/history`, { waitUntil: 'networkidle0' });
    await see(page, 'heading', 'History of “Pictures of the bay”');
    await click(page, 'button', 'Restore before');
    await click(page, 'button', 'Restore');
    await read(page, 'The files are as they were before this change.');
    expect(await widths()).toEqual([300, 500, 64, 700]);
    expect((await assets())[0]?.altText).toBe('The bay at dusk');
    expect((await urls())[0]).toBe(first);
    expect((await fetch(new URL(first ?? '', site.url))).status).toBe(200);
  });
});
