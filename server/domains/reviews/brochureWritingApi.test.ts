import { toGlobalId } from '../../shared/globalId';
import { askGraphql } from '../../test/askGraphql';
import { countStatements } from '../../test/database/countStatements';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCategory } from '../../test/factories/makeCategory';
import { useTestServer } from '../../test/useTestServer';
import type { Account } from '../accounts/Account';

const server = useTestServer();
let administrator: Account;
let seller: Account;

beforeAll(async () => {
  const { database } = server.dependencies;
  administrator = await makeAccount(database);
  seller = await makeAccount(database, { role: 'VENDOR' });
  await makeCategory(database, { code: 'FOOD' });
});

const fields =
  'id version title description validTo numberOfCoupons couponsUnlimited pendingRevision { state changes { field before after } }';
const create = `mutation ($input: CreateBrochureInput!) { createBrochure(input: $input) { brochure { ${fields} } } }`;
const update = `mutation ($input: UpdateBrochureInput!) { updateBrochure(input: $input) { isPendingRevision brochure { ${fields} } } }`;
const review = `mutation ($input: ReviewBrochureInput!) { reviewBrochure(input: $input) { brochure { ${fields} status } } }`;

const codes = (count: number) => Array.from({ length: count }, (_, index) => `C${index}`);
const ask = (query: string, input: object, as: Account = administrator) =>
  askGraphql(server, { query, variables: { input }, as });

async function refusalOf(query: string, input: object) {
  const { data, errors } = await ask(query, input);
  expect(data == null || Object.values(data).every((value) => value === null)).toBe(true);
  const { code, errors: named = [] } = errors[0]!.extensions as { code: string; errors?: { field: string }[] };
  return [code, ...named.map(({ field }) => field)];
}

describe('createBrochure', () => {
  it('returns the new ad', async () => {
    const input = {
      type: 'CP_AD',
      category: 'FOOD',
      title: 'Two for one',
      validTo: '2026-12-24',
      couponsUnlimited: true,
    };
    const { data, errors } = await ask(create, input);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      createBrochure: {
        brochure: {
          version: 1,
          title: 'Two for one',
          validTo: '2026-12-24',
          numberOfCoupons: null,
          couponsUnlimited: true,
        },
      },
    });
  });

  it.each<[string, object, string[]]>([
    ['several wrong fields at once', { title: 'ab', phoneNo: '12', wwwUrl: 'ftp://a' }, ['title', 'phoneNo', 'wwwUrl']],
    ['a title of emoji that is too long', { title: '🦘'.repeat(121) }, ['title']],
    ['an endless description', { description: 'x'.repeat(10_001) }, ['description']],
    ['a description that grows when it is cleaned', { description: `<b>${'&'.repeat(2500)}</b>` }, ['description']],
    ['an index out of range', { adIndex: 9999 }, ['adIndex']],
    ['a price below nothing', { type: 'CP_AD', normalPriceCents: -1 }, ['normalPriceCents']],
    [
      'a price above the normal one',
      { type: 'CP_AD', normalPriceCents: 1200, discountedPriceCents: 1800 },
      ['discountedPriceCents'],
    ],
    ['a proof from the future', { type: 'CP_AD', normalPriceSince: '2099-01-01' }, ['normalPriceSince']],
    ['no coupons', { type: 'CP_AD', numberOfCoupons: 0 }, ['numberOfCoupons']],
    ['a place in New Zealand', { latitude: -41.3, longitude: 174.8 }, ['longitude']],
    ['an address with a bad link', { address: { locationUrl: 'http://a b' } }, ['address.locationUrl']],
    ['a premium-rate number', { contactPhone: '1900 123 456' }, ['contactPhone']],
    ['a password in a link', { facebookUrl: 'https://me:secret@a.example' }, ['facebookUrl']],
    ['a vendor below zero', { vendorId: -5 }, ['vendorId']],
    ['eleven further categories', { brochureCategories: codes(11) }, ['brochureCategories']],
    ['70,000 further categories', { brochureCategories: codes(70_000) }, ['brochureCategories']],
    ['a title of half a megabyte', { title: 'x'.repeat(500_000) }, ['title']],
    ['a category with a zero byte', { category: 'FOOD\u0000X' }, ['category']],
    ['SQL', { category: `FOOD'; DROP TABLE brochures; --` }, ['category']],
  ])('refuses %s, by name', async (_what, input, expected) => {
    const whole = { type: 'LP_AD', category: 'FOOD', ...input };
    expect(await refusalOf(create, whole)).toEqual(['VALIDATION_FAILED', ...expected]);
  });

  it.each<[string, object]>([
    ['a day that is not', { validTo: '2026-02-30' }],
    ['another type', { type: 'XX_AD' }],
    ['a state that is none', { address: { state: 'NZ' } }],
    ['a number in words', { adIndex: 'one' }],
    ['a number out of range', { vendorId: 3_000_000_000 }],
    ['an object for a title', { title: { toString: 'x' } }],
    ['a field that is not there', { status: 'PUBLISHED' }],
    ['a field of the prototype', { constructor: 'x' }],
  ])('cannot even parse %s', async (_what, input) => {
    const { errors } = await ask(create, { type: 'LP_AD', category: 'FOOD', ...input });
    expect(errors[0]?.extensions['code']).toBe('BAD_REQUEST');
  });

  it.each<[string, object, object]>([
    ['zero bytes', { title: 'Tide\u0000 Cafe' }, { title: 'Tide Cafe' }],
    ['emoji', { title: '🦘'.repeat(120) }, { title: '🦘'.repeat(120) }],
    ['scripts', { description: '<p>Hi<script>alert(1)</script></p>' }, { description: '<p>Hi</p>' }],
    ['blanks only', { title: '   ' }, { title: null }],
  ])('stores %s in a safe form', async (_what, input, expected) => {
    const { data, errors } = await ask(create, { type: 'LP_AD', category: 'FOOD', ...input });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ createBrochure: { brochure: expected } });
  });
});

