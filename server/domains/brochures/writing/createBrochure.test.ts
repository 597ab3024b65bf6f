import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeVendor } from '../../../test/factories/makeVendor';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { Brochure } from '../Brochure';
import { BrochureCategory } from '../BrochureCategory';
import { Vendor } from '../../vendors/Vendor';
import { createBrochure } from './createBrochure';

const test = useTestDatabase();
let administrator: RequestContext;
let vendor: RequestContext;

beforeAll(async () => {
  const { database } = test;
  administrator = makeContext({ database, viewer: viewerOf(await makeAccount(database)) });
  vendor = makeContext({ database, viewer: viewerOf(await makeAccount(database, { role: 'VENDOR' })) });
  await makeCategory(database, { code: 'FOOD' });
  await makeCategory(database, { code: 'TOURS' });
  await makeCategory(database, { code: 'CLOSED', isActive: false });
});

const refusalOf = async (work: Promise<unknown>): Promise<string[]> => {
  const error = (await work.catch((thrown: unknown) => thrown)) as { errors: { field: string; code: string }[] };
  return error.errors.map(({ field, code }) => `${field} ${code}`);
};

describe('createBrochure', () => {
  it('stores cleaned and normalised values', async () => {
    const { id: vendorId } = await makeVendor(test.database);
    const area = await makeMapArea(test.database, { code: 'noosa' });
    const created = await createBrochure(administrator, {
      type: 'CP_AD',
      input: {
        title: '  Two for\n one ',
        highlights: ' ',
        description: '<p>Fish <script>alert(1)</script>& chips</p>',
        companyName: 'Tide Cafe',
        vendorId,
        category: 'FOOD',
        brochureCategories: ['TOURS', 'TOURS'],
        mapArea: 'noosa',
        adIndex: 7,
        address: {
          line1: '1 River Street',
          postcode: '6000',
          state: 'WA',
          locationUrl: 'maps.example/@-31.95,115.86,15z',
        },
        validFrom: '2026-11-01',
        validTo: '2026-12-01',
        normalPriceCents: 2000,
        discountedPriceCents: 1500,
        numberOfCoupons: 10,
        termsOfOffer: 'One each.',
        phoneNo: '+61 8 7010 1234',
        contactEmail: ' owner@tide.example ',
        wwwUrl: 'tide.example',
      },
    });
    expect(created).toMatchObject({
      type: 'CP_AD',
      status: 'PENDING_REVIEW',
      title: 'Two for one',
      highlights: null,
      description: '<p>Fish &amp; chips</p>',
      vendorId,
      mapAreaId: area.id,
      adIndex: 7,
      timeZone: 'Australia/Perth',
      latitude: -31.95,
      longitude: 115.86,
      positionSource: 'EXACT',
      couponsUnlimited: false,
      numberOfCoupons: 10,
      phoneNo: '(08) 7010 1234',
      contactEmail: 'owner@tide.example',
      wwwUrl: 'https://tide.example',
      locationUrl: 'https://maps.example/@-31.95,115.86,15z',
      version: 1,
    });
    expect(await test.database.getRepository(BrochureCategory).countBy({ brochureId: created.id })).toBe(1);
    const [entry] = await test.database.getRepository(AuditLogEntry).findBy({ entityId: created.id });
    expect(entry).toMatchObject({
      action: 'createBrochure',
      before: null,
      after: { type: 'CP_AD', title: 'Two for one' },
    });
  });

  it('accepts a draft with hardly any values', async () => {
    const created = await createBrochure(administrator, { type: 'LP_AD', input: { category: 'FOOD' } });
    expect(created).toMatchObject({ title: null, timeZone: 'Australia/Brisbane', positionSource: null });
  });

  it.each<[string, Parameters<typeof createBrochure>[1], string[]]>([
    ['no category', { type: 'LP_AD', input: {} }, ['category REQUIRED']],
    ['an unknown category', { type: 'LP_AD', input: { category: 'NOPE' } }, ['category UNKNOWN']],
    ['a category that is out of use', { type: 'LP_AD', input: { category: 'CLOSED' } }, ['category UNKNOWN']],
    [
      'neighbours that are not there',
      {
        type: 'LP_AD',
        input: { category: 'FOOD', brochureCategories: ['NOPE'], mapArea: 'nowhere', vendorId: 999_999 },
      },
      ['brochureCategories UNKNOWN', 'mapArea UNKNOWN', 'vendorId UNKNOWN'],
    ],
    [
      'fields of another type',
      {
        type: 'BLD_AD',
        input: { category: 'FOOD', normalPriceCents: 100, flipbookUrl: 'book.example', couponsUnlimited: false },
      },
      ['normalPriceCents NOT_APPLICABLE', 'flipbookUrl NOT_APPLICABLE'],
    ],
    [
      'a postcode of another state',
      { type: 'LP_AD', input: { category: 'FOOD', address: { postcode: '4567', state: 'NSW' } } },
      ['address.postcode POSTCODE'],
    ],
    [
      'dates the wrong way round',
      { type: 'LP_AD', input: { category: 'FOOD', validFrom: '2026-12-02', validTo: '2026-12-01' } },
      ['validTo BEFORE_START'],
    ],
    ['half a position', { type: 'LP_AD', input: { category: 'FOOD', latitude: -27 } }, ['longitude REQUIRED']],
    [
      'a number of unlimited coupons',
      { type: 'CP_AD', input: { category: 'FOOD', numberOfCoupons: 5, couponsUnlimited: true } },
      ['numberOfCoupons CONTRADICTION'],
    ],
    ['a tourism ad', { type: 'ATDW_AD', input: { category: 'FOOD' } }, ['type IMPORTED']],
  ])('refuses %s', async (_what, given, expected) => {
    const before = await test.database.getRepository(Brochure).count();
    expect(await refusalOf(createBrochure(administrator, given))).toEqual(expected);
    expect(await test.database.getRepository(Brochure).count()).toBe(before);
  });

  it('creates one ad for repeated or simultaneous requests with the same key', async () => {
    const ask = () =>
      createBrochure(administrator, { type: 'LP_AD', input: { category: 'FOOD' }, creationKey: 'form-of-tuesday' });
    const made = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await ask()).id).toBe(made[0].id);
    expect(await test.database.getRepository(Brochure).countBy({ creationKey: 'form-of-tuesday' })).toBe(1);
  });

  it.each(['LP_AD', 'PT_AD', 'BRO_AD', 'CP_AD', 'BLD_AD'] as const)(
    "makes a vendor's %s its company's",
    async (type) => {
      const created = await createBrochure(vendor, { type, input: { category: 'FOOD' } });
      expect(created).toMatchObject({ type, status: 'PENDING_REVIEW', vendorId: vendor.viewer?.vendorId });
    },
  );

  it.each([
    ['another company', { vendorId: 1 }, 'vendorId ADMINISTRATORS_ONLY'],
    ['no company', { vendorId: null }, 'vendorId ADMINISTRATORS_ONLY'],
    ['an index', { adIndex: 1 }, 'adIndex ADMINISTRATORS_ONLY'],
  ])('does not let a vendor choose %s', async (_what, input, expected) => {
    const asked = createBrochure(vendor, { type: 'LP_AD', input: { category: 'FOOD', ...input } });
    expect(await refusalOf(asked)).toEqual([expected]);
  });

  it('does not let a vendor create a tourism ad', async () => {
    const asked = createBrochure(vendor, { type: 'ATDW_AD', input: { category: 'FOOD' } });
    expect(await refusalOf(asked)).toEqual(['type IMPORTED']);
  });

  it("begins a vendor's ad with the name of its company, which it may leave out", async () => {
    const { vendorId } = vendor.viewer ?? {};
    const { companyName } = await test.database.getRepository(Vendor).findOneByOrFail({ id: vendorId ?? 0 });
    const input = { category: 'FOOD' };
    expect(await createBrochure(vendor, { type: 'CP_AD', input })).toMatchObject({ companyName, vendorId });
    const without = { type: 'CP_AD', input: { ...input, companyName: null } } as const;
    expect(await createBrochure(vendor, without)).toMatchObject({ companyName: null });
    expect(await createBrochure(administrator, { type: 'CP_AD', input })).toMatchObject({ companyName: null });
  });

  it("never answers a key with another company's ad", async () => {
    const { database } = test;
    const rival = makeContext({ database, viewer: viewerOf(await makeAccount(database, { role: 'VENDOR' })) });
    const given = { type: 'LP_AD', input: { category: 'FOOD' }, creationKey: 'form-of-friday' } as const;
    const made = await Promise.all([vendor, rival, administrator].map((context) => createBrochure(context, given)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(3);
    expect(await createBrochure(vendor, given)).toMatchObject({ id: made[0]?.id });
  });

  it('is not for visitors', async () => {
    const given = { type: 'LP_AD', input: { category: 'FOOD' } } as const;
    await expect(createBrochure({ ...vendor, viewer: null }, given)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
