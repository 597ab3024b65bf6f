import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import type { Browser, Page } from 'puppeteer';
import { eventually } from '../../server/test/eventually';
import { useTestDatabase } from '../../server/test/testDatabase';
import { makeAccount, testPassword } from '../../server/test/factories/makeAccount';
import { makeBrochure } from '../../server/test/factories/makeBrochure';
import { click, press, read, settled } from '../support/browser/acts';
import { administratorHeaders, askApi } from '../support/askApi';
import { demoLogins } from '../support/site/demoLogins';
import { findAccessibilityProblems, openPage, openBrowser } from '../support/browser/openBrowser';
import { openSignedIn, type SignedIn } from '../support/browser/openSignedIn';
import { patienceMs } from '../support/browser/patience';
import { signIn } from '../support/browser/signIn';
import { startSite, type Site } from '../support/site/startSite';
import { useDemoSite } from '../support/site/useDemoSite';

const fields = 'title,phoneNo,validTo';
const first = '[data-row="0"][data-column="0"]';

/** Waits for a text in a cell. */
async function readCell(page: Page, row: number, column: number, text: string): Promise<void> {
  await page.waitForFunction(
    (selector, wanted) => document.querySelector(selector)?.textContent.includes(wanted),
    {},
    `[data-row="${row}"][data-column="${column}"]`,
    text,
  );
}