it.each<[string, object, string[]]>([
  ['a text', { title: 'Tide Cafe \ud800' }, ['title']],
  ['a part of the address', { address: { city: '\udc00' } }, ['address.city']],
  ['a list', { brochureCategories: ['FOOD', '\ud83d'] }, ['brochureCategories.1']],
])('refuses half a character in %s at its field', async (_what, input, fields) => {
  const { errors, status } = await ask(create, { type: 'LP_AD', category: 'FOOD', ...input });
  const { code, errors: named } = errors[0]!.extensions as { code: string; errors: { field: string }[] };
  expect([status, code, named.map(({ field }) => field)]).toEqual([200, 'VALIDATION_FAILED', fields]);
});

describe('updateBrochure', () => {
  it("keeps a vendor's change of a live ad pending; the administrator sees both versions and approves", async () => {
    const { database } = server.dependencies;
    const live = await makeBrochure(database, { status: 'PUBLISHED', title: 'As it is', vendorId: seller.vendorId });
    const id = toGlobalId('Brochure', live.id);
    const waiting = await ask(update, { id, version: live.version, title: 'As it will be' }, seller);
    const changes = [{ field: 'title', before: 'As it is', after: 'As it will be' }];
    expect(waiting.data).toMatchObject({
      updateBrochure: {
        isPendingRevision: true,
        brochure: { title: 'As it is', pendingRevision: { state: 'WAITING', changes } },
      },
    });
    const seen = await askGraphql(server, { query: `{ brochure(id: "${id}") { pendingRevision { state } } }` });
    expect(seen.data).toEqual({ brochure: { pendingRevision: null } });
    const approved = await ask(review, { id, decision: 'APPROVE' });
    expect(approved.data).toMatchObject({
      reviewBrochure: { brochure: { title: 'As it will be', status: 'PUBLISHED', pendingRevision: null } },
    });
  });

  it.each<[string, object, string[]]>([
    ['an id that is none', { id: 'x' }, ['VALIDATION_FAILED', 'id']],
    ['an id of something else', { id: toGlobalId('Vendor', 1) }, ['VALIDATION_FAILED', 'id']],
    ['an ad that is not there', { id: toGlobalId('Brochure', 2_000_000_000) }, ['NOT_FOUND']],
    ['a bad title, whatever the ad', { id: toGlobalId('Brochure', 1), title: 'ab' }, ['VALIDATION_FAILED', 'title']],
  ])('refuses %s', async (_what, input, expected) => {
    expect(await refusalOf(update, { version: 1, ...input })).toEqual(expected);
  });
});

