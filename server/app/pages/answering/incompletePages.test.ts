import type { Pool } from 'pg';
import { eventually } from '../../../test/eventually';
import { StreetIndexEntry } from '../../../domains/street-index/StreetIndexEntry';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { holdTable } from '../../../test/database/holdTable';
import { makeConfig } from '../../../test/makeConfig';
import { databaseAway, spyOnPool } from '../../../test/database/spyOnPool';
import { useTestServer } from '../../../test/useTestServer';
import { findBuiltClient } from '../client-build/clientFolders';

const { pageRendering } = makeConfig();
const server = useTestServer({
  pageRendering: { ...pageRendering, renderTimeoutMs: 700 },
  responseCache: { megabytes: 4, fastPath: true },
});
const shared = 'public, max-age=0, must-revalidate';
const title = 'Two coffees for one';
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const open = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
type Answer = Awaited<ReturnType<typeof open>>;

let details: string;
let release: () => Promise<void> = () => Promise.resolve();

beforeAll(async () => {
  if (findBuiltClient() === undefined) throw new Error('These tests read the built pages: run `npm run build` first.');
  await server.app.ready();
  details = `/details/${(await makeCouponAd(server.dependencies.database)).id}`;
});

afterEach(async () => {
  await release();
  release = () => Promise.resolve();
  jest.restoreAllMocks();
});

const hold = async (table = 'brochures') => {
  release = await holdTable(server.url, table);
};

function expectUnfinished({ statusCode, headers, body }: Answer): void {
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers).not.toHaveProperty('etag');
  expect(body).not.toContain(title);
}

async function expectWhole(url: string): Promise<void> {
  await eventually(async () => {
    const { statusCode, headers, body } = await open(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': shared });
    expect(body).toContain(title);
  });
}

it.each([
  ['a list', () => '/?broTypes=CP_AD'],
  ['the details of an ad', () => details],
  ['the map', () => '/brochureMap'],
])('%s with a locked table is 503, not cached, and complete again afterwards', async (_what, url) => {
  await hold();
  expectUnfinished(await open(url()));
  expectUnfinished(await open(url(), { 'user-agent': crawler }));
  await release();
  await eventually(async () => {
    const answer = await open(url());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': shared });
  });
  if (!url().startsWith('/brochureMap')) await expectWhole(url());
});

it.each(['street_index_entries', 'base_map_sources', 'map_areas'])(
  'a streets index with the locked table %s is 503, not cached, and complete again afterwards',
  async (table) => {
    const { database } = server.dependencies;
    const { id, code } = await makeMapArea(database, { code: `locked-${table.replaceAll('_', '-')}` });
    const square = { coordinateX: 'A', coordinateY: '1', latitude: -26.4, longitude: 153.1 };
    await database.getRepository(StreetIndexEntry).insert({ mapAreaId: id, streetName: 'Bay Road', ...square });
    const url = `/streets-index?mapArea=${code}`;
    await hold(table);
    expectUnfinished(await open(url));
    expectUnfinished(await open(url, { 'user-agent': crawler }));
    await release();
    await eventually(async () => {
      const { statusCode, body } = await open(url);
      expect(statusCode).toBe(200);
      expect(body).toContain('Bay Road');
    });
  },
);

it('is a page that the browser completes, with instructions for visitors without JavaScript', async () => {
  await hold();
  const { body } = await open('/?q=coffee');
  expect(body).toMatch(/<script type="module"[^>]* src="\/assets\//);
  expect(body).toContain('"hydrate":false');
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).toMatch(/<header[\s\S]*<main[\s\S]*<footer/);
  const notice = /<noscript[^>]*>([\s\S]*)<\/noscript>/.exec(body)?.[1] ?? '';
  expect(notice).toContain('Nothing is lost.');
  expect(notice).toMatch(/<a [^>]*href="\/\?q=coffee"[^>]*>Try again<\/a>/);
});

it('is sent to all waiting requests, and not started again for each', async () => {
  await hold();
  const spy = spyOnPool(server.dependencies.database);
  const answers = await Promise.all(Array.from({ length: 20 }, () => open('/?q=together')));
  answers.forEach(expectUnfinished);
  expect(spy.mock.calls.length).toBeLessThan(20);
});

it('replaces a page if the database is slow', async () => {
  const { driver } = server.dependencies.database as unknown as { driver: { master: Pool } };
  const connect = driver.master.connect.bind(driver.master) as unknown as (callback: unknown) => void;
  const waiting: (() => void)[] = [];
  spyOnPool(server.dependencies.database).mockImplementation((callback) => waiting.push(() => connect(callback)));
  const slow = await open('/?q=two');
  jest.restoreAllMocks();
  for (const goOn of waiting) goOn();
  expectUnfinished(slow);
  await expectWhole('/?q=two');
});

it('replaces a page at once while the database is unreachable', async () => {
  spyOnPool(server.dependencies.database).mockImplementation(databaseAway);
  const answers = await Promise.all([
    open('/?q=away'),
    open(`${details}?n=away`),
    open('/maps-download'),
    open('/streets-index?mapArea=a'),
  ]);
  jest.restoreAllMocks();
  answers.forEach(expectUnfinished);
});

it('shows the coupon form again with the key that was sent', async () => {
  const { publicUrl } = server.dependencies.config.http;
  const key = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const form = { name: 'Kim', email: 'kim@people.example', acceptTerms: 'true', idempotencyKey: key };
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: publicUrl,
    'sec-fetch-site': 'same-origin',
  };
  const payload = String(new URLSearchParams(form));
  spyOnPool(server.dependencies.database).mockImplementation(databaseAway);
  const answer = await server.app.inject({ method: 'POST', url: `${details}/coupon`, headers, payload });
  expectUnfinished(answer);
  expect(answer.body).toContain(`"formKey":"${key}"`);
  expect(answer.body).toContain('"name":"Kim"');
  expect(answer.body).toContain('Go back, and send the form again.');
});

/** 0 to 1, the same in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

it('200 requests or more while the table is locked at random: each is complete or 503', async () => {
  const draw = random(20_261_122);
  const urls = ['/', '/?broTypes=CP_AD', '/?q=coffees', details];
  let turn = Promise.resolve();
  let isHeld = false;
  const toggle = (): void => {
    turn = turn.then(async () => {
      if (isHeld) await release();
      else await hold();
      isHeld = !isHeld;
    });
  };
  const seen = { whole: 0, unfinished: 0 };
  // goes on until there were enough of both, however fast the machine is
  while (seen.whole + seen.unfinished < 200 || Math.min(seen.whole, seen.unfinished) <= 10) {
    if (draw() < 0.5) toggle();
    if (draw() < 0.5) await turn;
    const asked = Array.from({ length: 10 }, async () => {
      // another address each time, so that most are computed
      const url = urls[Math.floor(draw() * urls.length)] ?? '/';
      const answer = await open(`${url}${url.includes('?') ? '&' : '?'}n=${String(Math.floor(draw() * 50))}`);
      if (draw() < 0.2) toggle();
      return answer;
    });
    for (const answer of await Promise.all(asked)) {
      if (answer.statusCode === 200) expect(answer.body).toContain(title);
      else expectUnfinished(answer);
      seen[answer.statusCode === 200 ? 'whole' : 'unfinished'] += 1;
    }
  }
  await turn;
  await release();
  for (const url of urls) await expectWhole(url);
});
