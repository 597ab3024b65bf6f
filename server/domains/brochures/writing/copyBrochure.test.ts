import type { RequestContext } from '../../../platform/context/RequestContext';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeAsset } from '../../../test/factories/makeAsset';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { Asset } from '../assets/Asset';
import { Brochure } from '../Brochure';
import { BrochureCategory } from '../BrochureCategory';
import { copyBrochure, copiedTitle } from './copyBrochure';

const test = useTestDatabase();
const now = new Date('2026-11-20T10:00:00Z');
let administrator: RequestContext;

beforeAll(async () => {
  const viewer = viewerOf(await makeAccount(test.database));
  administrator = makeContext({ database: test.database, clock: { now: () => now }, viewer });
});

describe('copyBrochure', () => {
  it('copies everything except what belongs to the original alone', async () => {
    const original = await makeBrochure(test.database, {
      type: 'CP_AD',
      status: 'PUBLISHED',
      title: 'Two for one',
      adIndex: 3,
      detailViewsCount: 40,
      externalSource: 'register',
      externalId: 'a',
      normalPriceCents: 2000,
      discountedPriceCents: 1000,
      numberOfCoupons: 10,
      numberOfCouponsPurchased: 4,
      termsOfOffer: 'One each.',
      validFrom: '2026-11-19',
      validTo: '2026-12-24',
      latitude: -27,
      longitude: 153,
      positionSource: 'STREET',
    });
    const further = await makeCategory(test.database);
    await test.database.getRepository(BrochureCategory).insert({ brochureId: original.id, categoryId: further.id });
    const picture = await makeAsset(test.database, { brochureId: original.id, sortOrder: 2, altText: 'A plate' });

    const copy = await copyBrochure(administrator, { id: original.id });
    expect(copy).toMatchObject({
      type: 'CP_AD',
      status: 'PENDING_REVIEW',
      title: 'Two for one (copy)',
      adIndex: null,
      detailViewsCount: 0,
      externalSource: null,
      externalId: null,
      numberOfCoupons: 10,
      numberOfCouponsPurchased: 0,
      termsOfOffer: 'One each.',
      validFrom: null,
      validTo: '2026-12-24',
      positionSource: 'STREET',
      publishedAt: null,
      categoryId: original.categoryId,
    });
    expect(copy.did).not.toBe(original.did);
    const [copied] = await test.database.getRepository(Asset).findBy({ brochureId: copy.id });
    expect(copied).toMatchObject({ url: picture.url, sortOrder: 2, altText: 'A plate' });
    expect(copied?.did).not.toBe(picture.did);
    expect(await test.database.getRepository(BrochureCategory).findBy({ brochureId: copy.id })).toHaveLength(1);
  });

  it.each(['PENDING_REVIEW', 'ARCHIVED'] as const)('copies an ad with status %s', async (status) => {
    const { id } = await makeBrochure(test.database, { status });
    await expect(copyBrochure(administrator, { id })).resolves.toMatchObject({ status: 'PENDING_REVIEW' });
  });

  it('refuses tourism ads and does not find deleted ads', async () => {
    const tourism = await makeBrochure(test.database, { type: 'ATDW_AD' });
    await expect(copyBrochure(administrator, { id: tourism.id })).rejects.toMatchObject({ code: 'CONFLICT' });
    const deleted = await makeBrochure(test.database, { recordStatus: false, deletedAt: now });
    await expect(copyBrochure(administrator, { id: deleted.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('allows the vendor of the ad and no other', async () => {
    const seller = await makeAccount(test.database, { role: 'VENDOR' });
    const stranger = await makeAccount(test.database, { role: 'VENDOR' });
    const original = await makeBrochure(test.database, { vendorId: seller.vendorId, status: 'PUBLISHED' });
    const as = (account: typeof seller) => makeContext({ database: test.database, viewer: viewerOf(account) });
    const copy = await copyBrochure(as(seller), { id: original.id });
    expect(copy).toMatchObject({ vendorId: seller.vendorId, status: 'PENDING_REVIEW' });
    await expect(copyBrochure(as(stranger), { id: original.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('copiedTitle', () => {
  it('has at most 120 characters', () => {
    expect(copiedTitle('x'.repeat(120))).toBe(`${'x'.repeat(113)} (copy)`);
    expect(copiedTitle(null)).toBeNull();
  });
});

describe('with new dates', () => {
  const original = () => makeBrochure(test.database, { validFrom: '2026-10-01', validTo: '2026-12-24' });

  it.each([
    [{ validFrom: '2026-11-27', validTo: '2026-12-10' }, ['2026-11-27', '2026-12-10']],
    [{ validFrom: '2026-11-20', validTo: null }, ['2026-11-20', null]],
    [{ validTo: '2027-01-31' }, [null, '2027-01-31']],
    [{}, [null, '2026-12-24']],
  ])('takes %j', async (dates, expected) => {
    const copy = await copyBrochure(administrator, { id: (await original()).id, ...dates });
    expect([copy.validFrom, copy.validTo]).toEqual(expected);
  });

  it.each([
    [{ validFrom: '2026-11-19' }, 'validFrom', 'PAST'],
    [{ validTo: '2026-11-19' }, 'validTo', 'PAST'],
    [{ validFrom: '2026-12-02', validTo: '2026-12-01' }, 'validTo', 'BEFORE_START'],
    [{ validFrom: '2026-12-25' }, 'validTo', 'BEFORE_START'],
  ])('refuses %j', async (dates, field, code) => {
    const { id } = await original();
    const copies = await test.database.getRepository(Brochure).count();
    await expect(copyBrochure(administrator, { id, ...dates })).rejects.toMatchObject({ errors: [{ field, code }] });
    expect(await test.database.getRepository(Brochure).count()).toBe(copies);
  });
});
