import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, ElementHandle, Page } from 'puppeteer';
import { eventually } from '../../server/test/eventually';
import { click, clickOn, fill, focusOn, press, read, readNoMore, see } from '../support/browser/acts';
import { demoLogins } from '../support/site/demoLogins';
import { write, written } from '../support/browser/formActs';
import { openBrowser, openPage, type WatchedPage } from '../support/browser/openBrowser';
import { patienceMs } from '../support/browser/patience';
import { signIn } from '../support/browser/signIn';
import { startSite, type Site } from '../support/site/startSite';

const { administrator } = demoLogins;

/** Two streets inside the box, one outside, one invalid. */
const streets = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    street('Jacaranda Street', [
      [151.91, -25.01],
      [151.95, -25.01],
    ]),
    street('Wattle Road', [
      [151.93, -25.02],
      [151.93, -25.08],
    ]),
    street('Far Road', [
      [140, -30],
      [140.1, -30],
    ]),
    { type: 'Feature', properties: { name: 'Nowhere' }, geometry: null },
  ],
});

function street(name: string, coordinates: number[][]): object {
  return {
    type: 'Feature',
    properties: { name, highway: 'residential' },
    geometry: { type: 'LineString', coordinates },
  };
}

describe('an administrator creates an area, imports its streets, and prints its map', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'local-offers-streets-'));
  const file = path.join(folder, 'jacaranda.geojson');
  let site: Site;
  let browser: Browser;
  let watched: WatchedPage;

  beforeAll(async () => {
    writeFileSync(file, streets);
    [site, browser] = await Promise.all([startSite({ DEMO_DATA: 'true' }), openBrowser()]);
    watched = await openPage(browser);
  });

  afterAll(async () => {
    await browser.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('walks the whole journey', async () => {
    const { page, complaints } = watched;
    await page.goto(`${site.url}/admin/map-areas`);
    await signIn(page, administrator);

    await see(page, 'heading', 'Map areas');
    await click(page, 'link', 'New area');
    await drawByKeys(page);
    // replaces the values that the map has filled in
    await fill(page, 'Name', 'Jacaranda Point');
    await fill(page, 'Code', 'jacaranda-point');
    for (const [edge, degrees] of Object.entries({ North: -25, South: -25.1, West: 151.9, East: 152 })) {
      await number(page, edge, degrees);
    }
    await number(page, 'Columns (A to Z)', 10);
    await number(page, 'Rows', 10);
    await read(page, '0 ads in the box.');
    await click(page, 'button', 'Save');
    await see(page, 'link', 'Jacaranda Point');

    await page.goto(`${site.url}/admin/streets?area=jacaranda-point`);
    await click(page, 'button', 'Import streets');
    await see(page, 'button', 'Try it first');
    const input = (await page.$('#street-file')) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(file);
    await fill(page, 'Attribution', '© Jacaranda Council');
    await fill(page, 'Licence', 'CC BY 4.0');
    await click(page, 'button', 'Try it first');
    await read(page, '4 rows read: 2 on the map, 1 refused.');
    await read(page, 'Row 4: It has no geometry.');
    await see(page, 'button', 'Download 1 refused row as CSV');
    await click(page, 'button', 'Import it now');
    await read(page, 'imported ·');
    await read(page, 'Wattle Road');

    // visitors see the imported streets
    await page.goto(`${site.url}/streets-index?mapArea=jacaranda-point`);
    await read(page, 'Streets index for Jacaranda Point area.');
    await read(page, 'Jacaranda Street');

    await page.goto(`${site.url}/admin/printed-maps`);
    await click(page, 'button', 'Make: Jacaranda Point, A4 landscape');
    await see(page, 'link', 'Open PDF: Jacaranda Point, A4 landscape');
    await page.goto(`${site.url}/maps-download`);
    await read(page, 'Jacaranda Point');

    await page.goto(`${site.url}/admin/map-areas`);
    await click(page, 'link', 'Jacaranda Point');
    await number(page, 'Rows', 5);
    await read(page, '2 streets of the index will be placed again');
    await click(page, 'button', 'Save');
    await see(page, 'heading', 'Map areas');

    // an area with ads cannot be deleted
    await click(page, 'link', 'Curlew Heads');
    await click(page, 'button', 'Delete');
    await read(page, 'Delete Curlew Heads?');
    await confirm(page);
    await read(page, 'on the map of Curlew Heads');
    await page.goto(`${site.url}/admin/map-areas`);
    await click(page, 'link', 'Jacaranda Point');
    await click(page, 'button', 'Delete');
    await read(page, 'Delete Jacaranda Point?');
    await confirm(page);
    await see(page, 'heading', 'Map areas');
    await see(page, 'link', 'Curlew Heads');
    await readNoMore(page, 'jacaranda-point');
    // browsers log error statuses to the console, but our refusals have status 200
    expect(complaints).toEqual([]);
  });

  async function number(page: Page, label: string, value: number): Promise<void> {
    await write(page, label, String(value));
    await page.keyboard.press('Tab');
    expect(Number(await written(page, label))).toBe(value);
  }

  /** Sets a box without a mouse: keys move the map, and its view becomes the box. */
  async function drawByKeys(page: Page): Promise<void> {
    await page.waitForSelector('[aria-label^="Map with the box"] canvas');
    const edge = (name: string) =>
      page.$eval(`::-p-aria([name="${name}"][role="spinbutton"])`, (field) =>
        Number((field as HTMLInputElement).value),
      );
    const take = async () => {
      await focusOn(page, '::-p-aria([name="Box what is shown"])');
      await press(page, 'Enter');
    };
    await take();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#west')?.value !== '');
    const before = await edge('West');
    await focusOn(page, '[aria-label^="Map with the box"]');
    await press(page, 'ArrowRight');
    await press(page, 'ArrowRight');
    // the map moves with an animation
    await eventually(async () => {
      await take();
      expect(await edge('West')).toBeGreaterThan(before);
    }, patienceMs);
    expect(await edge('East')).toBeGreaterThan(await edge('West'));
    expect(await edge('North')).toBeGreaterThan(await edge('South'));
    await read(page, 'Each square is');
  }

  async function confirm(page: Page): Promise<void> {
    await clickOn(page, '.ant-modal-footer .ant-btn-dangerous');
  }
});
