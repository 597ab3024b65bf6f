import path from 'node:path';
import type { Browser, HTTPRequest, Page } from 'puppeteer';
import { atRest, click, clickOn, press, read, readNoMore, see } from '../support/browser/acts';
import { administratorHeaders, askApi } from '../support/askApi';
import { demoLogins } from '../support/site/demoLogins';
import { choose, control, isChecked, saidAt, tabTo, write, written } from '../support/browser/formActs';
import { closePage, desktop, openBrowser, openPage, type WatchedPage } from '../support/browser/openBrowser';
import { openSignedIn, type SignedIn } from '../support/browser/openSignedIn';
import { signIn } from '../support/browser/signIn';
import { startSite, type Site } from '../support/site/startSite';

const { administrator } = demoLogins;
const picture = path.resolve(__dirname, '../../docs/images/list.webp');
const couponAds = '/admin/brochure/coupon-ad/manage';

describe('an administrator writes ads', () => {
  let site: Site;
  let browser: Browser;
  let desk: SignedIn;

  beforeAll(async () => {
    // some journeys sign in again from the same address
    const settings = { DEMO_DATA: 'true', RATE_LIMIT_LOGINS: '200' };
    [site, browser] = await Promise.all([startSite(settings), openBrowser()]);
    desk = await openSignedIn(browser, site, administrator);
  });

  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  /** Opens a form. */
  async function open(address: string): Promise<WatchedPage> {
    const watched = await desk.open(address);
    await see(watched.page, 'heading', 'What');
    return watched;
  }

  /** Opens a form in another browser, and signs in on the way. */
  async function openElsewhere(address: string): Promise<WatchedPage> {
    const watched = await openPage(browser);
    await watched.page.goto(site.url + address);
    await signIn(watched.page, administrator);
    await see(watched.page, 'heading', 'What');
    return watched;
  }

  async function writeCoupon(page: Page, title: string): Promise<void> {
    await write(page, 'Title', title);
    await write(page, 'Normal price', '40');
    await write(page, 'Normal price charged since', '01/03/2026');
    await write(page, 'Discounted price', '25.50');
    await write(page, 'Number of coupons', '20');
    await write(page, 'Terms of the offer', 'One each.');
    await choose(page, 'Main category', 'Tours');
    await write(page, 'Last day', '24/12/2099');
  }

  /** Types a time as the browser's own field takes it. */
  async function setTime(page: Page, name: string, time: string): Promise<void> {
    const field = await page.waitForSelector(`input[type="time"][aria-label="${name}"]`);
    await field?.evaluate((node, typed) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(node, typed);
      node.dispatchEvent(new Event('input', { bubbles: true }));
    }, time);
  }

  /** The number in an editor's address, as soon as it has one. */
  async function savedId(page: Page): Promise<number> {
    await page.waitForFunction(() => /\/manage\/[1-9]\d*$/.test(location.pathname));
    return Number(/\d+$/.exec(page.url())?.[0]);
  }

  const query = `query Ad($id: Int!) {
    brochure(databaseId: $id) { type status title highlights version assets { type } adIndex openingHours vendor { companyName } }
  }`;
  const adOf = async (id: number) =>
    (await askApi(site, query, { id }, await administratorHeaders(site)))['brochure'] as Record<string, unknown>;

  const kinds: [name: string, address: string, type: string, fillIn: (page: Page) => Promise<void>][] = [
    ['a coupon ad', `${couponAds}/0`, 'CP_AD', (page) => writeCoupon(page, 'Kayaks for two')],
    [
      'a landing page ad',
      '/admin/brochure/manage/0',
      'LP_AD',
      async (page) => {
        await write(page, 'Title', 'A landing page');
        await write(page, 'Description', 'Words.');
        await write(page, 'Phone', '(07) 7010 1234');
        await choose(page, 'Main category', 'Tours');
        const input = await page.waitForSelector('input[type="file"]');
        await (input as unknown as { uploadFile: (file: string) => Promise<void> }).uploadFile(picture);
        await read(page, 'sent when the ad is saved');
      },
    ],
    [
      'a pass-through ad',
      '/admin/brochure/google-ad/manage/0',
      'PT_AD',
      async (page) => {
        await write(page, 'Title', 'Leads elsewhere');
        await write(page, 'Address that the ad leads to', 'www.stranger.example/offer');
        await choose(page, 'Main category', 'Tours');
      },
    ],
    [
      'a brochure ad',
      '/admin/brochure/brochure-ad/manage/0',
      'BRO_AD',
      async (page) => {
        await write(page, 'Title', 'A book to turn');
        await write(page, 'Address of the flip book', 'books.stranger.example/1');
        await choose(page, 'Main category', 'Tours');
        await write(page, 'Index', '12');
        await choose(page, 'Vendor', 'Tern & Tide', 'Create “Tern & Tide”');
        await read(page, '“Tern & Tide” is a vendor now.');
      },
    ],
    [
      'a directory ad',
      '/admin/brochure/manage/0?type=BLD_AD',
      'BLD_AD',
      async (page) => {
        await write(page, 'Title', 'A plain listing');
        await write(page, 'Company name in the ad', 'Plain & Co');
        await write(page, 'Suburb or town', 'Curlew Heads');
        await write(page, 'Web site', 'plain.example');
        await choose(page, 'Main category', 'Tours');
        await click(page, 'button', 'Set times by day');
        await clickOn(page, '[role="group"][aria-label="Monday"] button');
        await click(page, 'button', 'Same until Friday');
        await clickOn(page, '[role="group"][aria-label="Saturday"] button');
        await setTime(page, 'Saturday opens', '18:00');
        await setTime(page, 'Saturday closes', '02:30');
        await read(page, '6 pm – 2:30 am');
      },
    ],
  ];

  it.each(kinds)('creates and publishes %s', async (_, address, type, fillIn) => {
    const { page, complaints } = await open(address);
    await read(page, 'missing.');
    await fillIn(page);
    await read(page, 'Nothing is missing.');
    await click(page, 'button', 'Save and publish');
    await read(page, 'is published.');
    const ad = await adOf(await savedId(page));
    expect(ad).toMatchObject({ type, status: 'PUBLISHED' });
    expect((ad['assets'] as unknown[]).length).toBe(type === 'LP_AD' ? 1 : 0);
    expect(ad['openingHours']).toBe(type === 'BLD_AD' ? 'Mo-Fr 09:00-17:00; Sa 18:00-02:30' : null);
    await read(page, 'Published');
    await read(page, 'All is saved.');
    expect(complaints).toEqual([]);
  });

  it('shows the server’s messages during input, and moves to the error on saving', async () => {
    const { page, complaints } = await open(`${couponAds}/0`);
    await write(page, 'Title', 'ab');
    await saidAt(page, 'Title', 'A title has 3 to 120 characters.');
    await write(page, 'Title', 'abc');
    await saidAt(page, 'Title', 'The line that visitors see first.');
    await write(page, 'Normal price', 'forty');
    await saidAt(page, 'Normal price', 'Write a price in dollars, for example 24.90.');
    await write(page, 'Normal price', '12');
    await write(page, 'Discounted price', '18');
    await saidAt(
      page,
      'Discounted price',
      'The discounted price has to be below the normal price: correct one of them.',
    );
    expect(await page.$eval('section[aria-label="Preview"]', (preview) => preview.textContent)).not.toContain('$-');
    await write(page, 'Normal price', 'forty');
    await write(page, 'Last day', '31/02/2027');
    await saidAt(page, 'Last day', 'Write the day as DD/MM/YYYY, for example 20/11/2026.');
    await write(page, 'Phone', '1900 123 456');
    await write(page, 'Postcode', '4567');
    await choose(page, 'State', 'NSW');
    await saidAt(page, 'Postcode', 'Postcode 4567 is not in NSW: it belongs to QLD.');
    await click(page, 'button', 'Save');
    await read(page, 'To correct: ');
    expect(await focused(page)).toBe('Normal price');
    await write(page, 'Normal price', '40');
    await write(page, 'Last day', '1/3/2099');
    await write(page, 'Postcode', '2880');
    await write(page, 'Phone', '');
    await click(page, 'button', 'Save');
    await saidAt(page, 'Main category', 'Choose a category.');
    await choose(page, 'Main category', 'Tours');
    await click(page, 'button', 'Save');
    await savedId(page);
    await see(page, 'heading', 'abc');
    expect(await written(page, 'Last day')).toBe('01/03/2099');
    expect(complaints).toEqual([]);
  });

  it('loses nothing when the response to saving is lost, and creates one ad in two attempts', async () => {
    const { page } = await open(`${couponAds}/0`);
    await writeCoupon(page, 'Sent twice');
    let isLost = false;
    const lose = async (request: HTTPRequest): Promise<void> => {
      const body = request.method() === 'POST' ? await request.fetchPostData() : undefined;
      if (isLost || !body?.includes('CreateBrochure')) return request.continue();
      isLost = true;
      // the request arrives, but its response is lost
      await fetch(request.url(), { method: 'POST', headers: request.headers(), body });
      return request.abort('connectionreset');
    };
    // interception does not see requests that go through the service worker
    await page.setBypassServiceWorker(true);
    await page.setRequestInterception(true);
    page.on('request', (request) => void lose(request));
    await click(page, 'button', 'Save');
    await read(page, 'Not saved: no answer came');
    expect(await written(page, 'Title')).toBe('Sent twice');
    await click(page, 'button', 'Try again');
    await savedId(page);
    const list = `query { brochures(filter: { q: "Sent twice", statuses: [PENDING_REVIEW] }) { totalCount } }`;
    const { brochures } = await askApi(site, list, {}, await administratorHeaders(site));
    expect(brochures).toEqual({ totalCount: 1 });
  });

  it('restores the text after the session has ended during input', async () => {
    const { page } = await open(`${couponAds}/0`);
    const isFirstChecked = isChecked(page, '"Ha"');
    await write(page, 'Title', 'Ha');
    await saidAt(page, 'Title', 'A title has 3 to 120 characters.');
    await isFirstChecked;
    await askApi(site, 'mutation { logoutEverywhere { ok: __typename } }', {}, await administratorHeaders(site));
    await (await control(page, 'Title')).focus();
    // all at once: the end of the session would interrupt slower typing
    await page.keyboard.sendCharacter('lf a title');
    await see(page, 'button', 'Sign in');
    await read(page, 'Your session has ended.');
    await signIn(page, administrator);
    await read(page, 'You are back');
    expect(new URL(page.url()).pathname).toBe(`${couponAds}/0`);
    expect(await written(page, 'Title')).toBe('Half a title');
    // on a phone the whole notice is on the screen, its button below its text
    await page.setViewport({ width: 360, height: 740 });
    const [notice, text, button] = await page.$$eval(
      '.ant-alert-info, .ant-alert-info .ant-alert-title, .ant-alert-info button:not(.ant-alert-close-icon)',
      (all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(notice?.right).toBeLessThanOrEqual(360);
    expect(button?.top).toBeGreaterThan(text?.bottom ?? Infinity);
    await page.setViewport(desktop);
    await click(page, 'button', 'Discard what I typed');
    expect(await written(page, 'Title')).toBe('');
    await readNoMore(page, 'You are back');
    await page.reload();
    await see(page, 'heading', 'What');
    expect(await written(page, 'Title')).toBe('');
  });

  it('asks before it leaves, and restores the draft on return', async () => {
    const { page } = await open(`${couponAds}/0`);
    await write(page, 'Title', 'Not saved');
    await click(page, 'link', 'BROCHURE AD');
    await see(page, 'button', 'Go on writing');
    await atRest(page);
    await click(page, 'button', 'Go on writing');
    await readNoMore(page, 'Leave without saving?');
    await atRest(page);
    expect(await written(page, 'Title')).toBe('Not saved');
    await click(page, 'link', 'BROCHURE AD');
    await see(page, 'button', 'Leave');
    await atRest(page);
    await click(page, 'button', 'Leave');
    await see(page, 'heading', 'New brochure ad');
    await page.goBack();
    await read(page, 'There is a draft that was not saved');
    await click(page, 'button', 'Go on with the draft');
    expect(await written(page, 'Title')).toBe('Not saved');
    // for a closed tab the browser asks in its own words
    let isAsked = false;
    page.on('dialog', (dialog) => {
      isAsked = dialog.type() === 'beforeunload';
      void dialog.accept();
    });
    await page.reload();
    expect(isAsked).toBe(true);
    await click(page, 'button', 'Discard it');
    expect(await written(page, 'Title')).toBe('');
  });

  it('shows another user’s changes side by side, and loses neither version', async () => {
    const first = await open(`${couponAds}/0`);
    await writeCoupon(first.page, 'Written by two');
    await click(first.page, 'button', 'Save');
    const id = await savedId(first.page);
    await read(first.page, 'All is saved.');
    const second = await openElsewhere(`${couponAds}/${id}`);
    await write(second.page, 'Title', 'Theirs');
    await write(second.page, 'Highlights', 'Only theirs');
    await click(second.page, 'button', 'Save');
    await read(second.page, 'All is saved.');

    await write(first.page, 'Title', 'Mine');
    await write(first.page, 'Terms of the offer', 'Only mine');
    await click(first.page, 'button', 'Save');
    await see(first.page, 'heading', 'Somebody else saved this ad while you were writing');
    await read(first.page, 'Theirs');
    await first.page.evaluate(() =>
      [...document.querySelectorAll('label')].find((each) => each.textContent === 'YoursMine')?.click(),
    );
    await click(first.page, 'button', 'Go on with what is chosen');
    await readNoMore(first.page, 'Somebody else saved');
    await click(first.page, 'button', 'Save');
    await read(first.page, 'All is saved.');
    expect(await adOf(id)).toMatchObject({ title: 'Mine', highlights: 'Only theirs' });
    expect(await written(first.page, 'Terms of the offer')).toBe('Only mine');
    await closePage(second.page);
  });

  it('works by keyboard alone from the login to a published coupon ad', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${site.url}/login`);
    await see(page, 'button', 'Sign in');
    const type = async (label: string, text: string): Promise<void> => {
      await tabTo(page, label);
      await page.keyboard.type(text);
    };
    await type('Email', administrator.email);
    await type('Password', administrator.password);
    await press(page, 'Enter');
    await see(page, 'heading', 'What needs doing');
    await tabTo(page, 'COUPON AD');
    await press(page, 'Enter');
    await see(page, 'heading', 'New coupon ad');
    await type('Title', 'Written by keyboard');
    await type('Normal price', '30');
    await type('Normal price charged since', '01/03/2026');
    await type('Discounted price', '20');
    await type('Number of coupons', '5');
    await type('Terms of the offer', 'One each.');
    await type('Main category', 'Tours');
    await page.waitForFunction(
      () => document.querySelector('.ant-select-item-option-active')?.textContent.trim() === 'Tours',
    );
    await press(page, 'Enter');
    await type('Last day', '31/12/2099');
    await read(page, 'Nothing is missing.');
    await press(page, 'Control', 's');
    const id = await savedId(page);
    await see(page, 'heading', 'Written by keyboard');
    await read(page, 'All is saved.');
    await tabTo(page, 'Save and publish', 120);
    await press(page, 'Enter');
    await read(page, 'is published.');
    expect(await adOf(id)).toMatchObject({ status: 'PUBLISHED', title: 'Written by keyboard' });
    await closePage(page);
  });

  function focused(page: Page): Promise<string> {
    return page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '');
  }
});
