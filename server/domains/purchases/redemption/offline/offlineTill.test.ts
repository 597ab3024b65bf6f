import { hashCouponCode } from '../../../../../shared/coupons/hashCouponCode';
import { offlineTill } from '../../../../../shared/coupons/offlineTill';
import { AuditLogEntry } from '../../../../platform/audit-log/AuditLogEntry';
import { makeAccount } from '../../../../test/factories/makeAccount';
import { makeCouponAd } from '../../../../test/factories/makeCouponAd';
import { nextNumber } from '../../../../test/factories/nextNumber';
import { makeContext, viewerOf } from '../../../../test/makeContext';
import { useTestDatabase } from '../../../../test/testDatabase';
import type { Account } from '../../../accounts/Account';
import type { Brochure } from '../../../brochures/Brochure';
import { CouponPurchase } from '../../CouponPurchase';
import { purchaseCoupon } from '../../buying/purchaseCoupon';
import { voidCoupon } from '../../voiding/voidCoupon';
import { redeemCoupon } from '../redeemCoupon';
import { undoRedemption } from '../undoing/undoRedemption';
import { offlineCoupons } from './offlineCoupons';
import { recordOfflineRedemptions, type SentRedemptions } from './recordOfflineRedemptions';

const test = useTestDatabase();
const noon = new Date('2026-11-20T02:00:00Z'); // a Friday, 12:00 in Brisbane
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

let seller: Account;
let till: Account;

beforeEach(async () => {
  seller = await makeAccount(test.database, { role: 'VENDOR' });
  till = await makeAccount(test.database, { role: 'VENDOR', vendorId: seller.vendorId, vendorRole: 'TILL' });
});

const as = (account: Account | null, minutes = 0) =>
  makeContext({
    ...{ database: test.database, viewer: account && viewerOf(account) },
    clock: { now: () => after(minutes) },
  });

const makeAd = (changes: Partial<Brochure> = {}) =>
  makeCouponAd(test.database, { vendorId: seller.vendorId, ...changes });

async function buy(ad: Brochure): Promise<CouponPurchase> {
  const email = `buyer-${nextNumber()}@people.example`;
  const bought = await purchaseCoupon(as(null), { brochureId: ad.id, name: 'Kim Tran', email });
  if (bought.kind !== 'PURCHASED') throw new Error(bought.kind);
  return bought.purchase;
}

const sent = (code: string, list: string, minutes = 30): SentRedemptions['redemptions'][number] => ({
  ...{ key: `key-${nextNumber()}-of-a-till`, code, list, redeemedAt: after(minutes) },
});
const send = (redemptions: ReturnType<typeof sent>[], by = till, minutes = 60) =>
  recordOfflineRedemptions(as(by, minutes), { redemptions });

const stored = (id: number) => test.database.getRepository(CouponPurchase).findOneByOrFail({ id });
const auditOf = (entityId: number) =>
  test.database.getRepository(AuditLogEntry).findBy({ action: 'redeemCoupon', entityId });

