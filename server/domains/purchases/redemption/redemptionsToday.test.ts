import type { RequestContext } from '../../../platform/context/RequestContext';
import { countStatements } from '../../../test/database/countStatements';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { nextNumber } from '../../../test/factories/nextNumber';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import type { Account } from '../../accounts/Account';
import { purchaseCoupon } from '../buying/purchaseCoupon';
import { redeemCoupon } from './redeemCoupon';
import { redemptionsToday } from './redemptionsToday';
import { undoRedemption } from './undoing/undoRedemption';

const test = useTestDatabase();
const bought = new Date('2026-11-01T00:00:00Z');

const as = (account: Account | null, now: string | Date): RequestContext =>
  makeContext({ database: test.database, viewer: account && viewerOf(account), clock: { now: () => new Date(now) } });

/** Reserves a coupon of an ad and redeems it at the moment. */
async function redeem(seller: Account, brochureId: number, at: string): Promise<number> {
  const buyer = { name: 'Kim Tran', email: `kim-${nextNumber()}@people.example` };
  const outcome = await purchaseCoupon(as(null, bought), { brochureId, ...buyer });
  if (outcome.kind !== 'PURCHASED') throw new Error(outcome.kind);
  return (await redeemCoupon(as(seller, at), { code: outcome.purchase.code })).id;
}

const newSeller = () => makeAccount(test.database, { role: 'VENDOR', vendorRole: 'TILL' });
const adOf = async ({ vendorId }: Account, values: object = {}) =>
  (await makeCouponAd(test.database, { vendorId, validTo: '2027-01-31', numberOfCoupons: 50, ...values })).id;
const idsOf = async (context: RequestContext, args: Parameters<typeof redemptionsToday>[1] = {}) =>
  (await redemptionsToday(context, args)).edges.map(({ item }) => item.id);

describe('redemptionsToday', () => {
  it('lists what was redeemed today, the last one first, without what was undone', async () => {
    const seller = await newSeller();
    const ad = await adOf(seller);
    await redeem(seller, ad, '2026-11-19T13:59:59Z'); // yesterday, 11:59 pm in Brisbane
    const first = await redeem(seller, ad, '2026-11-19T14:00:00Z');
    const second = await redeem(seller, ad, '2026-11-20T02:00:00Z');
    const mistaken = await redeem(seller, ad, '2026-11-20T02:05:00Z');
    await undoRedemption(as(seller, '2026-11-20T02:06:00Z'), { id: mistaken, reason: 'Mistaken' });
    expect(await idsOf(as(seller, '2026-11-20T03:00:00Z'))).toEqual([second, first]);
    expect(await idsOf(as(seller, '2026-11-20T14:00:00Z'))).toEqual([]);
  });

  it("takes the day of each ad's own zone", async () => {
    const seller = await newSeller();
    const [brisbane, perth] = [await adOf(seller), await adOf(seller, { state: 'WA', timeZone: 'Australia/Perth' })];
    await redeem(seller, brisbane, '2026-11-20T13:00:00Z'); // 20 November, 11 pm
    const inPerth = await redeem(seller, perth, '2026-11-20T13:00:00Z'); // 20 November, 9 pm
    // half past midnight in Brisbane, half past ten in Perth
    expect(await idsOf(as(seller, '2026-11-20T14:30:00Z'))).toEqual([inPerth]);
  });

  it('covers the 25 hours of the day on which daylight saving ends', async () => {
    const seller = await newSeller();
    const ad = await adOf(seller, { state: 'NSW', timeZone: 'Australia/Sydney', validTo: '2027-05-31' });
    const atMidnight = await redeem(seller, ad, '2027-04-03T13:00:00Z'); // 4 April 2027, 12 am
    expect(await idsOf(as(seller, '2027-04-04T13:59:00Z'))).toEqual([atMidnight]); // the same day, 11:59 pm
  });

  it('is of one company: of the own one, or of the one that an administrator names', async () => {
    const [seller, other] = [await newSeller(), await newSeller()];
    const own = await redeem(seller, await adOf(seller), '2026-11-20T02:00:00Z');
    await redeem(other, await adOf(other), '2026-11-20T02:00:00Z');
    const at = '2026-11-20T03:00:00Z';
    const administrator = await makeAccount(test.database);
    expect(await idsOf(as(seller, at))).toEqual([own]);
    expect(await idsOf(as(administrator, at), { vendorDatabaseId: seller.vendorId })).toEqual([own]);
    const ask = (caller: Account | null, vendorDatabaseId?: number | null) =>
      redemptionsToday(as(caller, at), { vendorDatabaseId: vendorDatabaseId ?? null });
    await expect(ask(administrator)).rejects.toMatchObject({ errors: [{ field: 'vendorDatabaseId' }] });
    await expect(ask(administrator, 2_000_000_000)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(ask(seller, other.vendorId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(ask(null)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('pages, with one statement a page', async () => {
    const seller = await newSeller();
    const ad = await adOf(seller);
    const ids: number[] = [];
    // two of them at the same moment
    for (const second of ['01', '02', '02', '03']) ids.unshift(await redeem(seller, ad, `2026-11-20T02:00:${second}Z`));
    const context = as(seller, '2026-11-20T03:00:00Z');
    let first: Awaited<ReturnType<typeof redemptionsToday>> | undefined;
    const sent = await countStatements(async () => (first = await redemptionsToday(context, { first: 3 })));
    expect(sent).toHaveLength(1);
    expect(first).toMatchObject({ hasNextPage: true });
    const after = first?.edges.at(-1)?.cursor ?? null;
    expect([
      ...(first?.edges ?? []).map(({ item }) => item.id),
      ...(await idsOf(context, { first: 3, after })),
    ]).toEqual(ids);
    expect(await first?.totalCount()).toBe(4);
  });
});
