import type { RequestContext } from '../../../platform/context/RequestContext';
import { toGlobalId } from '../../../shared/globalId';
import { askGraphql } from '../../../test/askGraphql';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeAsset } from '../../../test/factories/makeAsset';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestServer } from '../../../test/useTestServer';
import type { Account } from '../../accounts/Account';
import { Brochure } from '../../brochures/Brochure';
import { updateBrochure } from '../../brochures/writing/updateBrochure';
import { Vendor } from '../../vendors/Vendor';

const server = useTestServer();
let administrator: Account;
let vendor: Account;

beforeAll(async () => {
  const { database } = server.dependencies;
  administrator = await makeAccount(database);
  vendor = await makeAccount(database, { role: 'VENDOR' });
});

const query = `query Check($input: CheckBrochureInput!) {
  brochureCheck(input: $input) {
    problems { field code message }
    needs { field message isMet }
    preview { id databaseId did status version timeZone isActive createdAt mapArea { id } vendor { id } displayTitle companyName summary discountCents category { code } thumbnail { url } assets { type } brochureCategories { code } }
  }
}`;

interface Check {
  problems: { field: string; code: string; message: string }[];
  needs: { field: string; message: string; isMet: boolean }[];
  preview: Record<string, unknown> | null;
}

async function check(input: object, as: Account = administrator): Promise<Check> {
  const { data, errors } = await askGraphql(server, { query, variables: { input }, as });
  expect(errors).toEqual([]);
  return (data as { brochureCheck: Check }).brochureCheck;
}

const idOf = ({ id }: Brochure) => toGlobalId('Brochure', id);
const missing = ({ needs }: Check) => needs.filter((need) => !need.isMet).map(({ field }) => field);

describe('a new ad', () => {
  it('gets the messages of saving for missing fields, and the needs of publishing', async () => {
    const found = await check({ type: 'CP_AD' });
    expect(found.problems).toEqual([{ field: 'category', code: 'REQUIRED', message: 'Choose a category.' }]);
    expect(missing(found)).toEqual([
      ...['title', 'category', 'normalPriceCents', 'discountedPriceCents', 'normalPriceSince'],
      ...['numberOfCoupons', 'validTo', 'termsOfOffer'],
    ]);
  });

  it('gets every broken rule at once, and a preview of the other fields', async () => {
    const { code } = await makeCategory(server.dependencies.database);
    const { problems, preview } = await check({
      ...{ type: 'CP_AD', category: code, title: 'ab', highlights: 'Two for one', phoneNo: '1900 123 456' },
      ...{ address: { postcode: '4567', state: 'NSW', line1: 'x'.repeat(201) }, latitude: 10, longitude: 153 },
      ...{ normalPriceCents: 2000, discountedPriceCents: 1500, validFrom: '2026-12-24', validTo: '2026-12-01' },
    });
    expect(problems.map(({ field }) => field).sort()).toEqual(
      ['title', 'phoneNo', 'address.line1', 'address.postcode', 'latitude', 'validTo'].sort(),
    );
    expect(preview).toMatchObject({ databaseId: 0, summary: 'Two for one', category: { code } });
  });

  it('never previews a saving below zero: the price is refused at its field', async () => {
    const { code: category } = await makeCategory(server.dependencies.database);
    const prices = { normalPriceCents: 1200, discountedPriceCents: 1800, normalPriceSince: '2020-01-01' };
    const input = { type: 'CP_AD', category, ...prices };
    const { problems, preview } = await check(input);
    expect(problems.map(({ field, code }) => `${field} ${code}`)).toContain('discountedPriceCents NOT_BELOW_NORMAL');
    expect(preview).toMatchObject({ discountCents: null });
    expect((await check({ ...input, discountedPriceCents: 800 })).preview).toMatchObject({ discountCents: 400 });
  });

  it('counts files that will be added', async () => {
    const before = await check({ type: 'LP_AD' });
    const after = await check({ type: 'LP_AD', newFiles: ['BROCHURE_IMAGE'] });
    expect(missing(before)).toContain('assets');
    expect(missing(after)).not.toContain('assets');
  });

  it("is its company's for a vendor, who chooses no company and no index", async () => {
    const { code: category } = await makeCategory(server.dependencies.database);
    const input = { type: 'CP_AD', category };
    const vendorId = toGlobalId('Vendor', Number(vendor.vendorId));
    const { companyName } = await server.dependencies.database
      .getRepository(Vendor)
      .findOneByOrFail({ id: Number(vendor.vendorId) });
    const preview = { vendor: { id: vendorId }, companyName };
    expect(await check(input, vendor)).toMatchObject({ problems: [], preview });
    const { problems } = await check({ ...input, vendorId: vendor.vendorId, adIndex: 1 }, vendor);
    expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'adIndex ADMINISTRATORS_ONLY',
      'vendorId ADMINISTRATORS_ONLY',
    ]);
  });
});

describe('an existing ad', () => {
  it('is previewed with the changes and its files, and nothing is stored', async () => {
    const { database } = server.dependencies;
    const ad = await makeCouponAd(database, { status: 'PENDING_REVIEW' });
    await makeAsset(database, { brochureId: ad.id });
    const found = await check({ id: idOf(ad), type: 'CP_AD', title: 'A new title', normalPriceCents: 9999 });
    expect(found).toMatchObject({ problems: [], preview: { databaseId: -ad.id, displayTitle: 'A new title' } });
    expect(found.preview?.['assets']).toHaveLength(1);
    expect(found.preview?.['thumbnail']).not.toBeNull();
    expect(missing(found)).toEqual([]);
    expect(await database.getRepository(Brochure).findOneByOrFail({ id: ad.id })).toEqual(ad);
  });

  it('gets the needs for staying published', async () => {
    const ad = await makeCouponAd(server.dependencies.database);
    const { problems } = await check({ id: idOf(ad), type: 'CP_AD', termsOfOffer: null, title: ' ' });
    expect(problems.map(({ field }) => field).sort()).toEqual(['termsOfOffer', 'title']);
  });

  it('of another vendor is refused; fields for administrators only are reported', async () => {
    const { database } = server.dependencies;
    const others = await makeBrochure(database, {
      vendorId: (await makeAccount(database, { role: 'VENDOR' })).vendorId,
    });
    const own = await makeBrochure(database, { vendorId: vendor.vendorId });
    const input = { id: idOf(others), type: 'LP_AD' };
    const { errors } = await askGraphql(server, { query, variables: { input }, as: vendor });
    expect(errors[0]?.extensions['code']).toBe('FORBIDDEN');
    const { problems } = await check({ id: idOf(own), type: 'LP_AD', adIndex: 5 }, vendor);
    expect(problems.map(({ code }) => code)).toEqual(['ADMINISTRATORS_ONLY']);
  });

  it('continues from the pending change, for its vendor', async () => {
    const { database } = server.dependencies;
    const ad = await makeBrochure(database, { vendorId: vendor.vendorId, status: 'PUBLISHED' });
    const context: RequestContext = makeContext({ database, viewer: viewerOf(vendor) });
    await updateBrochure(context, { id: ad.id, version: ad.version, input: { title: 'What waits' } });
    const input = { id: idOf(ad), type: ad.type };
    expect((await check(input, vendor)).preview).toMatchObject({ displayTitle: 'What waits' });
    expect((await check(input)).preview).toMatchObject({ displayTitle: ad.title });
  });
});
