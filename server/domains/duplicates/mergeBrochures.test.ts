import type { RequestContext } from '../../platform/context/RequestContext';
import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeAsset } from '../../test/factories/makeAsset';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCouponAd } from '../../test/factories/makeCouponAd';
import { makeVendor } from '../../test/factories/makeVendor';
import { makeContext, viewerOf } from '../../test/makeContext';
import { useTestDatabase } from '../../test/testDatabase';
import { Asset } from '../brochures/assets/Asset';
import { Brochure } from '../brochures/Brochure';
import { unarchiveBrochure } from '../brochures/statuses/unarchiveBrochure';
import { findBrochure } from '../browsing/details/findBrochure';
import { findAdDestination } from '../browsing/outbound-redirects/findAdDestination';
import { purchaseCoupon } from '../purchases/buying/purchaseCoupon';
import { mergeBrochures } from './mergeBrochures';

// docs/rules/search-and-lists.md#duplicates
const test = useTestDatabase();
let editor: RequestContext;
let visitor: RequestContext;

beforeAll(async () => {
  const account = await makeAccount(test.database, { staffRole: 'EDITOR' });
  editor = makeContext({ database: test.database, viewer: viewerOf(account) });
  visitor = makeContext({ database: test.database });
});

const make = (values: Partial<Brochure>) =>
  makeBrochure(test.database, { status: 'PUBLISHED', publishedAt: new Date('2026-01-01'), ...values });
const merge = (keep: Brochure, other: Brochure) => mergeBrochures(editor, { keepId: keep.id, mergeId: other.id });
const days = (brochureId: number) =>
  test.database.query(
    `SELECT day::text, count FROM daily_statistics WHERE brochure_id = $1 AND event_code = 'DETAIL_PAGE_VIEW' ORDER BY day`,
    [brochureId],
  );

it('keeps pictures, figures and links of both, each picture once', async () => {
  const keep = await make({ title: 'Tide', detailViewsCount: 5, wwwUrl: null, phoneNo: '(07) 7010 1234' });
  const other = await make({ title: 'TIDE', detailViewsCount: 7, wwwUrl: 'https://tide.example', phoneNo: '13 12 13' });
  const shared = { sha256: 'a'.repeat(64) };
  const first = await makeAsset(test.database, { brochureId: keep.id, sortOrder: 0, ...shared });
  await makeAsset(test.database, { brochureId: other.id, sortOrder: 0, ...shared });
  const own = await makeAsset(test.database, { brochureId: other.id, sortOrder: 1, sha256: 'b'.repeat(64) });
  await test.database.query(
    `INSERT INTO daily_statistics (brochure_id, day, event_code, count) VALUES
       ($1, '2026-11-01', 'DETAIL_PAGE_VIEW', 2), ($2, '2026-11-01', 'DETAIL_PAGE_VIEW', 3), ($2, '2026-11-02', 'DETAIL_PAGE_VIEW', 4)`,
    [keep.id, other.id],
  );
  const { brochure, merged } = await merge(keep, other);
  expect(brochure).toMatchObject({ wwwUrl: 'https://tide.example', phoneNo: '(07) 7010 1234', detailViewsCount: 12 });
  expect(merged).toMatchObject({ status: 'ARCHIVED', archiveReason: 'MANUAL' });
  const assets = await test.database
    .getRepository(Asset)
    .find({ where: { brochureId: keep.id }, order: { sortOrder: 'ASC' } });
  expect(assets.map(({ id }) => id)).toEqual([first.id, own.id]);
  expect(await days(keep.id)).toEqual([
    { day: '2026-11-01', count: 5 },
    { day: '2026-11-02', count: 4 },
  ]);
  expect(await days(other.id)).toEqual([]);
  const lines = await test.database
    .getRepository(AuditLogEntry)
    .findBy({ action: 'mergeBrochures', entityType: 'Brochure', entityId: keep.id });
  expect(lines.map(({ after }) => after)).toEqual([{ wwwUrl: 'https://tide.example' }, { mergedFrom: other.id }]);
});

it('leads old pages and QR codes to the ad that stays, also after a second merge, until it is brought back', async () => {
  const [first, second, third] = [await make({}), await make({}), await make({})];
  await merge(second, first);
  await merge(third, second);
  for (const { id } of [first, second]) {
    await expect(findBrochure(visitor, { id })).rejects.toMatchObject({
      ...{ code: 'GONE', reason: 'MERGED', replacement: { databaseId: third.id } },
    });
    expect(await findAdDestination(visitor, id)).toMatchObject({ url: `/details/${third.id}` });
  }
  await unarchiveBrochure(editor, { id: first.id });
  expect(await findAdDestination(makeContext({ database: test.database }), first.id)).toBeNull();
});

it('merges an ad into one that had been merged into it and was brought back', async () => {
  const [first, second] = [await make({}), await make({})];
  await merge(second, first);
  await unarchiveBrochure(editor, { id: first.id });
  await test.database.getRepository(Brochure).update({ id: first.id }, { status: 'PUBLISHED' });
  await merge(first, second);
  expect(await findAdDestination(makeContext({ database: test.database }), second.id)).toMatchObject({
    url: `/details/${first.id}`,
  });
});

it('is refused where something would be lost', async () => {
  const vendor = await makeVendor(test.database);
  const [one, two] = [await make({}), await make({ vendorId: vendor.id })];
  await expect(merge(one, two)).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(merge(one, await make({ type: 'BLD_AD' }))).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(merge(one, one)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  const [coupon, sold] = [await makeCouponAd(test.database), await makeCouponAd(test.database)];
  await purchaseCoupon(visitor, { brochureId: sold.id, name: 'Kim Tran', email: 'kim@people.example' });
  await expect(merge(coupon, sold)).rejects.toThrow(/Coupons of ad \d+ were taken/);
  const reader = await makeAccount(test.database, { staffRole: 'READER' });
  const asReader = makeContext({ database: test.database, viewer: viewerOf(reader) });
  await expect(mergeBrochures(asReader, { keepId: one.id, mergeId: two.id })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});
