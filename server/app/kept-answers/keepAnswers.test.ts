import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { DataSource } from 'typeorm';
import { archiveBrochure } from '../../domains/brochures/statuses/archiveBrochure';
import type { Brochure } from '../../domains/brochures/Brochure';
import { BrochureCategory } from '../../domains/brochures/BrochureCategory';
import { publishBrochure } from '../../domains/brochures/statuses/publishBrochure';
import { updateCategory } from '../../domains/categories/updateCategory';
import { purchaseCoupon } from '../../domains/purchases/buying/purchaseCoupon';
import { insertStatisticEvents } from '../../domains/statistics/insertStatisticEvents';
import { StreetIndexEntry } from '../../domains/street-index/StreetIndexEntry';
import { Vendor } from '../../domains/vendors/Vendor';
import { signAccessToken } from '../../platform/access-tokens/signAccessToken';
import { eventually } from '../../test/eventually';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeAsset } from '../../test/factories/makeAsset';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCategory } from '../../test/factories/makeCategory';
import { makeCouponAd } from '../../test/factories/makeCouponAd';
import { makeMapArea } from '../../test/factories/makeMapArea';
import { makeVendor } from '../../test/factories/makeVendor';
import { makeContext, viewerOf } from '../../test/makeContext';
import { databaseAway, spyOnPool } from '../../test/spyOnPool';
import { useTwoServers } from '../../test/useTwoServers';

let now = new Date('2026-11-20T02:03:04Z');
const clock = { now: () => now };
const servers = useTwoServers(clock);
const list = '/rest/brochure/public/';

beforeEach(() => {
  now = new Date('2026-11-20T02:03:04Z');
});

const database = (): DataSource => servers.one.dependencies.database;
const visit = (url = list, headers: Record<string, string> = {}, server = servers.other) =>
  server.app.inject({ url, headers });

/** Whether the other server computes an answer: whether it asks the database for anything. */
async function computes(url = list, headers: Record<string, string> = {}): Promise<boolean> {
  const spy = spyOnPool(servers.other.dependencies.database);
  await visit(url, headers);
  const count = spy.mock.calls.length;
  spy.mockRestore();
  return count > 0;
}

/** Has it kept, and proves that it is. */
async function keep(url = list): Promise<void> {
  await eventually(async () => {
    await visit(url);
    expect(await computes(url)).toBe(false);
  });
}

/** Shows it from memory, and not only because nobody could say just then what has changed. */
async function shows(url: string, check: (answer: Awaited<ReturnType<typeof visit>>) => void): Promise<void> {
  await eventually(async () => {
    check(await visit(url));
    expect(await computes(url)).toBe(false);
    check(await visit(url));
  });
}

/** Until changes that came close together have all been taken in. */
const quiet = () => sleep(400);

/** Another number of views, which throws nothing away: who still shows 0 shows what is kept. */
const countViews = (id: number) => database().query('UPDATE brochures SET detail_views_count = 7 WHERE id = $1', [id]);

/** An answer from memory. One that was computed meanwhile, because nobody could say what has changed, is asked for again. */
async function expectKept(id: number, url: string): Promise<void> {
  await eventually(async () => {
    const { content } = (await visit(url)).json<{ content: { id: number; detailViewsCount: number }[] }>();
    expect(content.find((ad) => ad.id === id)).toMatchObject({ detailViewsCount: 0 });
  });
}

async function administrator() {
  return makeContext({ database: database(), viewer: viewerOf(await makeAccount(database())) });
}

const published = (values: Partial<Brochure> = {}) => makeBrochure(database(), { status: 'PUBLISHED', ...values });

