import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ElementHandle, Page } from 'puppeteer';
import sharp from 'sharp';
import { toGlobalId } from '../../server/shared/globalId';
import { click, clickOn, fill, fillIn, press, read, readNoMore, see } from '../support/browser/acts';
import { administratorHeaders, askApi } from '../support/askApi';
import { demoLogins } from '../support/site/demoLogins';
import { untilLoaded } from '../support/browser/goWithin';
import { keepDownloads } from '../support/browser/keepDownloads';
import { linkInMail } from '../support/findInMails';
import { closePage, openBrowser, openPage, type WatchedPage } from '../support/browser/openBrowser';
import { signIn } from '../support/browser/signIn';
import { startSite, type Site } from '../support/site/startSite';

const { administrator } = demoLogins;
const rows = [
  'name,category,suburb,state,postcode',
  'Zebra Finch Café,FOOD_DRINK,Noosa Heads,QLD,4567',
  'ZEBRA FINCH CAFÉ!,SHOP,Noosa Heads,QLD,4567',
  'Nowhere,FOOD_DRINK,Noosa Heads,QLD,2000',
];

describe('an administrator manages records', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ads-'));
  const file = path.join(folder, 'finches.csv');
  let site: Site;
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  let watched: WatchedPage;
  let page: Page;

  beforeAll(async () => {
    writeFileSync(file, `${rows.join('\n')}\n`);
    [site, browser] = await Promise.all([startSite({ DEMO_DATA: 'true' }), openBrowser()]);
    watched = await openPage(browser);
    ({ page } = watched);
    await page.goto(`${site.url}/admin/import`, { waitUntil: 'networkidle0' });
    await signIn(page, administrator);
    await see(page, 'heading', 'Import ads');
  });

  afterAll(async () => {
    await browser.close();
    await site.stop();
    rmSync(folder, { recursive: true });
  });

  it('checks a file of ads, reports the errors of each row, and imports the rest', async () => {
    const input = (await page.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(file);
    await click(page, 'button', 'Check file');
    await read(page, '3 rows: 2 would be new, 0 would change, 0 unchanged, 1 refused');
    await read(page, 'Postcode 2000 is not in QLD: it belongs to NSW.');
    await click(page, 'button', 'Import 2 ads of finches.csv');
    await read(page, '3 rows: 2 new, 0 changed, 0 unchanged, 1 refused');
  });

  it('finds a possible duplicate, and keeps both ads', async () => {
    await goTo('/admin/duplicates', 'Duplicates');
    await read(page, 'ZEBRA FINCH CAFÉ!');
    await click(page, 'button', /^Not duplicates: /);
    await readNoMore(page, 'ZEBRA FINCH CAFÉ!');
    await goTo('/admin/duplicates', 'Duplicates');
    await untilLoaded(page);
    expect(await page.evaluate(() => document.body.innerText)).not.toContain('ZEBRA FINCH CAFÉ!');
    // a merge would have archived one
    const query = `{ brochures(filter: { dataQuality: { title: "zebra finch" } }) { edges { node { title status } } } }`;
    const { brochures } = await askApi(site, query, {}, await administratorHeaders(site));
    const kept = (brochures as { edges: { node: { title: string } }[] }).edges.map(({ node }) => node);
    expect(kept.toSorted((one, other) => one.title.localeCompare(other.title, 'en'))).toEqual([
      { title: 'Zebra Finch Café', status: 'PENDING_REVIEW' },
      { title: 'ZEBRA FINCH CAFÉ!', status: 'PENDING_REVIEW' },
    ]);
  });

  it('merges two ads into one with the pictures, figures, links and QR codes of both', async () => {
    const headers = await administratorHeaders(site);
    const visitor = (await openPage(browser)).page;
    const view =
      'mutation ($input: RecordStatisticEventsInput!) { recordStatisticEvents(input: $input) { __typename } }';
    const bakery = async (title: string, background: string, contact: object): Promise<number> => {
      const drawn = sharp({ create: { width: 640, height: 480, channels: 3, background } });
      const contentBase64Encoded = (await drawn.jpeg().toBuffer()).toString('base64');
      const ad = {
        ...{ type: 'LP_AD', title, description: 'Bread from a wood-fired oven.', category: { code: 'FOOD_DRINK' } },
        ...{ ...contact, assets: [{ type: 'BROCHURE_IMAGE', contentBase64Encoded }] },
      };
      const answer = await fetch(`${site.url}/rest/brochure/administrator/createBrochureWithAssets`, {
        ...{ method: 'POST', body: JSON.stringify(ad) },
        headers: { ...headers, 'content-type': 'application/json' },
      });
      const { id } = (await answer.json()) as { id: number };
      const publish = await fetch(`${site.url}/rest/brochure/administrator/${id}/status?status=PUBLISHED`, {
        method: 'PATCH',
        headers,
      });
      expect(publish.status).toBe(200);
      const event = { brochureId: toGlobalId('Brochure', id), eventCode: 'DETAIL_PAGE_VIEW' };
      await askApi(site, view, { input: { events: [event] } }, { 'user-agent': 'Mozilla/5.0 Firefox/145.0' });
      return id;
    };
    const keep = await bakery('Heron Bakery', '#d97706', { wwwUrl: 'https://heron.example/' });
    const other = await bakery('HERON BAKERY!', '#0e7490', { phoneNo: '(07) 5555 0123' });
    await goTo('/admin/duplicates', 'Duplicates');
    await click(page, 'button', `Merge ${other} into ${keep}`);
    await read(page, `its pages and QR codes lead to ad ${keep}`);
    await click(page, 'button', 'Merge');
    await read(page, `Ad ${other} is part of ad ${keep} now`);
    const query = `query Ad($id: Int!) { brochure(databaseId: $id) {
      assets { dominantColor } detailViewsCount wwwUrl phoneNo } }`;
    const { brochure } = await askApi(site, query, { id: keep }, headers);
    expect(brochure).toMatchObject({
      assets: [{}, {}],
      ...{ detailViewsCount: 2, wwwUrl: 'https://heron.example/', phoneNo: '(07) 5555 0123' },
    });
    for (const address of [`/details/${other}`, `/ad?adId=${other}`]) {
      await visitor.goto(site.url + address);
      await see(visitor, 'heading', 'Heron Bakery');
      expect(new URL(visitor.url()).pathname).toBe(`/details/${keep}`);
    }
  });

  it('voids a coupon, with the reason', async () => {
    await goTo('/admin/purchases?state=VALID', 'Purchases');
    await click(page, 'button', /^Void: /);
    await fillIn(page, '::-p-aria([name="Reason, kept in the audit log"])', 'Bought by mistake');
    await click(page, 'button', 'Void coupon');
    await read(page, 'is void; there is one more to be had.');
  });

  it('suspends a login and reinstates it', async () => {
    await goTo('/admin/vendors', 'Vendors and logins');
    await click(page, 'link', 'Pelican & Pine');
    await see(page, 'heading', 'Pelican & Pine');
    await click(page, 'button', /^Suspend: /);
    await click(page, 'button', 'Suspend');
    await read(page, 'is suspended.');
    await click(page, 'button', /^Reinstate: /);
    await click(page, 'button', 'Reinstate');
    await read(page, 'is reinstated.');
  });

  describe('beside a colleague with a login of their own', () => {
    const [email, name] = ['wren@localoffers.example', 'Wren Ashby'];
    const cafe = 'Fathom Street Bakehouse';
    let colleague: Page;

    it('who is invited as an editor, and makes the login by the link of the mail', async () => {
      await goTo('/admin/staff', 'Staff');
      await fill(page, 'Email', email);
      await clickOn(page, '.ant-select:has(#staffRole)');
      await clickOn(page, '.ant-select-item-option[title="Editor"]');
      await click(page, 'button', 'Send the invitation');
      await read(page, 'Invited, no login yet');
      const link = await linkInMail(site, '/vendor/register/wren');
      ({ page: colleague } = await openPage(browser));
      await colleague.goto(site.url + link);
      await fill(colleague, 'Your name', name);
      await fill(colleague, 'Password', 'wharf-lorikeet-anvil-56');
      await click(colleague, 'button', 'Make my login');
      await see(colleague, 'heading', 'What needs doing');
    });

    it('neither overwrites what the other has done', async () => {
      await goTo('/admin/brochures?id=51', 'All ads');
      await colleague.goto(`${site.url}/admin/brochures?id=51`);
      await click(colleague, 'button', `Archive: ${cafe}`);
      await read(colleague, `“${cafe}” is archived.`);
      // this page still shows it as published; archiving it again changes nothing, and the list is refreshed
      await click(page, 'button', `Archive: ${cafe}`);
      await read(page, 'No ads match these filters');
      await click(colleague, 'button', 'Undo');
      await read(colleague, `“${cafe}” is back, published.`);
      expect(await adAt51()).toMatchObject({ status: 'PUBLISHED' });
    });

    it('gets a view of the table that the other shares', async () => {
      await goTo('/admin/brochures?type=CP_AD&sort=TITLE', 'All ads');
      await click(page, 'button', /^Views/);
      await fillIn(page, '[aria-label="Name of this view"]', 'Coupons for all of us');
      await page.evaluate(() => {
        for (const label of document.querySelectorAll('label')) {
          if (label.innerText.trim() === 'For everybody in the administration') label.click();
        }
      });
      await click(page, 'button', 'Save');
      await see(page, 'link', 'Coupons for all of us');
      await colleague.goto(`${site.url}/admin/brochures`, { waitUntil: 'networkidle2' });
      await click(colleague, 'button', /^Views/);
      await read(colleague, 'shared by Robin Achterberg');
      await click(colleague, 'link', 'Coupons for all of us');
      await colleague.waitForFunction(() => window.location.search === '?type=CP_AD&sort=TITLE');
      await see(colleague, 'button', 'Take away the filter Coupon');
    });

    it('finds the review that the other hands over', async () => {
      const finch = 'Zebra Finch Café';
      const forMe = `${site.url}/admin/reviews?whose=mine`;
      await colleague.goto(forMe);
      await see(colleague, 'heading', 'Reviews');
      await goTo(`/admin/reviews?q=${encodeURIComponent(finch)}`, 'Reviews');
      await clickOn(page, `.ant-select:has([aria-label="Who looks at: ${finch}"])`);
      await clickOn(page, `.ant-select-item-option[title="${name}"]`);
      await read(page, `“${finch}” is for ${name}.`);
      await colleague.goto(forMe, { waitUntil: 'networkidle2' });
      await read(colleague, finch);
      expect(await colleague.$$eval('[aria-label^="Who looks at: "]', (choices) => choices.length)).toBe(1);
    });

    it('loses nothing by the undo of a bulk job: it keeps what a later job of the other has changed, and says so', async () => {
      const florist = 'Posy & Pandanus';
      await changeParking(page, [cafe, florist], 'Behind the bakery');
      await changeParking(colleague, [cafe], 'On the street');
      await click(page, 'button', 'Undo');
      await clickOn(page, '.ant-popover button.ant-btn-primary');
      await read(page, '1 back as before, 1 kept');
      // the results are asked for once the job is known to be done
      await read(page, 'Somebody changed this ad after the job.');
      expect(await resultsOf(page)).toEqual({
        [cafe]: ['Kept as it is', 'Somebody changed this ad after the job.'],
        [florist]: ['Back as before', expect.any(String)],
      });
      expect([await parkingOf(51), await parkingOf(49)]).toEqual(['On the street', null]);
    });

    it('whose role is taken away in the middle of work: what was begun is refused, and stays in its field', async () => {
      await colleague.goto(`${site.url}/admin/brochures?id=51`);
      await click(colleague, 'button', `Index of ${cafe}: none. Change`);
      await colleague.waitForFunction(() => document.activeElement?.matches('input'));
      await colleague.keyboard.type('14');
      await goTo('/admin/staff', 'Staff');
      await clickOn(page, `.ant-select:has([aria-label="Role of ${email}"])`);
      await clickOn(page, '.ant-select-item-option[title="Read only"]');
      await read(page, `${email} is now: Read only.`);
      await press(colleague, 'Enter');
      await read(colleague, 'Your role does not allow this. Ask an administrator for more.');
      expect(await colleague.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('14');
      expect(await adAt51()).toEqual({ status: 'PUBLISHED', adIndex: null });
    });

    it('and the log names each for what they did', async () => {
      await goTo('/admin/audit-log', 'Audit log');
      await read(page, 'Set staff role');
      expect(await actors('Set staff role')).toEqual(['Robin Achterberg']);
      expect(await actors('Archive ad')).toEqual([name]);
      await closePage(colleague);
    });

    /** By a bulk job that is tried, started and done. */
    async function changeParking(by: Page, titles: readonly string[], parking: string): Promise<void> {
      await by.goto(`${site.url}/admin/brochures?id=51,49`, { waitUntil: 'networkidle0' });
      for (const title of titles) await clickOn(by, `input[aria-label="Choose ${title}"]`);
      await click(by, 'button', 'Change many');
      await fillIn(by, '::-p-aria([name="Fields"])', 'Parking');
      await by.keyboard.press('Enter');
      await fillIn(by, '::-p-aria([name="Parking"])', parking);
      await click(by, 'button', 'Preview');
      await click(by, 'button', /^Start: /);
      await clickOn(by, '.ant-popover button.ant-btn-primary');
      await read(by, titles.length === 1 ? '1 of 1 ad changed' : `${titles.length} of ${titles.length} ads changed`);
    }

    /** Result and reason of each ad, by the rows of a bulk job. */
    async function resultsOf(of: Page): Promise<Record<string, string[]>> {
      const rows = await of.$$eval('tbody tr', (each) =>
        each.map(({ cells }) => [...cells].map((cell) => cell.innerText.trim())),
      );
      return Object.fromEntries(rows.map(([title = '', _number, ...rest]) => [title, rest]));
    }

    async function parkingOf(databaseId: number): Promise<unknown> {
      const query = 'query ($databaseId: Int!) { brochure(databaseId: $databaseId) { parkingInfo } }';
      const { brochure } = await askApi(site, query, { databaseId }, await administratorHeaders(site));
      return (brochure as { parkingInfo: string | null }).parkingInfo;
    }

    async function adAt51(): Promise<unknown> {
      const query = '{ brochure(databaseId: 51) { status adIndex } }';
      return (await askApi(site, query, {}, await administratorHeaders(site))).brochure;
    }

    /** Who did this, by the rows of the audit log. */
    function actors(action: string): Promise<string[]> {
      return page.$$eval(
        'tbody tr',
        (rows, wanted) =>
          rows
            .map(({ cells }) => [...cells].map((cell) => cell.innerText.trim()))
            .flatMap(([, who = '', what]) => (what === wanted ? [who] : [])),
        action,
      );
    }
  });

  it('takes a change of a vendor back, from its history', async () => {
    await goTo('/admin/vendors', 'Vendors and logins');
    await click(page, 'link', 'Ferry Lane Studio');
    await see(page, 'heading', 'Ferry Lane Studio');
    await fill(page, 'Contact (optional)', 'Sally Tern');
    await click(page, 'button', 'Save');
    await read(page, '“Ferry Lane Studio” is saved.');
    await click(page, 'link', 'History');
    await see(page, 'heading', 'History of “Ferry Lane Studio”');
    await read(page, 'Sally Tern');
    await click(page, 'button', 'Restore before');
    await click(page, 'button', 'Restore');
    await read(page, 'The fields have their former values.');
    await read(page, 'Earlier version restored');
    await click(page, 'link', 'Open the vendor');
    await see(page, 'heading', 'Ferry Lane Studio');
    expect(
      await page.$eval(
        '::-p-aria([name="Contact (optional)"][role="textbox"])',
        (field) => (field as HTMLInputElement).value,
      ),
    ).toBe('Tomas Reyes');
  });

  it('runs a job now, and shows its outcome', async () => {
    await goTo('/admin/jobs', 'Jobs');
    await click(page, 'button', 'Run now: Forget what has been kept long enough');
    await page.waitForFunction(() =>
      /Forget what has been kept long enough[\s\S]{0,80}Done/.test(document.body.innerText),
    );
  });

  it('reads the report, and saves it as pictures and a table', async () => {
    await goTo('/admin/reports?days=90', 'Reports');
    await click(page, 'button', /^Coupons sold/);
    await see(page, 'heading', 'Coupons sold');
    await page.waitForSelector('::-p-aria([name="By category"][role="table"])');
    const nextFile = await keepDownloads(page);
    await click(page, 'button', 'Save SVG');
    const svg = await nextFile();
    expect(svg.name).toMatch(/^coupons-sold-by-day-\d{4}-\d{2}-\d{2}-to-\d{4}-\d{2}-\d{2}\.svg$/);
    expect(Buffer.from(svg.bytes).toString()).toMatch(/^<svg /);
    await click(page, 'button', 'Save PNG');
    expect(await sharp((await nextFile()).bytes).metadata()).toMatchObject({ format: 'png', width: 840 });
    await click(page, 'button', 'Save all as CSV');
    expect(Buffer.from((await nextFile()).bytes).toString()).toContain('Coupons sold,all,,');
  });

  it('shows all of that in the audit log', async () => {
    await goTo('/admin/audit-log', 'Audit log');
    for (const line of ['Run job', 'Reinstate account', 'Suspend account', 'Void coupon', 'Keep both ads']) {
      await read(page, line);
    }
    await read(page, 'Bought by mistake');
    await goTo('/admin/mails', 'Mail');
    expect(watched.complaints).toEqual([]);
  });

  async function goTo(address: string, heading: string): Promise<void> {
    await page.goto(site.url + address, { waitUntil: 'networkidle2' });
    await see(page, 'heading', heading);
  }
});
