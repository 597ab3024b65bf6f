import type { RequestContext } from '../../../platform/context/RequestContext';
import { askGraphql } from '../../../test/askGraphql';
import { countStatements } from '../../../test/database/countStatements';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestServer } from '../../../test/useTestServer';
import type { Account } from '../../accounts/Account';
import type { Brochure } from '../../brochures/Brochure';
import { findCouponPurchase } from '../findCouponPurchase';
import { listCouponPurchases, type ListCouponPurchasesInput } from './listCouponPurchases';
import { purchaseCoupon } from '../buying/purchaseCoupon';
import { redeemCoupon } from '../redemption/redeemCoupon';
import { voidCoupon } from '../voiding/voidCoupon';

const server = useTestServer();
const noon = new Date('2026-11-20T02:00:00Z'); // 12:00 in Brisbane
let administrator: Account;
let seller: Account;
let stranger: Account;
let own: Brochure;
const codes: Record<string, string> = {};
const ids: Record<string, number> = {};

function as(account: Account | null, now = noon): RequestContext {
  const { database } = server.dependencies;
  return makeContext({ database, viewer: account && viewerOf(account), clock: { now: () => now } });
}

async function buy(brochure: Brochure, name: string): Promise<void> {
  const outcome = await purchaseCoupon(as(null), { brochureId: brochure.id, name, email: `${name}@people.example` });
  if (outcome.kind !== 'PURCHASED') throw new Error(outcome.kind);
  codes[name] = outcome.purchase.code;
  ids[name] = outcome.purchase.id;
}

beforeAll(async () => {
  const { database } = server.dependencies;
  administrator = await makeAccount(database);
  seller = await makeAccount(database, { role: 'VENDOR' });
  stranger = await makeAccount(database, { role: 'VENDOR' });
  own = await makeCouponAd(database, { vendorId: seller.vendorId });
  const ending = await makeCouponAd(database, { vendorId: seller.vendorId, validTo: '2026-11-20' });
  const other = await makeCouponAd(database, { vendorId: stranger.vendorId });
  for (const name of ['Ann', 'Bob', 'Cim']) await buy(own, name);
  await buy(ending, 'Dan');
  await buy(other, 'Eve');
  await redeemCoupon(as(seller), { code: codes['Bob'] ?? '' });
  await voidCoupon(as(administrator), { id: ids['Cim'] ?? 0 });
});

const namesOf = async (context: RequestContext, input: ListCouponPurchasesInput) =>
  (await listCouponPurchases(context, input)).edges.map(({ item }) => item.name);

const allNames = ['Eve', 'Dan', 'Cim', 'Bob', 'Ann'];

describe('listCouponPurchases', () => {
  it.each<[string, () => ListCouponPurchasesInput, string[]]>([
    ['all, newest first', () => ({}), allNames],
    ['those of an ad', () => ({ brochureId: own.id }), ['Cim', 'Bob', 'Ann']],
    ['the one with a code', () => ({ code: codes['Ann']?.toLowerCase() ?? '' }), ['Ann']],
    ['those of an e-mail address', () => ({ email: ' EVE@people.example' }), ['Eve']],
    ['valid ones', () => ({ state: 'VALID' }), ['Eve', 'Dan', 'Ann']],
    ['redeemed ones', () => ({ state: 'REDEEMED' }), ['Bob']],
    ['voided ones', () => ({ state: 'VOIDED' }), ['Cim']],
    ['those whose buyer holds a text', () => ({ q: 'AN' }), ['Dan', 'Ann']],
    ['those of a vendor', () => ({ vendorId: stranger.vendorId }), ['Eve']],
    ['those reserved since', () => ({ from: new Date(noon.getTime() + 1) }), []],
    ['those reserved before', () => ({ from: noon, to: new Date(noon.getTime() + 1) }), allNames],
    ['a page', () => ({ first: 2 }), ['Eve', 'Dan']],
  ])('lists %s for administrators', async (_what, input, names) => {
    await expect(namesOf(as(administrator), input())).resolves.toEqual(names);
  });

  it("ends a day in the ad's time zone", async () => {
    const midnight = new Date('2026-11-20T14:00:00Z');
    await expect(namesOf(as(administrator, midnight), { state: 'ENDED' })).resolves.toEqual(['Dan']);
    await expect(namesOf(as(administrator, midnight), { state: 'VALID' })).resolves.toEqual(['Eve', 'Ann']);
    await expect(namesOf(as(administrator), { state: 'ENDED' })).resolves.toEqual([]);
  });

  it('lists for a vendor only those of its own ads, and nothing for anyone else', async () => {
    await expect(namesOf(as(seller), {})).resolves.toEqual(['Dan', 'Cim', 'Bob', 'Ann']);
    await expect(namesOf(as(stranger), { brochureId: own.id })).resolves.toEqual([]);
    await expect(namesOf(as(stranger), { code: codes['Ann'] ?? '' })).resolves.toEqual([]);
    expect(() => listCouponPurchases(as(seller), { email: 'ann@people.example' })).toThrow('Only administrators');
    expect(() => listCouponPurchases(as(seller), { q: 'ann' })).toThrow('Only administrators');
    expect(() => listCouponPurchases(as(administrator), { from: noon, to: noon })).toThrow('later than');
    expect(() => listCouponPurchases(as(null), {})).toThrow('Sign in to do this.');
  });

  it('is readable by id for its own vendor and administrators', async () => {
    const seen = async (account: Account | null) => (await findCouponPurchase(as(account), ids['Ann'] ?? 0))?.name;
    expect([await seen(administrator), await seen(seller)]).toEqual(['Ann', 'Ann']);
    expect([await seen(stranger), await seen(null)]).toEqual([undefined, undefined]);
  });

  it('pages forward through each once, without e-mail addresses for vendors', async () => {
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { totalCount, pageInfo, edges } = await askForPage({ first: 3, after });
      expect(totalCount).toBe(4);
      seen.push(...edges.map(({ node }) => `${node.name} ${node.email}`));
      [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
    }
    expect(seen).toEqual(['Dan null', 'Cim null', 'Bob null', 'Ann null']);
  });

  it('takes as many statements for four as for one', async () => {
    await askForPage({ first: 1 });
    const one = await countStatements(() => askForPage({ first: 1 }));
    const four = await countStatements(() => askForPage({ first: 4 }));
    expect(four).toHaveLength(one.length);
    // the login, the page, the count, the ads and their vendors
    expect(four.filter((sql) => /coupon_purchases|"?brochures"?/.test(sql))).toHaveLength(3);
  });
});

interface Answer {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
  edges: { node: { name: string; email: string | null } }[];
}

async function askForPage(variables: { first: number; after?: string | null }): Promise<Answer> {
  const query = `query ($first: Int, $after: String) { couponPurchases(first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node {
      id did code name email state title validTo purchasedAt redeemedAt voidedAt brochure { id title vendor { companyName } }
    } } } }`;
  const { data, errors } = await askGraphql(server, { query, variables, as: seller });
  expect(errors).toEqual([]);
  return data?.['couponPurchases'] as Answer;
}