// how soon, `PublicVersion.test.ts` says by a clock of its own
describe('a change that one server makes, another shows', () => {
  it('an ad that is published, and archived again', async () => {
    const context = await administrator();
    const { id, title } = await makeBrochure(database());
    await makeAsset(database(), { brochureId: id });
    await keep();
    await publishBrochure(context, { id });
    await shows(list, ({ body }) => expect(body).toContain(title));
    await keep();
    await archiveBrochure(context, { id });
    await shows(list, ({ body }) => expect(body).not.toContain(title));
  });

  it.each<[string, string, (database: DataSource, ad: Brochure) => Promise<unknown>]>([
    [
      'an ad that is edited',
      'Something else',
      (db, { id }) => db.getRepository('Brochure').update(id, { title: 'Something else' }),
    ],
    [
      'a file',
      'https://pictures.example/new.jpg',
      (db, { id }) => makeAsset(db, { brochureId: id, url: 'https://pictures.example/new.jpg' }),
    ],
    [
      'a vendor',
      'Renamed Pty Ltd',
      async (db, { id }) => {
        const vendor = await makeVendor(db, { companyName: 'Old Pty Ltd' });
        await db.getRepository('Brochure').update(id, { vendorId: vendor.id });
        await db.getRepository(Vendor).update(vendor.id, { companyName: 'Renamed Pty Ltd' });
      },
    ],
    [
      'a further category',
      'FURTHER_CATEGORY',
      async (db, { id }) => {
        const { id: categoryId } = await makeCategory(db, { code: 'FURTHER_CATEGORY' });
        await db.getRepository(BrochureCategory).insert({ brochureId: id, categoryId });
      },
    ],
  ])('%s', async (_what, shown, change) => {
    const ad = await published();
    await keep();
    await change(database(), ad);
    await shows(list, ({ body }) => expect(body).toContain(shown));
  });

  it('a coupon that is taken', async () => {
    const { id } = await makeCouponAd(database());
    const url = `${list}?id=${id}`;
    await keep(url);
    expect((await visit(url)).json()).toMatchObject({ content: [{ numberOfCouponsPurchased: 0 }] });
    await purchaseCoupon(makeContext({ database: database() }), {
      brochureId: id,
      name: 'Pat',
      email: 'pat@people.example',
    });
    await shows(url, (answer) => {
      expect(answer.json()).toMatchObject({ content: [{ numberOfCouponsPurchased: 1 }] });
    });
  });

  it('a category and an area, under their new names and codes', async () => {
    const context = await administrator();
    const category = await makeCategory(database(), { code: 'OLD_NAME', name: 'Old name' });
    const area = await makeMapArea(database(), { code: 'old-code', name: 'Old area' });
    await published({ categoryId: category.id, mapAreaId: area.id });
    const [categories, areas] = ['/rest/category/public/all', '/rest/brochure/public/mapArea/all'];
    const byCode = `${list}?mapArea=old-code`;
    for (const url of [categories, areas, byCode]) await keep(url);
    await updateCategory(context, { id: category.id, name: 'New name' });
    await shows(categories, ({ body }) => expect(body).toContain('New name'));
    await database().query(`UPDATE map_areas SET code = 'new-code' WHERE id = $1`, [area.id]);
    await shows(areas, ({ body }) => expect(body).toContain('new-code'));
    await shows(byCode, ({ statusCode }) => expect(statusCode).toBe(204));
  });

  it('a street', async () => {
    const { id: mapAreaId } = await makeMapArea(database(), { code: 'streets' });
    const url = '/rest/brochure/public/streetsIndex?mapArea=streets';
    await keep(url);
    expect((await visit(url)).statusCode).toBe(204);
    const square = { coordinateX: 'A', coordinateY: '1', latitude: -26.4, longitude: 153.1 };
    await database()
      .getRepository(StreetIndexEntry)
      .insert({ mapAreaId, streetName: 'Bay Road', ...square });
    await shows(url, ({ body }) => expect(body).toContain('Bay Road'));
  });
});