/** Puts a text on the clipboard as a spreadsheet does, and pastes it into the focused cell. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

const sheet = (query: string): string => `/admin/brochures?${query}&sheet=${fields}`;

async function signInToSheet(page: Page, url: string, login: typeof demoLogins.administrator, query: string) {
  await page.goto(url + sheet(query));
  await signIn(page, login);
  await page.waitForSelector(first);
}

describe('administrators edit cells of the list', () => {
  const demo = useDemoSite();
  let desk: SignedIn;

  beforeAll(async () => {
    desk = await openSignedIn(demo.browser, demo.site, demoLogins.administrator);
  });

  async function openAsAdministrator(query: string) {
    const watched = await desk.open(sheet(query));
    await watched.page.waitForSelector(first);
    return watched;
  }

  it('on a phone: filters and tools leave half of the screen for the rows', async () => {
    const { page } = await openAsAdministrator('sort=-ID');
    await page.setViewport({ width: 360, height: 780, hasTouch: true, isMobile: true });
    const topOf = async (address: string, selector: string) => {
      await page.goto(`${demo.site.url}${address}`);
      await page.waitForSelector(selector);
      await settled(page);
      const { top, wide } = await page.$eval(selector, (row) => ({
        top: row.getBoundingClientRect().top,
        wide: document.documentElement.scrollWidth,
      }));
      expect(wide).toBe(360);
      return top;
    };
    expect(await topOf('/admin/brochures', 'tbody tr:not([aria-hidden])')).toBeLessThan(390);
    expect(await topOf(`/admin/brochures?sheet=${fields}`, first)).toBeLessThan(460);
    // what the tools open is not cut off where they scroll
    await click(page, 'button', 'Fields: 3');
    const panel = await page.$eval(
      '[aria-label="Fields of the sheet"]',
      (each) => each.getBoundingClientRect().toJSON() as DOMRect,
    );
    expect(panel.height).toBeGreaterThan(100);
    expect(panel.right).toBeLessThanOrEqual(360);
    const isSeen = await page.evaluate(({ left, top }) => {
      const found = document.elementFromPoint(left + 20, top + 40);
      return found !== null && found.closest('details') !== null;
    }, panel);
    expect(isSeen).toBe(true);
  });

  async function titleOf(id: number): Promise<unknown> {
    const query = 'query Ad($id: Int!) { brochure(databaseId: $id) { title } }';
    const { brochure } = await askApi(demo.site, query, { id }, await administratorHeaders(demo.site));
    return (brochure as { title: string }).title;
  }

  it('by keyboard alone, with the reason of a refusal in the cell', async () => {
    const { page, complaints } = await openAsAdministrator('id=59,60&sort=-ID');
    await page.focus(first);
    await page.keyboard.type('Run club at dawn');
    await press(page, 'Enter');
    await readCell(page, 0, 0, 'Run club at dawn');
    await read(page, 'All changes are saved.');
    expect(await titleOf(60)).toBe('Run club at dawn');
    await press(page, 'ArrowUp');
    await press(page, 'Tab');
    await page.keyboard.type('12');
    await press(page, 'Tab');
    await readCell(page, 0, 1, 'phone');
    await read(page, '1 cell not saved: see why in the cell.');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await press(page, 'ArrowLeft');
    await press(page, 'Escape');
    await read(page, 'All changes are saved.');
    await press(page, 'Control', 'z');
    await readCell(page, 0, 0, 'Beginners run club: couch to cove in nine weeks');
    expect(complaints.filter((line) => !line.includes('status of 4'))).toEqual([]);
  });

  it('in the same cell at once: the second chooses', async () => {
    const mine = await openAsAdministrator('id=59');
    const theirs = await openPage(demo.browser);
    await signInToSheet(theirs.page, demo.site.url, demoLogins.administrator, 'id=59');
    const before = String(await titleOf(59));
    await theirs.page.focus(first);
    await theirs.page.keyboard.type('Theirs');
    await press(theirs.page, 'Enter');
    await read(theirs.page, 'All changes are saved.');
    await mine.page.focus(first);
    await mine.page.keyboard.type('Mine');
    await press(mine.page, 'Enter');
    await readCell(mine.page, 0, 0, 'Somebody else has written “Theirs” meanwhile.');
    expect(await titleOf(59)).toBe('Theirs');
    await press(mine.page, 'Enter');
    await read(mine.page, 'All changes are saved.');
    expect(await titleOf(59)).toBe('Mine');
    await mine.page.keyboard.type(before);
    await press(mine.page, 'Enter');
    await read(mine.page, 'All changes are saved.');
  });

  it('of 50 ads by one paste, and undo them', async () => {
    const { page } = await openAsAdministrator('sort=ID&type=LP_AD,CP_AD,BLD_AD,PT_AD,BRO_AD');
    const before = await page.$eval(first, (cell) => cell.textContent);
    await page.focus(first);
    await paste(
      page,
      Array.from({ length: 50 }, (_, at) => `Pasted offer ${at + 1}\t07 5550 10${10 + at}`).join('\r\n'),
    );
    await readCell(page, 49, 0, 'Pasted offer 50');
    await read(page, '50 ads saved.');
    await press(page, 'Control', 'z');
    await read(page, 'The cells are as before.');
    await page.reload();
    await readCell(page, 0, 0, before);
  });

  it('down a column: filled with one value, and pasted', async () => {
    const { page, complaints } = await openAsAdministrator('sort=ID&type=LP_AD,CP_AD,BLD_AD,PT_AD,BRO_AD');
    const texts = (column: number) =>
      page.$$eval(`[data-column="${column}"]`, (cells) => cells.slice(0, 4).map(({ textContent }) => textContent));
    const [titles, numbers] = [await texts(0), await texts(1)];
    await page.focus(first);
    await press(page, 'ArrowRight');
    await page.keyboard.type('07 5555 0199');
    await press(page, 'Enter');
    await read(page, 'All changes are saved.');
    const [filled] = await texts(1);
    expect(filled).toMatch(/5555 0199/);
    await press(page, 'ArrowUp');
    for (let row = 1; row <= 3; row += 1) await press(page, 'Shift', 'ArrowDown');
    await press(page, 'Control', 'd');
    await read(page, '3 ads saved.');
    expect(await texts(1)).toEqual(Array(4).fill(filled));
    await press(page, 'ArrowLeft');
    for (let row = 1; row <= 3; row += 1) await press(page, 'ArrowUp');
    await paste(page, 'One\nTwo\nThree\nFour\n');
    await read(page, '4 ads saved.');
    expect(await texts(0)).toEqual(['One', 'Two', 'Three', 'Four']);
    const undone: [number, number, string | undefined][] = [
      [0, 0, titles[0]],
      [1, 1, numbers[1]],
      [0, 1, numbers[0]],
    ];
    for (const [row, column, text] of undone) {
      await press(page, 'Control', 'z');
      await readCell(page, row, column, text ?? '');
      await read(page, 'All changes are saved.');
    }
    await page.reload();
    await page.waitForSelector(first);
    expect([await texts(0), await texts(1)]).toEqual([titles, numbers]);
    expect(complaints).toEqual([]);
  });
});

describe('cells of many ads, when the server is killed in the middle', () => {
  const test = useTestDatabase();
  const ads = 50;
  let browser: Browser;
  let door: Awaited<ReturnType<typeof startDoor>>;
  let site: Site;

  beforeAll(async () => {
    await makeAccount(test.database, { role: 'ADMINISTRATOR', email: 'kim@offers.example' });
    for (let count = 1; count <= ads; count += 1) await makeBrochure(test.database, { title: `Old ${count}` });
    [door, browser] = await Promise.all([startDoor(), openBrowser()]);
    site = await open();
  });

  afterAll(async () => {
    await browser.close();
    await site.stop();
    door.close();
  });

  async function open(): Promise<Site> {
    const started = await startSite({
      ...{ DATABASE_URL: test.url, PUBLIC_URL: door.url },
      ACCESS_TOKEN_SECRET: 'the-same-in-each-life-of-the-site',
    });
    door.leadTo(started);
    return started;
  }

  const pasted = async (): Promise<number> => {
    const sql = `SELECT count(*)::int AS count FROM brochures WHERE title LIKE 'New %'`;
    return (await test.database.query<{ count: number }[]>(sql))[0]?.count ?? -1;
  };

  it('are all as before, and then all saved by the next server, without a word from the page', async () => {
    const { page } = await openPage(browser);
    await signInToSheet(page, door.url, { email: 'kim@offers.example', password: testPassword }, 'sort=ID');
    const holder = test.database.createQueryRunner();
    await holder.startTransaction();
    // as a change does: the job waits for it, and the request that makes the job does not
    await holder.query('SELECT FROM brochures WHERE id = (SELECT max(id) FROM brochures) FOR NO KEY UPDATE');
    await page.focus(first);
    // before that the page would know of no job
    const isStarted = page.waitForResponse(
      async (answer) => (await answer.request().fetchPostData())?.includes('EditCellsOfBrochures') ?? false,
    );
    await paste(page, Array.from({ length: ads }, (_, at) => `New ${at + 1}`).join('\n'));
    await isStarted;
    await eventually(async () => {
      const [waiting] = await test.database.query<unknown[]>(
        `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      );
      expect(waiting).toBeDefined();
    }, patienceMs);
    await site.kill();
    await read(page, 'The server does not answer.');
    await holder.rollbackTransaction();
    await holder.release();
    expect(await pasted()).toBe(0);
    await forgetHeartbeats();
    site = await open();
    await read(page, `${ads} ads saved.`);
    await read(page, 'All changes are saved.');
    expect(await pasted()).toBe(ads);
  });

  /** The queue takes the jobs of the killed server for dead. */
  async function forgetHeartbeats(): Promise<void> {
    const minute = `interval '1 minute'`;
    await test.database.query(
      `UPDATE job_queue.job SET heartbeat_on = heartbeat_on - ${minute} WHERE state = 'active'`,
    );
    await test.database.query(
      `UPDATE job_queue.queue SET monitor_on = monitor_on - ${minute}, monitor_claim_on = monitor_claim_on - ${minute}`,
    );
  }
});

/** Forwards to the site of the moment, so that its address outlives it. */
function startDoor(): Promise<{ url: string; leadTo: (site: Site) => void; close: () => void }> {
  let target = '';
  const door: Server = createServer((outside) => {
    const inside = connect(Number(new URL(target).port), '127.0.0.1');
    outside.pipe(inside).pipe(outside);
    outside.on('error', () => inside.destroy());
    inside.on('error', () => outside.destroy());
  });
  return new Promise((done) => {
    door.listen(0, '127.0.0.1', () => {
      const { port } = door.address() as AddressInfo;
      done({ url: `http://127.0.0.1:${port}`, leadTo: ({ url }) => (target = url), close: () => door.close() });
    });
  });
}
