import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ElementHandle, Page } from 'puppeteer';
import { choose, control, write } from '../support/browser/formActs';
import { atRest, click, clickOn, fillIn, read, readNoMore, see } from '../support/browser/acts';
import { keepDownloads } from '../support/browser/keepDownloads';
import { openBrowser, openPage, type WatchedPage } from '../support/browser/openBrowser';
import { signIn } from '../support/browser/signIn';
import { demoLogins } from '../support/site/demoLogins';
import { startSite, type Site } from '../support/site/startSite';
import { ageProofs, giveProof } from '../support/proofs';

const { administrator } = demoLogins;
const profile = 'Register of Curlew Heads';
/** a register with headings and values of its own */
const headings = 'Trading Name;Kind;Town;State/Territory;Post code;Ring';
const first = [
  headings,
  'Plover Pies;Tucker;Noosa Heads;Sunshine State;4567;(07) 7010 1234',
  'Bittern Books;Pages;Noosa Heads;Sunshine State;4567;',
  'Egret Eels;Tucker;Noosa Heads;Sunshine State;2000;(07) 7010 1235',
];
const second = [
  headings,
  'Osprey Oysters;TUCKER;Noosa Heads;Sunshine State;4567;(07) 7010 1236',
  'Dotterel Dips;Tucker;Noosa Heads;Sunshine State;4567;12',
];

/** A register that says everything in its own words comes in by mapping and mending (docs/rules/imports.md). */
describe('an administrator mends an import', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'registers-'));
  let site: Site;
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  let watched: WatchedPage;
  let page: Page;
  let nextDownload: Awaited<ReturnType<typeof keepDownloads>>;

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite({ DEMO_DATA: 'true' }), openBrowser()]);
    watched = await openPage(browser);
    ({ page } = watched);
    nextDownload = await keepDownloads(page);
    await page.goto(`${site.url}/admin/import`);
    await signIn(page, administrator);
    await see(page, 'heading', 'Import ads');
  });

  afterAll(async () => {
    await browser.close();
    await site.stop();
    rmSync(folder, { recursive: true });
  });

  async function send(name: string, content: string | Uint8Array): Promise<void> {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    const input = (await page.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(file);
    await click(page, 'button', 'Check file');
  }

  /** Chooses what a column is read as, by keyboard. */
  async function readAs(column: string, target: string): Promise<void> {
    const field = await control(page, column);
    await field.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await field.click();
    await page.keyboard.type(target);
    await page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll('.ant-select-item-option-active')].some((each) => each.textContent === wanted),
      {},
      target,
    );
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (node, wanted) => node.closest('.ant-select')?.textContent.includes(wanted),
      {},
      field,
      target,
    );
  }

  const commas = (lines: readonly string[]): string => `${lines.join('\n').replaceAll(';', ',')}\n`;

  it('refuses a file whose columns nobody knows, and shows its first rows beside what they are read as', async () => {
    await send('register.csv', commas(first));
    await read(page, '3 rows: 0 would be new, 0 would change, 0 unchanged, 3 refused');
    await click(page, 'button', 'Columns and values of register.csv');
    await read(page, 'Columns, with the first rows');
    await read(page, 'Plover Pies · Bittern Books · Egret Eels');
    await read(page, 'Tucker · Pages · Tucker');
  });

  it('reads its columns as others, and keeps what it learned as a profile', async () => {
    for (const [column, target] of [
      ['trading name', 'name'],
      ['kind', 'category'],
      ['town', 'suburb'],
      ['state/territory', 'state'],
      ['post code', 'postcode'],
      ['ring', 'phone'],
    ] as const) {
      await readAs(column, target);
    }
    await click(page, 'button', 'Check again');
    await readNoMore(page, 'Columns, with the first rows');
    // now the values are foreign
    await read(page, 'Pages');
    await click(page, 'button', 'Columns and values of register.csv');
    await write(page, 'Tucker in kind', 'FOOD_DRINK');
    await write(page, 'Pages in kind', 'FOOD_DRINK');
    await write(page, 'Sunshine State in state/territory', 'QLD');
    await fillIn(page, '#profile-name', profile);
    await click(page, 'button', 'Check again');
    await read(page, '3 rows: 2 would be new, 0 would change, 0 unchanged, 1 refused');
    await read(page, 'Postcode 2000 is not in QLD: it belongs to NSW.');
  });

  it('imports what is right, and reads the second file by the profile', async () => {
    await click(page, 'button', 'Import 2 ads of register.csv');
    await read(page, '3 rows: 2 new, 0 changed, 0 unchanged, 1 refused');
    await page.reload();
    await see(page, 'heading', 'Import ads');
    await choose(page, 'Profile', profile);
    await fillIn(page, '::-p-aria([name="Source"][role="textbox"])', 'register');
    await send('register-two.csv', commas(second));
    await read(page, '2 rows: 1 would be new, 0 would change, 0 unchanged, 1 refused');
    // the column as the file names it
    await read(page, 'ring');
  });

  it('saves the refused rows, and imports them mended', async () => {
    await click(page, 'button', 'Import 1 ad of register-two.csv');
    await read(page, '2 rows: 1 new, 0 changed, 0 unchanged, 1 refused');
    await clickOn(page, 'ul[aria-label="Files that were sent"] > li:first-child .ant-btn-background-ghost');
    const { name, bytes } = await nextDownload();
    expect(name).toBe('mend-register-two.csv');
    const refused = Buffer.from(bytes).toString('utf8');
    expect(refused.split('\n')).toEqual([
      'trading name,kind,town,state/territory,post code,ring,what is wrong',
      expect.stringMatching(/^Dotterel Dips,Tucker,Noosa Heads,Sunshine State,4567,12,"?ring: /),
      '',
    ]);
    await read(page, `Choose the profile “${profile}” again`);
    await page.reload();
    await choose(page, 'Profile', profile);
    await fillIn(page, '::-p-aria([name="Source"][role="textbox"])', 'register');
    await send(name, refused.replace(',12,', ',(07) 7010 1237,'));
    await read(page, '1 row: 1 would be new, 0 would change, 0 unchanged, 0 refused');
    await click(page, 'button', 'Import 1 ad of mend-register-two.csv');
    await read(page, '1 row: 1 new, 0 changed, 0 unchanged, 0 refused');
  });

  it('shows what this import made in the table', async () => {
    await click(page, 'link', 'Show its ads in the table');
    await read(page, 'Dotterel Dips');
    await atRest(page);
    const rows = await page.$$eval('[data-row-key]', (all) => all.length);
    expect(rows).toBe(1);
  });

  it('undoes it after a proof, because that deletes its ads', async () => {
    await page.goBack();
    await click(page, 'link', 'Every change, and undo');
    await see(page, 'heading', /import/i);
    await ageProofs(site.databaseUrl);
    await click(page, 'button', 'Undo');
    await clickOn(page, '.ant-popconfirm .ant-btn-primary');
    await giveProof(page, administrator.password);
    await read(page, '1 back as before');
    await page.goto(`${site.url}/admin/brochures?q=Dotterel`);
    await readNoMore(page, 'Dotterel Dips');
    await page.goto(`${site.url}/admin/brochures?q=Osprey`);
    await read(page, 'Osprey Oysters');
    expect(watched.complaints.filter((line) => !line.includes('status of 4'))).toEqual([]);
  });
});