describe('what throws nothing away', () => {
  it('a counted view, whose figure is then at most a minute old', async () => {
    const { id } = await published();
    const url = `${list}?id=${id}`;
    await quiet();
    await keep(url);
    await insertStatisticEvents(database().manager, [
      {
        brochureId: id,
        eventCode: 'DETAIL_PAGE_VIEW',
        eventDateTime: now,
        viewer: null,
        deviceHash: null,
        counted: true,
      } as never,
    ]);
    await quiet();
    await expectKept(id, url);
    now = new Date(now.getTime() + 60_000);
    expect((await visit(url)).json()).toMatchObject({ content: [{ detailViewsCount: 1 }] });
  });

  it('a change that is rolled back', async () => {
    const { id } = await published();
    const url = `${list}?id=${id}`;
    await quiet();
    await keep(url);
    await countViews(id);
    await database()
      .transaction(async (manager) => {
        await manager.query(`UPDATE brochures SET title = 'Never' WHERE id = $1`, [id]);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await quiet();
    await expectKept(id, url);
  });
});

it('an ad goes at the end of its last day, without anybody writing', async () => {
  now = new Date('2026-11-20T13:59:30Z');
  const { title } = await published({ validTo: '2026-11-20', timeZone: 'Australia/Brisbane' });
  await keep();
  expect((await visit()).body).toContain(title);
  now = new Date('2026-11-20T13:59:59.999Z');
  expect((await visit()).body).toContain(title);
  now = new Date('2026-11-20T14:00:00Z');
  expect((await visit()).body).not.toContain(title);
});

describe('many who ask for the same', () => {
  it('wait for one computation', async () => {
    await published();
    const url = `${list}?q=offer`;
    await quiet();
    await keep();
    const spy = spyOnPool(servers.other.dependencies.database);
    const answers = await Promise.all(Array.from({ length: 50 }, () => visit(url)));
    const statements = spy.mock.calls.length;
    spy.mockRestore();
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(statements).toBeLessThanOrEqual(4);
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(50);
  });

  it('are not given a failure that has passed, and none is kept', async () => {
    await published();
    const url = `${list}?q=failure`;
    const spy = spyOnPool(servers.other.dependencies.database).mockImplementationOnce(databaseAway);
    const answers = await Promise.all(Array.from({ length: 10 }, () => visit(url)));
    spy.mockRestore();
    expect(answers.filter(({ statusCode }) => statusCode === 503)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(9);
    expect((await visit(url)).statusCode).toBe(204);
  });

  it('get what was changed while it was being computed, if they ask after the change', async () => {
    const { id } = await makeMapArea(database(), { name: 'Before the change' });
    await quiet();
    const url = '/rest/brochure/public/mapArea/all';
    const { database: asked } = servers.other.dependencies;
    const query = asked.query.bind(asked);
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const spy = jest.spyOn(asked, 'query').mockImplementationOnce(async (...args) => {
      const rows: unknown = await query(...args);
      await held;
      return rows;
    });
    const early = visit(url);
    await eventually(() => expect(spy).toHaveBeenCalled());
    await database().query(`UPDATE map_areas SET name = 'After the change' WHERE id = $1`, [id]);
    // who asks in the moment before the other server has heard of it, waits with the others
    await eventually(async () => {
      const answer = await Promise.race([visit(url), sleep(400, null)]);
      expect(answer?.body).toContain('After the change');
    });
    goOn();
    expect((await early).body).toContain('Before the change');
    spy.mockRestore();
    // nor is the early answer kept, or no longer than the change is unheard of
    await shows(url, ({ body }) => expect(body).toContain('After the change'));
  });
});

describe('the connection that hears of changes', () => {
  const heard = (order: string) =>
    database().query<{ pid: number }[]>(
      `SELECT ${order} FROM pg_stat_activity WHERE application_name = 'local-offers changes' AND datname = current_database()`,
    );

  it('may be killed: nothing is answered from memory until it is there again', async () => {
    const { id } = await published({ title: 'Before it was killed' });
    const url = `${list}?id=${id}`;
    await keep(url);
    await heard('pg_terminate_backend(pid)');
    await database().query(`UPDATE brochures SET title = 'After it was killed' WHERE id = $1`, [id]);
    await eventually(async () => expect((await visit(url)).body).toContain('After it was killed'));
    await eventually(async () => expect(await heard('pid')).toHaveLength(2));
    await keep(url);
    await database().query(`UPDATE brochures SET title = 'Heard again' WHERE id = $1`, [id]);
    await shows(url, ({ body }) => expect(body).toContain('Heard again'));
  });
});

describe('what is never kept', () => {
  it('an answer to somebody with a token, and nobody with one is answered from memory', async () => {
    const account = await makeAccount(database());
    const { id } = await makeBrochure(database(), { status: 'ARCHIVED' });
    const { config } = servers.other.dependencies;
    const token = await signAccessToken(
      { accountId: account.id, tokenVersion: account.tokenVersion },
      config.accessToken,
      now,
    );
    const url = `${list}?id=${id}`;
    await keep(url);
    const asAdministrator = await visit(url, { authorization: `Bearer ${token}` });
    expect(asAdministrator.json()).toMatchObject({ content: [{ id }] });
    expect(asAdministrator.headers['cache-control']).toBe('no-store');
    expect((await visit(url)).statusCode).toBe(204);
    expect(await computes(url, { authorization: 'Bearer broken' })).toBe(true);
  });

  it('a place', async () => {
    await published({ latitude: -26.4, longitude: 153.1, positionSource: 'EXACT' });
    const url = `${list}?sortBy=NEAR_ME&curLocLat=-26.4&curLocLon=153.1`;
    const answer = await visit(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).not.toHaveProperty('etag');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await computes(url)).toBe(true);
  });

  it('a refusal', async () => {
    const url = `${list}?sortBy=NOTHING`;
    expect((await visit(url)).statusCode).toBe(400);
    expect((await visit(url)).headers['cache-control']).toBe('no-store');
  });
});

describe('the address', () => {
  it('is known by what the route reads of it', async () => {
    const { id } = await published();
    await quiet();
    await keep(`${list}?types=LP_AD&types=CP_AD&info=false`);
    await countViews(id);
    for (const same of ['info=false&types=LP_AD,CP_AD', 'types=LP_AD,CP_AD&info=false&utm_source=mail&page=']) {
      await expectKept(id, `${list}?${same}`);
    }
    expect(await computes(`${list}?types=CP_AD,LP_AD&info=true`)).toBe(true);
  });
});

describe('browsers and caches', () => {
  it('may keep an answer and ask whether it still holds', async () => {
    await published();
    await keep();
    for (const encoding of ['identity', 'gzip', 'br']) {
      const asked = { 'accept-encoding': encoding };
      const first = await visit(list, asked);
      const { etag = '' } = first.headers;
      expect(first.headers).toMatchObject({
        'cache-control': 'public, max-age=0, must-revalidate',
        vary: 'accept-encoding, authorization',
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
      expect(first.headers['content-encoding'] ?? 'identity').toBe(encoding);
      const again = await visit(list, { ...asked, 'if-none-match': `"other", W/${etag}` });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers).toMatchObject({ etag, vary: 'accept-encoding, authorization' });
      expect(again.headers).not.toHaveProperty('content-encoding');
    }
  });

  it('get one name for the same bytes from every server, kept or made, and another for other bytes', async () => {
    const { id } = await published();
    const url = `${list}?id=${id}`;
    const br = { 'accept-encoding': 'br' };
    const names = [await visit(url, br), await visit(url, br), await visit(url, br, servers.one)].map(
      ({ headers }) => headers.etag,
    );
    expect(new Set(names).size).toBe(1);
    expect((await visit(url)).headers.etag).not.toBe(names[0]);
  });

  it('get the same bytes whether they are kept or made', async () => {
    await published();
    await quiet();
    await keep();
    const plain = (await visit()).body;
    const made = await visit(list, { authorization: 'Basic nobody' });
    expect(made.body).toBe(plain);
    const br = await visit(list, { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
    const gzip = await visit(list, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
  });

  it('get the head of it by HEAD', async () => {
    await published();
    await keep();
    const { headers, rawPayload } = await visit();
    const head = await servers.other.app.inject({ method: 'HEAD', url: list });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers).toMatchObject({ etag: headers.etag, 'content-length': String(rawPayload.length) });
    const first = await servers.other.app.inject({ method: 'HEAD', url: `${list}?sortBy=ID` });
    expect(first.headers).toMatchObject({ etag: expect.any(String) as string });
    expect(first.body).toBe('');
  });

  it('are counted all the same', async () => {
    await keep();
    const somebody = { url: list, remoteAddress: '198.51.100.9' };
    const remaining = async () => Number((await servers.other.app.inject(somebody)).headers['ratelimit-remaining']);
    const before = await remaining();
    expect(await remaining()).toBe(before - 1);
  });
});
