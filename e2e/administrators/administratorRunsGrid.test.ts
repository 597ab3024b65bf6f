import type { Browser, Page } from 'puppeteer';
import { atRest, click, clickOn, fillIn, focusOn, press, read, readNoMore, see } from '../support/browser/acts';
import { administratorHeaders, askApi } from '../support/askApi';
import { demoLogins } from '../support/site/demoLogins';
import { keepDownloads } from '../support/browser/keepDownloads';
import { openBrowser, openPage, type WatchedPage } from '../support/browser/openBrowser';
import { ownLiveAd } from '../support/ownLiveAd';
import { slowPolling } from '../support/browser/patience';
import { signIn } from '../support/browser/signIn';
import { startSite, type Site } from '../support/site/startSite';

const { administrator, vendor } = demoLogins;
const cafe = 'Fathom Street Bakehouse';

/** The administrators' table on demo data, in typical daily use. */
describe('an administrator uses the grid', () => {
  let site: Site;
  let browser: Browser;
  let desk: WatchedPage;

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite({ DEMO_DATA: 'true' }), openBrowser()]);
    desk = await openPage(browser);
    await openAdministration(desk.page);
  });

  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  afterEach(() => {
    // browsers log refused requests to the console
    expect(desk.complaints.filter((line) => !line.includes('status of 4'))).toEqual([]);
  });

  it('changes indexes from row to row, and shows why one is refused', async () => {
    const { page } = desk;
    await grid(page, '?id=51,52&sort=-ID');
    await click(page, 'button', /^Index of Headland Walk and Blowhole: /);
    await typeOver(page, '0');
    await press(page, 'Enter');
    await read(page, 'An index is a whole number from 1 to 9998.');
    await seeWholly(page, 'An index is a whole number from 1 to 9998.');
    await typeOver(page, '12');
    await press(page, 'Enter');
    // moves to the row below, whose field opens
    await page.waitForFunction(
      (name) => document.activeElement?.getAttribute('aria-label') === name,
      {},
      `Index of ${cafe}`,
    );
    await typeOver(page, '13');
    await press(page, 'Escape');
    await see(page, 'button', 'Index of Headland Walk and Blowhole: 12. Change');
    await see(page, 'button', `Index of ${cafe}: none. Change`);
    expect(await indexOf(52)).toBe(12);
    expect(await indexOf(51)).toBeNull();
  });

  it('creates a vendor login with the specified labels', async () => {
    const { page } = desk;
    await grid(page, '?id=51');
    await choose(page, 'Create vendor login');
    await read(page, "Enter vendor's email. This will be his username for the login.");
    await click(page, 'button', 'Submit');
    await read(page, 'Please enter a valid email address.');
    await fillIn(page, '#vendor-email', 'baker@fathom.example');
    await click(page, 'button', 'Submit');
    await read(page, 'Invitation email will be sent to vendor shortly.');
    await click(page, 'button', 'Close');
    await page.waitForFunction(() => document.querySelector('[role="dialog"]')?.checkVisibility() !== true);
  });

  it('shows the result of an activity report for three seconds and in the list of last actions', async () => {
    const { page } = desk;
    await grid(page, '?id=51');
    // it is shown for three seconds, so looking begins first
    await Promise.all([read(page, 'Error while sending Activity Report'), choose(page, 'Send activity report')]);
    await readNoMore(page, 'Error while sending Activity Report');
    await click(page, 'button', /^Last actions/);
    await read(page, 'Error while sending Activity Report');
    await read(page, 'There is nobody to write to');
  });

  it('sends an activity report to the vendor of the ad', async () => {
    const { page } = desk;
    const { databaseId, displayTitle } = await ownLiveAd(site);
    await grid(page, `?id=${String(databaseId)}`);
    await Promise.all([
      read(page, 'Activity Report sent Successfully'),
      choose(page, 'Send activity report', displayTitle),
    ]);
    await readNoMore(page, 'Activity Report sent Successfully');
    await click(page, 'button', /^Last actions/);
    await read(page, `“${displayTitle}”: 1 recipient`);
    // without a mail server the demo shows its mails there
    await page.goto(`${site.url}/outbox`);
    await read(page, `Your ad “${displayTitle}”: 30 days in figures`);
    await read(page, `to ${vendor.email}`);
  });

  it('downloads the QR code of an ad', async () => {
    const { page } = desk;
    await grid(page, '?id=51');
    const next = await keepDownloads(page);
    await choose(page, 'Download QR code');
    for (const [name, file, start] of [
      ['Download PNG', 'qr-51.png', '\u0089PNG'],
      ['Download SVG', 'qr-51.svg', '<svg'],
      ['Download Poster (PDF)', 'qr-51.pdf', '%PDF'],
    ] as const) {
      await click(page, 'link', name);
      const got = await next();
      expect([got.name, Buffer.from(got.bytes).toString('latin1').slice(0, 4)]).toEqual([file, start]);
    }
    await click(page, 'button', 'Close');
  });

  it('changes several ads at once, across pages and filters, and undoes it', async () => {
    const { page } = desk;
    await grid(page, '?id=51');
    await tick(page, cafe);
    await read(page, '1 ad chosen');
    await fillIn(page, '::-p-aria([name="Search ads"])', 'Rescue boat calendar');
    // after the search is cleared, the list briefly shows all ads, and its rows move under the mouse
    await page.waitForFunction(() => new URLSearchParams(location.search).get('q') === 'Rescue boat calendar');
    await click(page, 'button', /^Take away the filter ID/);
    await read(page, 'Rescue boat calendar 2027');
    await tick(page, 'Rescue boat calendar 2027');
    await read(page, '2 ads chosen');
    await click(page, 'button', 'Publish');
    await read(page, '0 of 2 ads published, 1 is so already.');
    await read(page, 'Not done: ');
    await read(page, '1 ad chosen');
    await click(page, 'button', 'Close results');
    await click(page, 'button', 'Choose none');

    await grid(page, '?id=51,52');
    await tick(page, cafe);
    await tick(page, 'Headland Walk and Blowhole');
    await click(page, 'button', 'Archive');
    await read(page, '2 ads archived.');
    await read(page, 'No ads match these filters');
    await click(page, 'button', 'Undo');
    await read(page, '2 ads are back as before.');
    expect(await statusOf(51)).toBe('PUBLISHED');
    // the job's page keeps the results
    await click(page, 'link', 'Open the bulk job');
    await read(page, '2 of 2 ads changed, 2 back as before');
  });

  it('undoes an action on chosen ads from the page of its job', async () => {
    const { page } = desk;
    await grid(page, '?id=51,52');
    await tick(page, cafe);
    await click(page, 'button', 'Archive');
    await read(page, '1 ad archived.');
    await click(page, 'link', 'Open the bulk job');
    await page.waitForFunction(() => window.location.pathname.startsWith('/admin/bulk-jobs/'));
    // the undo of the message is gone with the page
    await page.reload();
    await click(page, 'button', 'Undo');
    await clickOn(page, '.ant-popover button.ant-btn-primary');
    await read(page, '1 back as before');
    expect(await statusOf(51)).toBe('PUBLISHED');
  });

  it('exports the filtered list to files', async () => {
    const { page } = desk;
    await grid(page, '?type=BRO_AD');
    const next = await keepDownloads(page);
    const counted = await page.waitForFunction(() => /(\d+) ads/.exec(document.body.innerText)?.[1]);
    const count = await counted.jsonValue();
    await openTool(page, 'Export');
    await click(page, 'button', 'Export as CSV');
    const csv = Buffer.from((await next()).bytes).toString('utf8');
    expect(csv.split('\r\n').filter((line) => line.includes('BRO_AD'))).toHaveLength(Number(count));
    expect(csv.startsWith('\uFEFFID,did,Index,Title')).toBe(true);
    await openTool(page, 'Export');
    await click(page, 'button', 'Export for Excel (XLSX)');
    const sheet = await next();
    expect(sheet.name).toMatch(/^ads-\d{4}-\d\d-\d\d\.xlsx$/);
    expect(Buffer.from(sheet.bytes.slice(0, 2)).toString()).toBe('PK');
  });

  it('stores views, columns and density on the device', async () => {
    const { page } = desk;
    await grid(page, '?type=CP_AD&sort=TITLE');
    await openTool(page, 'Views');
    await fillIn(page, '[aria-label="Name of this view"]', 'Coupons by title');
    await click(page, 'button', 'Save');
    await see(page, 'link', 'Coupons by title');
    await openTool(page, 'Columns');
    await page.evaluate(() => {
      for (const label of document.querySelectorAll<HTMLElement>('fieldset label')) {
        if (label.innerText === 'Type' || label.innerText === 'With air') label.click();
      }
    });
    await grid(page, '');
    await page.waitForSelector('.data-grid[data-density="comfortable"] [data-row-key]');
    expect(await page.$$eval('th', (cells) => cells.map((cell) => cell.textContent))).not.toContain('Type');
    await openTool(page, 'Views');
    await click(page, 'link', 'Coupons by title');
    await page.waitForFunction(() => window.location.search === '?type=CP_AD&sort=TITLE');
    await see(page, 'button', 'Take away the filter Coupon');
  });

  it('works by keyboard alone', async () => {
    const { page } = desk;
    await grid(page, '?id=51,52&sort=-ID');
    await focusOn(page, '[data-row-key="52"]');
    await press(page, 'ArrowDown');
    await press(page, 'Space');
    await read(page, '1 ad chosen');
    await press(page, 'Space');
    await readNoMore(page, '1 ad chosen');
    await press(page, 'a');
    await read(page, `“${cafe}” is archived.`);
    await click(page, 'button', 'Undo');
    await read(page, `“${cafe}” is back, published.`);
    await focusOn(page, '[data-row-key="51"]');
    await press(page, 'e');
    await page.waitForFunction(() => window.location.pathname === '/admin/brochure/manage/51');
    // opens the next ad of the list, and returns to its row
    await see(page, 'link', 'Previous: Headland Walk and Blowhole');
    await press(page, 'Alt', 'PageUp');
    await see(page, 'heading', 'Headland Walk and Blowhole');
    await click(page, 'link', 'Back to the list');
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-row-key') === '52');
  });

  it('changes a field of the chosen ads as a job with a preview, and undoes it after leaving the page', async () => {
    const { page } = desk;
    await grid(page, '?id=51,52');
    await tick(page, cafe);
    await click(page, 'button', 'Change many');
    await fillIn(page, '::-p-aria([name="Fields"])', 'Parking');
    await page.keyboard.press('Enter');
    await fillIn(page, '::-p-aria([name="Parking"])', 'Behind the bakery');
    await click(page, 'button', 'Preview');
    await read(page, '1 of 1 ad would change');
    expect(await parkingOf(51)).toBeNull();
    await click(page, 'button', 'Start: 1 ad');
    await clickOn(page, '.ant-popover button.ant-btn-primary');
    await read(page, '1 of 1 ad changed');
    expect(await parkingOf(51)).toBe('Behind the bakery');
    await page.goto(`${site.url}/admin/bulk-jobs`);
    await click(page, 'link', 'Parking: Behind the bakery');
    await click(page, 'button', 'Undo');
    await clickOn(page, '.ant-popover button.ant-btn-primary');
    await read(page, '1 back as before');
    expect(await parkingOf(51)).toBeNull();
  });

  it('deletes and restores, duplicates and opens the copy', async () => {
    const { page } = desk;
    await grid(page, '?id=51');
    await choose(page, 'Delete');
    await click(page, 'button', 'Delete ad');
    await read(page, `“${cafe}” is deleted.`);
    await read(page, 'No ads match these filters');
    await click(page, 'button', 'Undo');
    await read(page, `“${cafe}” is back as it was.`);
    await choose(page, 'Copy');
    await page.waitForFunction(() => /^\/admin\/brochure\/manage\/\d+$/.test(window.location.pathname));
  });

  it('finds a deleted ad in the trash, and restores it from there', async () => {
    const { page } = desk;
    await grid(page, '?id=51');
    await choose(page, 'Delete');
    await click(page, 'button', 'Delete ad');
    await read(page, `“${cafe}” is deleted.`);
    await page.goto(`${site.url}/admin/brochures/deleted`, { waitUntil: 'networkidle0' });
    await see(page, 'heading', 'Deleted ads');
    await click(page, 'button', `Restore: ${cafe}`);
    await read(page, `“${cafe}” is back as it was.`);
    await readNoMore(page, 'Restorable until');
    await grid(page, '?id=51');
    await see(page, 'button', `Archive: ${cafe}`);
  });

  it('gives a field its former value again, from the history of the ad', async () => {
    const { page } = desk;
    expect(await indexOf(52)).toBe(12);
    await page.goto(`${site.url}/admin/brochures/52/history`, { waitUntil: 'networkidle0' });
    await see(page, 'heading', 'History of “Headland Walk and Blowhole”');
    await click(page, 'button', 'Restore before');
    await click(page, 'button', 'Restore');
    await read(page, 'The fields have their former values.');
    expect(await indexOf(52)).toBeNull();
  });

  async function openAdministration(page: Page): Promise<void> {
    await page.goto(`${site.url}/admin`);
    await signIn(page, administrator);
    await see(page, 'heading', 'What needs doing');
  }

  async function grid(page: Page, query: string): Promise<void> {
    await page.goto(`${site.url}/admin/brochures${query}`, { waitUntil: 'networkidle0' });
    await see(page, 'heading', 'All ads');
  }

  async function choose(page: Page, action: string, ad = cafe): Promise<void> {
    await see(page, 'button', `More actions: ${ad}`);
    await atRest(page);
    await click(page, 'button', `More actions: ${ad}`);
    await atRest(page);
    await click(page, 'button', action);
    await atRest(page);
  }

  /** Waits until nothing clips or covers any corner of a text: a popup opens out of sight, and is moved then. */
  async function seeWholly(page: Page, text: string): Promise<void> {
    await page.waitForFunction(
      (wanted) => {
        const alert = [...document.querySelectorAll('[role="alert"]')].find((node) => node.textContent === wanted);
        if (!alert) return false;
        const { left, right, top, bottom } = alert.getBoundingClientRect();
        const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const));
        return corners.every(([x, y]) => alert.contains(document.elementFromPoint(x, y)));
      },
      slowPolling,
      text,
    );
  }

  async function openTool(page: Page, name: string): Promise<void> {
    await click(page, 'button', new RegExp(`^${name}`));
  }

  async function tick(page: Page, title: string): Promise<void> {
    await clickOn(page, `input[aria-label="Choose ${title}"]`);
  }

  async function typeOver(page: Page, text: string): Promise<void> {
    await page.waitForFunction(() => document.activeElement?.matches('input'));
    await page.evaluate(() => (document.activeElement as HTMLInputElement).select());
    await page.keyboard.type(text);
  }

  async function ad(databaseId: number): Promise<GridAd> {
    const query = 'query ($databaseId: Int!) { brochure(databaseId: $databaseId) { adIndex status parkingInfo } }';
    const { brochure } = await askApi(site, query, { databaseId }, await administratorHeaders(site));
    return brochure as GridAd;
  }
  const indexOf = async (databaseId: number) => (await ad(databaseId)).adIndex;
  const statusOf = async (databaseId: number) => (await ad(databaseId)).status;
  const parkingOf = async (databaseId: number) => (await ad(databaseId)).parkingInfo;
});

interface GridAd {
  adIndex: number | null;
  status: string;
  parkingInfo: string | null;
}
