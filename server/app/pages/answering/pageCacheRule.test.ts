import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../../test/eventually';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { databaseAway, spyOnPool } from '../../../test/database/spyOnPool';
import { useTwoServers, verified } from '../../../test/useTwoServers';
import { findBuiltClient } from '../client-build/clientFolders';

const servers = useTwoServers({ now: () => new Date('2026-11-20T02:03:04Z') });
const shared = 'public, max-age=0, must-revalidate';
const database = () => servers.one.dependencies.database;
const open = (url: string, headers: Record<string, string> = {}) => servers.other.app.inject({ url, headers });

beforeAll(() => {
  if (findBuiltClient() === undefined) throw new Error('These tests read the built pages: run `npm run build` first.');
});

async function computes(url: string): Promise<boolean> {
  await verified(servers.other);
  const spy = spyOnPool(servers.other.dependencies.database);
  await open(url);
  const count = spy.mock.calls.length;
  spy.mockRestore();
  return count > 0;
}

async function keep(url: string): Promise<void> {
  await eventually(async () => {
    await open(url);
    expect(await computes(url)).toBe(false);
  });
}

/** If this page is no longer cached, one of its queries selects a field that `cacheableFields` does not list. */
it('the list and the details of an ad are cached, and cleared by a change', async () => {
  const { id } = await makeBrochure(database(), { status: 'PUBLISHED', title: 'Bread at seven' });
  for (const url of ['/', `/details/${id}`]) {
    await keep(url);
    const { statusCode, headers, body } = await open(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': shared, 'content-type': 'text/html; charset=utf-8' });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(body).toContain('Bread at seven');
    expect((await open(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  }
  await database().query(`UPDATE brochures SET title = 'Bread at six' WHERE id = $1`, [id]);
  for (const url of ['/', `/details/${id}`]) {
    await eventually(async () => expect((await open(url)).body).toContain('Bread at six'));
  }
});

it('a sold coupon shows on the pages with its ad, and leaves other pages in the cache', async () => {
  const [ad, other] = [await makeCouponAd(database(), { numberOfCoupons: 7 }), await makeCouponAd(database())];
  const [own, list, others] = [`/details/${ad.id}`, '/?category=NOTHING', `/details/${other.id}`];
  await sleep(400);
  for (const url of [own, list, others]) await keep(url);
  expect((await open(own)).body).toContain('"couponsRemaining":[7]');
  await database().query('UPDATE brochures SET number_of_coupons_purchased = 2 WHERE id = $1', [ad.id]);
  await eventually(async () => expect((await open(own)).body).toContain('"couponsRemaining":[5]'));
  expect([await computes(list), await computes(others)]).toEqual([false, false]);
});

it('the pages of maps are cached, and cleared by a change of their data', async () => {
  const file = 'a'.repeat(64);
  const area = await makeMapArea(database());
  const place = { latitude: -27, longitude: 153, positionSource: 'EXACT', mapAreaId: area.id } as const;
  await makeBrochure(database(), { status: 'PUBLISHED', ...place });
  const index = `/streets-index?mapArea=${area.code}`;
  const map = `/brochureMap?mapArea=${area.code}`;
  const front = `/areas/${area.code}`;
  for (const url of [map, index, front, '/maps-download', '/all-categories']) {
    await keep(url);
    expect((await open(url)).headers).toMatchObject({ 'cache-control': shared });
  }
  await database().query(
    `INSERT INTO printed_maps
       (map_area_id, paper, orientation, state, file_sha256, preview_sha256, content_hash, byte_size, pages, made_at)
     VALUES ($1, 'A4', 'PORTRAIT', 'READY', $2, $2, $2, 1000, 2, now())`,
    [area.id, file],
  );
  await eventually(async () => expect((await open('/maps-download')).body).toContain(file));
  await keep('/maps-download');
  await database().query('UPDATE printed_maps SET is_published = false');
  await eventually(async () => expect((await open('/maps-download')).body).not.toContain(file));
  await database().query(`UPDATE map_areas SET name = 'Sandy Point' WHERE id = $1`, [area.id]);
  for (const url of [index, map, front, '/all-categories']) {
    await eventually(async () => expect((await open(url)).body).toContain('Sandy Point'));
  }
});

it('a gone or unknown ad is cached until it changes', async () => {
  const { id } = await makeBrochure(database(), { status: 'ARCHIVED' });
  await keep(`/details/${id}`);
  expect((await open(`/details/${id}`)).statusCode).toBe(410);
  await keep('/details/123456');
  const missing = await open('/details/123456');
  expect(missing.statusCode).toBe(404);
  expect(missing.headers).not.toHaveProperty('etag');
  await database().query(
    `UPDATE brochures SET status = 'PUBLISHED', archive_reason = NULL, archived_at = NULL WHERE id = $1`,
    [id],
  );
  await eventually(async () => expect((await open(`/details/${id}`)).statusCode).toBe(200));
});

it('a page that failed to render is not cached', async () => {
  const spy = spyOnPool(servers.other.dependencies.database).mockImplementation(databaseAway);
  const broken = await open('/?q=bread');
  spy.mockRestore();
  expect(broken.statusCode).toBe(503);
  expect(broken.headers['cache-control']).toBe('no-store');
  expect(broken.headers).not.toHaveProperty('etag');
  const whole = await open('/?q=bread');
  expect(whole.headers['cache-control']).toBe(shared);
});

it('HEAD is answered like GET, without the page', async () => {
  await keep('/');
  const { headers, rawPayload } = await open('/');
  const head = await servers.other.app.inject({ method: 'HEAD', url: '/' });
  expect(head.body).toBe('');
  expect(head.headers).toMatchObject({ etag: headers.etag, 'content-length': String(rawPayload.length) });
});

it('a page with a form for one visitor is rendered for each request', async () => {
  const { id } = await makeCouponAd(database());
  await keep(`/details/${id}`);
  const pages = [await open(`/details/${id}/coupon`), await open(`/details/${id}/coupon`)];
  const keys = pages.map(({ body }) => /name="idempotencyKey" value="([^"]+)"/.exec(body)?.[1]);
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(keys[1]).not.toBe(keys[0]);
  expect(pages[0]?.headers['cache-control']).toBe('no-cache');
});

it('a reserved coupon is not cached', async () => {
  const answer = await open(`/coupon/${'a'.repeat(55)}`);
  expect(answer.headers['cache-control']).not.toBe(shared);
});
