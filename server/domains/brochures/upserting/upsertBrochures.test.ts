import { askGraphql } from '../../../test/askGraphql';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeVendor } from '../../../test/factories/makeVendor';
import { useTestServer } from '../../../test/useTestServer';
import type { Account } from '../../accounts/Account';
import { Brochure } from '../Brochure';

const server = useTestServer();
const database = () => server.dependencies.database;
let seller: Account;
let category: string;

beforeEach(async () => {
  const { id: vendorId } = await makeVendor(database());
  seller = await makeAccount(database(), { role: 'VENDOR', vendorId });
  ({ code: category } = await makeCategory(database()));
});

const coupon = (externalId: string, values = {}) => ({
  ...{ externalId, type: 'CP_AD', category, title: `Offer ${externalId}`, phoneNo: '07 7010 1234' },
  ...{ normalPriceCents: 2000, discountedPriceCents: 1000, normalPriceSince: '2026-01-01', numberOfCoupons: 20 },
  ...{ termsOfOffer: 'One each.', validTo: '2099-12-24' },
  ...values,
});

const listing = (externalId: string) => ({
  ...{ externalId, type: 'BLD_AD', category, title: 'Tide Café', phoneNo: '07 7010 1234' },
});

interface Result {
  externalId: string;
  outcome: string;
  brochure: { databaseId: number; isDraft: boolean } | null;
  refusal: { code: string; errors: { field: string }[] } | null;
}

async function upsert(brochures: object[], submit = false, as = seller): Promise<Result[]> {
  const query = `mutation ($input: UpsertBrochuresInput!) { upsertBrochures(input: $input) {
    refusedCount
    results { externalId outcome brochure { databaseId isDraft } refusal { code message errors { field } } } } }`;
  const { data, errors } = await askGraphql(server, { query, variables: { input: { brochures, submit } }, as });
  expect(errors).toEqual([]);
  const { results, refusedCount } = (data as { upsertBrochures: { results: Result[]; refusedCount: number } })
    .upsertBrochures;
  expect(refusedCount).toBe(results.filter(({ outcome }) => outcome === 'REFUSED').length);
  return results;
}

const outcomes = (results: Result[]) => results.map(({ outcome }) => outcome);
const adsOf = ({ vendorId }: Account) =>
  database()
    .getRepository(Brochure)
    .findBy({ vendorId: vendorId ?? 0 });

it('makes ads, changes them under the same ids, and changes nothing when all is sent again', async () => {
  const ads = ['a', 'b', 'c'].map((id) => coupon(id));
  const made = await upsert(ads);
  expect(outcomes(made)).toEqual(['CREATED', 'CREATED', 'CREATED']);
  expect(made.every(({ brochure }) => brochure?.isDraft)).toBe(true);
  const before = await adsOf(seller);
  expect(outcomes(await upsert(ads))).toEqual(['UNCHANGED', 'UNCHANGED', 'UNCHANGED']);
  expect(await adsOf(seller)).toEqual(before);
  const changed = await upsert([coupon('b', { title: 'Another title' }), { externalId: 'c', type: 'CP_AD' }]);
  expect(outcomes(changed)).toEqual(['UPDATED', 'UNCHANGED']);
  expect(changed[0]?.brochure?.databaseId).toBe(made[1]?.brochure?.databaseId);
});

it('refuses each ad by itself, with all its reasons', async () => {
  const results = await upsert([
    coupon('good'),
    coupon('good', { title: 'The same id' }),
    coupon('ba'.repeat(51)),
    coupon(' edge'),
    coupon(''),
    coupon('nul\0'),
    coupon('long', { title: 'x'.repeat(121), contactEmail: 'nobody' }),
    coupon('index', { adIndex: 3 }),
    { externalId: 'tourism', type: 'ATDW_AD' },
    coupon('page', { type: 'LP_AD' }),
    coupon('last'),
  ]);
  expect(
    results.map(({ outcome, refusal }) => [outcome, refusal?.code, refusal?.errors.map(({ field }) => field)]),
  ).toEqual([
    ['CREATED', undefined, undefined],
    ['REFUSED', 'VALIDATION_FAILED', ['externalId']],
    ['REFUSED', 'VALIDATION_FAILED', ['externalId']],
    ['REFUSED', 'VALIDATION_FAILED', ['externalId']],
    ['REFUSED', 'VALIDATION_FAILED', ['externalId']],
    ['REFUSED', 'VALIDATION_FAILED', ['externalId']],
    ['REFUSED', 'VALIDATION_FAILED', ['title', 'contactEmail']],
    ['REFUSED', 'FORBIDDEN', ['adIndex']],
    ['REFUSED', 'VALIDATION_FAILED', ['type']],
    ['REFUSED', 'VALIDATION_FAILED', expect.arrayContaining(['normalPriceCents']) as unknown],
    ['CREATED', undefined, undefined],
  ]);
  expect(await adsOf(seller)).toHaveLength(2);
});

