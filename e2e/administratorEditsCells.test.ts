import type { Page } from 'puppeteer';
import { press, read, see } from './support/acts';
import { administratorHeaders, askApi } from './support/askApi';
import { demoLogins } from './support/demoLogins';
import { findAccessibilityProblems, openPage } from './support/openBrowser';
import { signIn } from './support/signIn';
import { useDemoSite } from './support/useDemoSite';

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

async function openSheet(page: Page, url: string, query: string): Promise<void> {
  await page.goto(`${url}/admin/brochures?${query}&sheet=${fields}`);
  await page.waitForSelector(first);
}

describe('administrators edit cells of the list', () => {
  const demo = useDemoSite();

  async function openAsAdministrator(query: string) {
    const watched = await openPage(demo.browser);
    await watched.page.goto(`${demo.site.url}/admin`);
    await signIn(watched.page, demoLogins.administrator);
    await see(watched.page, 'heading', 'What needs doing');
    await openSheet(watched.page, demo.site.url, query);
    return watched;
  }

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
    const theirs = await openAsAdministrator('id=59');
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
});