describe('the list of coupons for a till', () => {
  it('has the hashes of what can be redeemed, and neither codes nor buyers', async () => {
    const [first, second] = [await makeAd(), await makeAd({ couponHours: 'Mo-Th 17:00-20:00' })];
    const coupons = [await buy(first), await buy(first), await buy(second)];
    const spent = await buy(first);
    await redeemCoupon(as(seller), { code: spent.code });
    const list = await offlineCoupons(as(till), {});
    expect(list).toMatchObject({ count: 3, totalCount: 3, fetchedAt: noon });
    const hashes = await Promise.all(coupons.map(({ code }) => hashCouponCode(list.salt, code)));
    expect(list.offers.flatMap(({ valid }) => valid).sort()).toEqual([...hashes].sort());
    expect(list.offers.find(({ brochureDatabaseId }) => brochureDatabaseId === second.id)).toMatchObject({
      ...{ title: coupons[2]?.title, couponHours: coupons[2]?.couponHours, validTo: coupons[2]?.validTo },
      ...{ timeZone: 'Australia/Brisbane', valid: [hashes[2]], held: [] },
    });
    const text = JSON.stringify(list);
    for (const { code, name, email } of coupons) {
      expect([code, name, email].filter((word) => text.includes(word))).toEqual([]);
    }
  });

  it('has another salt each time', async () => {
    const lists = [await offlineCoupons(as(till), {}), await offlineCoupons(as(till), {})];
    expect(new Set(lists.map(({ salt }) => salt)).size).toBe(2);
  });

  it('tells which coupons their buyers have not confirmed', async () => {
    const { id } = await buy(await makeAd());
    await test.database.getRepository(CouponPurchase).update({ id }, { heldUntil: after(30) });
    const { offers } = await offlineCoupons(as(till), {});
    expect(offers).toMatchObject([{ valid: [], held: [expect.any(String)] }]);
  });

  it('has at most 2,000, those that end first', async () => {
    const { id } = await buy(await makeAd());
    await test.database.query(
      `INSERT INTO coupon_purchases (did, brochure_id, name, email, code, title, normal_price_cents,
         discounted_price_cents, terms_of_offer, valid_to, purchased_at)
       SELECT lpad(n::text, 12, 'd'), brochure_id, name, 'buyer' || n || '@people.example', lpad(n::text, 12, 'Z'),
         title, normal_price_cents, discounted_price_cents, terms_of_offer, valid_to + 1, purchased_at
       FROM coupon_purchases, generate_series(1, $2) AS n WHERE id = $1`,
      [id, offlineTill.mostCoupons],
    );
    const list = await offlineCoupons(as(till), {});
    expect(list).toMatchObject({ count: 2000, totalCount: 2001 });
    expect(list.offers.map(({ valid }) => valid.length)).toEqual([1, 1999]);
  });

  it('is of the own company only', async () => {
    await buy(await makeAd());
    const stranger = await makeAccount(test.database, { role: 'VENDOR' });
    expect(await offlineCoupons(as(stranger), {})).toMatchObject({ count: 0, offers: [] });
    await expect(offlineCoupons(as(stranger), { vendorDatabaseId: seller.vendorId })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(offlineCoupons(as(null), {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const administrator = await makeAccount(test.database);
    await expect(offlineCoupons(as(administrator), {})).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await offlineCoupons(as(administrator), { vendorDatabaseId: seller.vendorId })).toMatchObject({ count: 1 });
  });
});

describe('redemptions that a till sends later', () => {
  it('count at the time when they happened, and once however often they are sent', async () => {
    const { id, code } = await buy(await makeAd());
    const { list } = await offlineCoupons(as(till), {});
    const redemption = sent(code, list);
    const counts = [{ key: redemption.key, outcome: 'REDEEMED', message: null }];
    expect(await send([redemption])).toEqual(counts);
    expect(await send([redemption], till, 90)).toEqual(counts);
    expect(await Promise.all([send([redemption]), send([redemption])])).toEqual([counts, counts]);
    expect(await stored(id)).toMatchObject({ redeemedAt: after(30), redeemedById: till.id });
    const lines = await auditOf(id);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ after: { sentAt: after(60).toISOString() } });
  });

  it('count once when they are sent twice at once', async () => {
    const { id, code } = await buy(await makeAd());
    const redemption = sent(code, (await offlineCoupons(as(till), {})).list);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send([redemption])));
    expect(answers.flat().map(({ outcome }) => outcome)).toEqual(Array(5).fill('REDEEMED'));
    expect(await auditOf(id)).toHaveLength(1);
  });

  it('are refused one by one, with the reason', async () => {
    const ad = await makeAd();
    const [good, taken, voided] = [await buy(ad), await buy(ad), await buy(ad)];
    const { list } = await offlineCoupons(as(till), {});
    await redeemCoupon(as(seller, 20), { code: taken.code });
    await voidCoupon(as(await makeAccount(test.database), 40), { id: voided.id, reason: null });
    const stranger = await makeCouponAd(test.database, {});
    const foreign = await buy(stranger);
    const codes = [taken, voided, foreign, good].map(({ code }) => code);
    const results = await send([...codes, 'no code at all'].map((code) => sent(code, list)));
    expect(results.map(({ outcome }) => outcome)).toEqual([
      ...['REDEEMED_BEFORE', 'VOIDED', 'UNKNOWN', 'REDEEMED', 'UNKNOWN'],
    ]);
    expect(results[0]?.message).toBe(`This coupon was redeemed on 20/11/2026 at 12:20 pm, by ${seller.name}.`);
    expect(await stored(taken.id)).toMatchObject({ redeemedAt: after(20), redeemedById: seller.id });
    expect(await stored(foreign.id)).toMatchObject({ redeemedAt: null });
  });

  it('count on the last day also when they are sent after it, and not when the day was over', async () => {
    const ad = await makeAd();
    const [first, second] = [await buy(ad), await buy(ad)];
    await test.database.getRepository(CouponPurchase).update({ brochureId: ad.id }, { validTo: '2026-11-20' });
    const { list } = await offlineCoupons(as(till), {});
    // midnight in Brisbane is 12 hours after noon
    const results = await send([sent(first.code, list, 11 * 60), sent(second.code, list, 12 * 60)], till, 24 * 60);
    expect(results.map(({ outcome }) => outcome)).toEqual(['REDEEMED', 'ENDED']);
  });

  it('are refused before the coupon was bought: no list had it then', async () => {
    const ad = await makeAd();
    const { list } = await offlineCoupons(as(till), {});
    const { id, code } = await buy(ad);
    await test.database.getRepository(CouponPurchase).update({ id }, { purchasedAt: after(40) });
    const results = await send([sent(code, list, 30), sent(code, list, 50)]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['OUT_OF_TIME', 'REDEEMED']);
  });

  it('are refused outside the time of their list', async () => {
    const { code } = await buy(await makeAd());
    const { list } = await offlineCoupons(as(till), {});
    const results = await send([sent(code, list, -60), sent(code, list, 13 * 60), sent(code, list, 3000)], till, 2000);
    expect(results.map(({ outcome }) => outcome)).toEqual(Array(3).fill('OUT_OF_TIME'));
  });

  it('rely on a list that the site has made for this company', async () => {
    const { code } = await buy(await makeAd());
    const stranger = await makeAccount(test.database, { role: 'VENDOR' });
    const { list } = await offlineCoupons(as(stranger), {});
    for (const name of [list, 'invented', '']) {
      await expect(send([sent(code, name)])).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    }
  });

  it('say in the log when they were outside the hours of the coupon', async () => {
    const { id, code } = await buy(await makeAd({ couponHours: 'Mo-Th 17:00-20:00' }));
    const { list } = await offlineCoupons(as(till), {});
    expect(await send([sent(code, list)])).toMatchObject([{ outcome: 'REDEEMED' }]);
    expect((await auditOf(id))[0]).toMatchObject({ after: { outsideConditions: 'Not valid on Fridays.' } });
  });

  it('can be undone by who made them, and stay undone when they are sent again', async () => {
    const { id, code } = await buy(await makeAd());
    const redemption = sent(code, (await offlineCoupons(as(till), {})).list, 55);
    await send([redemption]);
    await undoRedemption(as(till, 62), { id, reason: 'The wrong coupon.' });
    expect(await send([redemption], till, 63)).toMatchObject([{ outcome: 'REDEEMED' }]);
    expect(await stored(id)).toMatchObject({ redeemedAt: null });
  });
});
