import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '../../server/platform/embedded-postgres/findFreePort';
import { makeTestFolder } from '../../server/test/cluster/makeTestFolder';
import { makeContractWorld } from '../../server/test/contracts/makeContractWorld';
import { brand } from '../../server/shared/brand/brand';
import { calendarDay } from '../../server/shared/dates/calendarDay';
import { siteTimeZone } from '../../server/shared/legal/siteTimeZone';
import { toGlobalId } from '../../server/shared/globalId';
import { eventually } from '../../server/test/eventually';
import { makeAccount, testPassword } from '../../server/test/factories/makeAccount';
import { useTestDatabase } from '../../server/test/testDatabase';
import { askApi } from '../support/askApi';
import { patienceMs } from '../support/browser/patience';

const root = path.resolve(__dirname, '..', '..');
const folder = makeTestFolder('fresh');
const test = useTestDatabase();
const sites: { url: string; child: ChildProcess }[] = [];
/** What pages promise: at most a second behind the database. */
const staleMs = 1_000;
const adTitle = 'Breakfast by the river';
let adId = 0;
let asked = 0;

beforeAll(async () => {
  adId = (await makeContractWorld(test.database)).landing.id;
  for (const name of ['one', 'two']) {
    const port = String(await findFreePort());
    const env = {
      ...process.env,
      ...{ NODE_ENV: '', NODE_OPTIONS: '', DEMO_DATA: 'false', HOST: '127.0.0.1', PORT: port, LOG_LEVEL: 'silent' },
      ...{ DATABASE_URL: test.url, DATA_DIR: path.join(folder, name), RATE_LIMIT_READS: '100000' },
    };
    const child = spawn(process.execPath, ['dist/server/main.js'], { cwd: root, env, stdio: 'ignore' });
    sites.push({ url: `http://127.0.0.1:${port}`, child });
  }
  for (const { url } of sites) {
    await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), patienceMs);
  }
});

