import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, ElementHandle, Page } from 'puppeteer';
import sharp from 'sharp';
import { makeTestFolder } from '../../server/test/cluster/makeTestFolder';
import { click, clickOn, read, see, settled } from '../support/browser/acts';
import { control, write, written } from '../support/browser/formActs';
import { keepDownloads } from '../support/browser/keepDownloads';
import { openBrowser, openPage, type WatchedPage } from '../support/browser/openBrowser';
import { patienceMs } from '../support/browser/patience';
import { signIn } from '../support/browser/signIn';
import { readPdf } from '../support/readPdf';
import { demoLogins } from '../support/site/demoLogins';
import { startSite, type Site } from '../support/site/startSite';

const { administrator } = demoLogins;

describe('an administrator lays out a printed map for a print shop', () => {
  const folder = makeTestFolder('prints-map');
  const logo = path.join(folder, 'loaf.png');
  let site: Site;
  let browser: Browser;
  let watched: WatchedPage;

  beforeAll(async () => {
    const picture = sharp({ create: { width: 600, height: 150, channels: 3, background: '#b45309' } });
    writeFileSync(logo, await picture.png().toBuffer());
    writeFileSync(path.join(folder, 'notes.png'), 'no picture');
    [site, browser] = await Promise.all([startSite({ DEMO_DATA: 'true' }), openBrowser()]);
    watched = await openPage(browser);
  });

  afterAll(async () => {
    await browser.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('with preview, warnings, versions and a file that says what it is', async () => {
    const { page, complaints } = watched;
    await page.goto(`${site.url}/admin/printed-maps`);
    await signIn(page, administrator);
    await click(page, 'link', 'Edit layout: Curlew Heads, A4 landscape');
    await see(page, 'heading', 'Print editor: Curlew Heads');

    await write(page, 'Title', 'Winter by the bay');
    await write(page, 'Sponsor', 'Tide Bakery');
    const file = (await page.$('[aria-label="File of the sponsor’s picture"]')) as ElementHandle<HTMLInputElement>;
    await file.uploadFile(path.join(folder, 'notes.png'));
    await read(page, 'Choose a JPEG, PNG, WebP, AVIF or HEIC picture.');
    await file.uploadFile(logo);
    await write(page, 'What the picture shows', 'Tide Bakery: a loaf');
    await pick(page, 'Frame', 'A part of it, by squares');
    await write(page, 'From square', 'b2');
    await write(page, 'To square', 'Z9');
    await pick(page, 'Enlarged parts', 'One inset, where most names lack room');
    await pick(page, 'Folding', 'Letter fold to DL');
    await clickOn(page, '#hasBleed');
    await click(page, 'button', 'Preview');
    await read(page, 'A1 to M11.');
    await write(page, 'To square', 'L10');
    await click(page, 'button', 'Preview');
    await seePicture(page, 'Sheet 1 of the preview of Curlew Heads, A4 landscape');
    await click(page, 'button', 'Next sheet');
    await seePicture(page, 'Sheet 2 of the preview of Curlew Heads, A4 landscape');
    await write(page, 'Name of this version', 'Winter');
    await click(page, 'button', 'Save and use');
    await read(page, 'In use');

    // ads by hand, in a corner that has none of them
    await pick(page, 'Ads', 'Chosen by hand');
    const ads = await control(page, 'Ads by hand');
    await ads.click();
    await clickOn(page, '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option');
    await page.keyboard.press('Escape');
    await write(page, 'From square', 'A1');
    await write(page, 'To square', 'A1');
    await click(page, 'button', 'Preview');
    await read(page, 'No ad is on this map. Choose ads, or a frame that has some.');
    await read(page, 'One chosen ad is left out: not public, without a position, or outside of the frame.');
    await write(page, 'Title', 'Summer by the bay');
    await write(page, 'Name of this version', 'Summer');
    await click(page, 'button', 'Save and use');
    await see(page, 'button', /^Use for the PDF map: Winter, /);
    // the older one is opened, and used again
    await click(page, 'button', /^Open: Winter, /);
    expect(await written(page, 'Title')).toBe('Winter by the bay');
    expect(await written(page, 'What the picture shows')).toBe('Tide Bakery: a loaf');
    await seePicture(page, 'Sponsor’s logo');
    await click(page, 'button', /^Use for the PDF map: Winter, /);
    await see(page, 'button', /^Use for the PDF map: Summer, /);

    const nextDownload = await keepDownloads(page);
    await page.goto(`${site.url}/admin/printed-maps`);
    await see(page, 'button', 'Make anew: Curlew Heads, A4 landscape');
    const making = '[aria-label="Making Curlew Heads, A4 landscape"]';
    await page.waitForFunction((bar) => document.querySelector(bar) === null, { timeout: patienceMs }, making);
    await click(page, 'link', 'Download PDF: Curlew Heads, A4 landscape');
    const { name, bytes } = await nextDownload();
    expect(name).toMatch(/^curlew-heads-map-a4-landscape-20\d\d-\d\d-\d\d\.pdf$/);
    const raw = Buffer.from(bytes).toString('latin1');
    const pages = raw.match(/\/TrimBox \[/g)?.length ?? 0;
    expect([pages > 1, raw.match(/\/BleedBox \[/g)?.length, raw.includes('/Alt (Tide Bakery: a loaf)')]).toEqual([
      ...[true, pages, true],
    ]);
    const text = await readPdf(bytes);
    expect(text).toContain('Winter by the bay');
    expect(text).toContain('Sponsored by Tide Bakery');
    expect(text).not.toContain('Summer by the bay');
    expect(complaints).toEqual([]);
  });

  it('of an area without streets and ads, which it warns of', async () => {
    const { page } = watched;
    await page.goto(`${site.url}/admin/map-areas`);
    await click(page, 'link', 'New area');
    await write(page, 'Name', 'Empty Bay');
    await write(page, 'Code', 'empty-bay');
    for (const [edge, degrees] of Object.entries({
      North: -25,
      South: -25.1,
      West: 151.9,
      East: 152,
      'Columns (A to Z)': 4,
      Rows: 4,
    })) {
      await write(page, edge, String(degrees));
    }
    await click(page, 'button', 'Save');
    await see(page, 'link', 'Empty Bay');
    await page.goto(`${site.url}/admin/printed-maps`);
    await click(page, 'link', 'Edit layout: Empty Bay, A3 portrait');
    await pick(page, 'Folding', 'Cross fold: to A4, then to DL');
    await click(page, 'button', 'Preview');
    await read(page, 'This area has no streets. Import them first.');
    await read(page, 'No ad is on this map. Choose ads, or a frame that has some.');
    await seePicture(page, 'Sheet 1 of the preview of Empty Bay, A3 portrait');
  });

  async function seePicture(page: Page, alt: string): Promise<void> {
    await page.waitForFunction(
      (name) => document.querySelector<HTMLImageElement>(`img[alt="${name}"]`)?.naturalWidth,
      { timeout: patienceMs },
      alt,
    );
  }

  /** Selects from a list that has no search. */
  async function pick(page: Page, label: string, option: string): Promise<void> {
    const field = await control(page, label);
    await field.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await settled(page);
    await field.click();
    await clickOn(page, `.ant-select-item-option[title="${option}"]`);
  }
});