it('makes one ad of an id that several requests send at the same moment', async () => {
  const ads = Array.from({ length: 10 }, (_, at) => coupon(`same-${at}`));
  const all = (await Promise.all(Array.from({ length: 5 }, () => upsert(ads)))).flat();
  expect(all.filter(({ outcome }) => outcome === 'CREATED')).toHaveLength(10);
  expect(all.filter(({ outcome }) => outcome === 'UNCHANGED')).toHaveLength(40);
  expect(await adsOf(seller)).toHaveLength(10);
});

it('keeps the ids of companies apart', async () => {
  const other = await makeAccount(database(), { role: 'VENDOR', vendorId: (await makeVendor(database())).id });
  const [own] = await upsert([coupon('1')]);
  const [theirs] = await upsert([coupon('1', { title: 'Theirs' })], false, other);
  expect([own?.outcome, theirs?.outcome]).toEqual(['CREATED', 'CREATED']);
  expect((await adsOf(seller)).map(({ title }) => title)).toEqual(['Offer 1']);
});

it('lets the change of a published ad wait, and leaves deleted and archived ads alone', async () => {
  const [published, deleted, archived] = await upsert(['p', 'd', 'a'].map((id) => coupon(id)));
  const brochures = database().getRepository(Brochure);
  const now = new Date();
  await brochures.update(published!.brochure!.databaseId, { status: 'PUBLISHED', publishedAt: now, submittedAt: now });
  await brochures.update(deleted!.brochure!.databaseId, { recordStatus: false, deletedAt: now });
  const taken = { status: 'ARCHIVED', archivedAt: now, archiveReason: 'MANUAL' } as const;
  await brochures.update(archived!.brochure!.databaseId, taken);
  const again = ['p', 'd', 'a'].map((id) => coupon(id, { title: 'Changed' }));
  for (const results of [await upsert(again), await upsert(again)]) {
    expect(results.map(({ outcome, refusal }) => [outcome, refusal?.code])).toEqual([
      ['WAITING', undefined],
      ['REFUSED', 'CONFLICT'],
      ['REFUSED', 'CONFLICT'],
    ]);
  }
  expect((await adsOf(seller)).map(({ title }) => title).sort()).toEqual(['Offer a', 'Offer d', 'Offer p']);
});

it('sends what is complete for review, and says what the others lack', async () => {
  const ads = [
    { ...listing('coffee'), companyName: 'Tide Café', address: { line1: '1 River Street' } },
    { externalId: 'bare', type: 'CP_AD', category },
  ];
  const [directory, bare] = await upsert(ads, true);
  expect([directory?.outcome, directory?.brochure?.isDraft, directory?.refusal]).toEqual(['CREATED', false, null]);
  expect([bare?.outcome, bare?.brochure?.isDraft, bare?.refusal?.code]).toEqual(['CREATED', true, 'VALIDATION_FAILED']);
  expect(bare?.refusal?.errors.map(({ field }) => field)).toContain('title');
  // what waits for review stays submitted
  const [again] = await upsert(ads, true);
  expect([again?.outcome, again?.brochure?.isDraft]).toEqual(['UNCHANGED', false]);
});

it('takes 500 ads in a request over REST, and returns their numbers', async () => {
  const headers = await server.authorizationOf(seller);
  const ads = Array.from({ length: 500 }, (_, at) => ({
    ...{ externalId: `row-${at}`, type: 'BLD_AD', title: `Shop ${at}`, category: { code: category } },
    ...{ phoneNo: '07 7010 1234', description: 'x'.repeat(3000) },
  }));
  const send = (brochures: object[]) =>
    server.app.inject({
      method: 'POST',
      url: '/rest/brochure/vendor/upsert',
      headers,
      payload: { brochures },
    });
  const answer = await send(ads);
  expect(answer.statusCode).toBe(200);
  const { results, refusedCount } = answer.json<{ results: { id: number; outcome: string }[]; refusedCount: number }>();
  expect([results.length, refusedCount, new Set(results.map(({ id }) => id)).size]).toEqual([500, 0, 500]);
  const repeated = (await send(ads.slice(0, 50))).json<{ results: { outcome: string }[] }>();
  expect(new Set(repeated.results.map(({ outcome }) => outcome))).toEqual(new Set(['UNCHANGED']));
});