afterAll(async () => {
  for (const { child } of sites) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

/** The pages that show the ad, its category and its business, in the response cache and not, of each process. */
async function readPages(): Promise<string[]> {
  asked += 1;
  const addresses = ['/', '/?category=FOOD_DRINK_CAFES', `/details/${adId}`];
  const all = addresses.flatMap((address) => [
    address,
    `${address}${address.includes('?') ? '&' : '?'}utm_content=${asked}`,
  ]);
  const pages: string[] = [];
  for (const { url } of sites) {
    for (const address of all) {
      const response = await fetch(url + address);
      expect([address, response.status]).toEqual([address, 200]);
      pages.push(await response.text());
    }
  }
  return pages;
}

const changes: [string, string, string, string][] = [
  [
    'title of an ad',
    adTitle,
    'Supper by the river',
    `UPDATE brochures SET title = 'Supper by the river' WHERE title = '${adTitle}'`,
  ],
  ['name of a category', 'Cafes', 'Coffee houses', `UPDATE categories SET name = 'Coffee houses' WHERE name = 'Cafes'`],
  [
    'title of an ad, back again',
    'Supper by the river',
    adTitle,
    `UPDATE brochures SET title = '${adTitle}' WHERE title = 'Supper by the river'`,
  ],
];

it.each(changes)('no page of two processes is older than a second: %s', async (_what, before, after, sql) => {
  for (let visit = 0; visit < 3; visit += 1) {
    for (const page of await readPages()) expect(page.includes(before)).toBe(true);
  }
  await test.database.query(sql);
  await setTimeout(staleMs);
  const pages = await readPages();
  expect(pages.map((page) => [page.includes(before), page.includes(after)])).toEqual(pages.map(() => [false, true]));
});

// each process reads the settings twice a second, as soon as it has time
it('pages of two processes show another name of the site', async () => {
  await test.database.query(
    `INSERT INTO site_settings (id, values, version, updated_at, updated_by_id)
     SELECT 1, '{"name": "Tern Bay Times"}', 1, now(), min(id) FROM accounts`,
  );
  await eventually(async () => {
    for (const page of await readPages()) {
      expect([page.includes(`${brand.name}, home`), page.includes('Tern Bay Times, home')]).toEqual([false, true]);
    }
  }, patienceMs);
});

/** Signs an administrator in at the first process. */
async function signIn() {
  const [one] = sites as [(typeof sites)[number]];
  const { email: username } = await makeAccount(test.database);
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';
  const session = (await askApi(one, login, { input: { username, password: testPassword } }))['login'];
  return { one, headers: { authorization: `Bearer ${(session as { accessToken: string }).accessToken}` } };
}

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 80"><path fill="#12ab34" d="M0 0h300v80H0z"/></svg>';

it('shows name, colours and logo in both processes soon after one of them has taken them', async () => {
  const { one, headers } = await signIn();
  const ask = <T>(query: string, input?: object) =>
    askApi(one, query, input === undefined ? {} : { input }, headers) as Promise<T>;
  const { uploadSiteDrawing } = await ask<{ uploadSiteDrawing: { drawing: { hash: string } } }>(
    'mutation ($input: UploadSiteDrawingInput!) { uploadSiteDrawing(input: $input) { drawing { hash } } }',
    { file: Buffer.from(mark).toString('base64') },
  );
  const { hash: logo } = uploadSiteDrawing.drawing;
  const colours = { primary: '#004488', primaryHover: '#003366', primarySoft: '#e3ecf5', onPrimary: '#fffffe' };
  const accents = { accentText: '#8a3b00', accent: '#f9a03f', onAccent: '#3a1d02', accentSoft: '#fef3e4' };
  const shown = ['Gull Point Guide', colours.primary, `/brand/${logo}/drawing.svg`];
  for (const page of await readPages()) expect(shown.filter((text) => page.includes(text))).toEqual([]);
  const { siteSettings } = await ask<{ siteSettings: { version: number } }>('{ siteSettings { version } }');
  await ask('mutation ($input: UpdateSiteSettingsInput!) { updateSiteSettings(input: $input) { __typename } }', {
    ...{ version: siteSettings.version, name: 'Gull Point Guide', light: { ...colours, ...accents } },
    ...{ logo, socialLinks: [] },
  });
  await eventually(async () => {
    for (const page of await readPages()) expect(shown.filter((text) => page.includes(text))).toEqual(shown);
  }, patienceMs);
  for (const { url } of sites) {
    expect(await (await fetch(`${url}/brand/${logo}/drawing.svg`)).text()).toContain('#12ab34');
  }
});

it('finds ads by a synonym in both processes a second after one of them has taken it', async () => {
  const { one, headers } = await signIn();
  const [category] = await test.database.query<{ id: number }[]>(
    `SELECT id FROM categories WHERE code = 'FOOD_DRINK_CAFES'`,
  );
  const update = 'mutation ($input: UpdateCategoryInput!) { updateCategory(input: $input) { category { id } } }';
  const setSynonyms = (synonyms: string[]) =>
    askApi(one, update, { input: { id: toGlobalId('Category', category!.id), synonyms } }, headers);
  /** Of each process; a page without results suggests other offers. */
  const findsAd = async (): Promise<boolean[]> => {
    const pages = await Promise.all(sites.map(async ({ url }) => (await fetch(`${url}/?q=piccolo`)).text()));
    return pages.map((page) => page.includes(adTitle) && !page.includes('No results for “piccolo”'));
  };
  for (let visit = 0; visit < 3; visit += 1) expect(await findsAd()).toEqual([false, false]);
  await setSynonyms(['piccolo']);
  await setTimeout(staleMs);
  expect(await findsAd()).toEqual([true, true]);
  await setSynonyms([]);
  await setTimeout(staleMs);
  expect(await findsAd()).toEqual([false, false]);
});

it('shows new terms in both processes soon after one of them has published them', async () => {
  const { one, headers } = await signIn();
  const heading = 'Swans at the counter';
  const ask = (query: string, input: object) => askApi(one, query, { input }, headers);
  /** Of each process, from the response cache and not. */
  const showsTerms = async (): Promise<boolean[]> => {
    asked += 1;
    const addresses = sites.flatMap(({ url }) => [
      `${url}/terms-and-conditions`,
      `${url}/terms-and-conditions?utm_content=${asked}`,
    ]);
    const pages = await Promise.all(addresses.map(async (address) => (await fetch(address)).text()));
    return pages.map((page) => page.includes(heading));
  };
  for (let visit = 0; visit < 3; visit += 1) expect(await showsTerms()).toEqual([false, false, false, false]);
  await ask('mutation ($input: SaveLegalDraftInput!) { saveLegalDraft(input: $input) { __typename } }', {
    ...{ kind: 'TERMS', version: 0, text: `# ${heading}\n\nThey are served first.` },
  });
  await ask('mutation ($input: PublishLegalTextInput!) { publishLegalText(input: $input) { __typename } }', {
    ...{ kind: 'TERMS', version: 1, validFrom: calendarDay(new Date(), siteTimeZone) },
  });
  await eventually(async () => expect(await showsTerms()).toEqual([true, true, true, true]), patienceMs);
});