it('shows pending changes of a whole list in as many statements as for one ad', async () => {
  const { database } = server.dependencies;
  const waiting = async () => {
    const live = await makeBrochure(database, { status: 'PUBLISHED', vendorId: seller.vendorId });
    await ask(update, { id: toGlobalId('Brochure', live.id), version: live.version, title: 'Another' }, seller);
    return live.id;
  };
  const ids = [await waiting(), await waiting(), await waiting()];
  const list = (some: number[]) => {
    const query = `{ brochures(filter: { ids: [${some.join()}] }) { edges { node { pendingRevision { changes { after } } } } } }`;
    return askGraphql(server, { query, as: administrator });
  };
  const shown = await list(ids);
  expect(JSON.stringify(shown.data).match(/Another/g)).toHaveLength(3);
  const statements = async (some: number[]) => (await countStatements(() => list(some))).length;
  expect(await statements(ids)).toBe(await statements(ids.slice(0, 1)));
});

// U+0958 is stored as two code points
describe.each([
  ['an endless text', 'x'.repeat(2001)],
  ['a text that is endless once it is composed', '\u0958'.repeat(2000)],
])('%s', (_what, text) => {
  const id = toGlobalId('Brochure', 1);
  const ofMutation = (name: string): string =>
    `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { brochure { id } } }`;

  it.each<[string, string, object]>([
    ['reviewBrochure', 'comment', { id, decision: 'REJECT', comment: text }],
    ['requestArchiving', 'reason', { id, reason: text }],
    ['decideArchiveRequest', 'answer', { id, decision: 'DECLINE', answer: text }],
  ])('is refused by %s', async (mutation, field, input) => {
    expect(await refusalOf(ofMutation(mutation), input)).toEqual(['VALIDATION_FAILED', field]);
  });
});

describe('lastReview', () => {
  const reviewed = `query ($id: ID!) { brochure(id: $id) { lastReview { decision comment } } }`;

  it('is the last decision, for administrators and the vendor of the ad only', async () => {
    const { database } = server.dependencies;
    const brochure = await makeBrochure(database, { vendorId: seller.vendorId });
    const id = toGlobalId('Brochure', brochure.id);
    const stranger = await makeAccount(database, { role: 'VENDOR' });
    const ask = async (as: Account | null) =>
      (await askGraphql(server, { query: reviewed, variables: { id }, as })).data;
    expect(await ask(seller)).toEqual({ brochure: { lastReview: null } });
    for (const comment of ['Too dark.', 'A brighter picture.']) {
      const input = { id, decision: 'REQUEST_CHANGES', comment };
      expect((await askGraphql(server, { query: review, variables: { input }, as: administrator })).errors).toEqual([]);
      await database.query('UPDATE brochures SET submitted_at = now() WHERE id = $1', [brochure.id]);
    }
    // a review without a decision keeps the last decision
    await askGraphql(server, { query: review, variables: { input: { id } }, as: administrator });
    const said = { brochure: { lastReview: { decision: 'REQUEST_CHANGES', comment: 'A brighter picture.' } } };
    expect(await ask(seller)).toEqual(said);
    expect(await ask(administrator)).toEqual(said);
    for (const other of [stranger, null]) expect(await ask(other)).toEqual({ brochure: null });
    await database.query(`UPDATE brochures SET status = 'PUBLISHED' WHERE id = $1`, [brochure.id]);
    for (const other of [stranger, null]) expect(await ask(other)).toEqual({ brochure: { lastReview: null } });
  });
});
