import { AuditLogEntry } from '../../../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { makeAccount } from '../../../../test/factories/makeAccount';
import { makeCouponAd } from '../../../../test/factories/makeCouponAd';
import { nextNumber } from '../../../../test/factories/nextNumber';
import { makeContext, viewerOf } from '../../../../test/makeContext';
import { useTestDatabase } from '../../../../test/testDatabase';
import type { Account } from '../../../accounts/Account';
import { wrongDailyCounts } from '../../../statistics/counts/wrongDailyCounts';
import { purchaseCoupon } from '../../buying/purchaseCoupon';
import { CouponPurchase } from '../../CouponPurchase';
import { voidCoupon } from '../../voiding/voidCoupon';
import { redeemCoupon } from '../redeemCoupon';
import { undoRedemption } from './undoRedemption';
import { UndoneRedemption } from './UndoneRedemption';

const test = useTestDatabase();
const noon = new Date('2026-11-20T02:00:00Z'); // 12:00 in Brisbane
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);
const reason = 'The wrong coupon was scanned.';

let toni: Account;
let colleague: Account;
let stranger: Account;
let administrator: Account;

beforeAll(async () => {
  toni = await makeAccount(test.database, { role: 'VENDOR', vendorRole: 'TILL', name: 'Toni Till' });
  colleague = await makeAccount(test.database, { role: 'VENDOR', vendorId: toni.vendorId });
  stranger = await makeAccount(test.database, { role: 'VENDOR' });
  administrator = await makeAccount(test.database);
});

const as = (account: Account | null, now = noon): RequestContext =>
  makeContext({ database: test.database, viewer: account && viewerOf(account), clock: { now: () => now } });

async function redeemed(at = noon): Promise<CouponPurchase> {
  const { id: brochureId } = await makeCouponAd(test.database, { vendorId: toni.vendorId });
  const buyer = { name: 'Kim Tran', email: `kim-${nextNumber()}@people.example` };
  const outcome = await purchaseCoupon(as(null), { brochureId, ...buyer });
  if (outcome.kind !== 'PURCHASED') throw new Error(outcome.kind);
  return redeemCoupon(as(toni, at), { code: outcome.purchase.code });
}

const undoneOf = ({ id: purchaseId }: CouponPurchase) =>
  test.database.getRepository(UndoneRedemption).findBy({ purchaseId });
const auditOf = ({ id: entityId }: CouponPurchase) =>
  test.database
    .getRepository(AuditLogEntry)
    .findBy({ action: 'undoRedemption', entityType: 'CouponPurchase', entityId });

async function counted({ brochureId }: CouponPurchase): Promise<{ day: string; count: number }[]> {
  return test.database.query(
    `SELECT day::text, count FROM daily_statistics WHERE brochure_id = $1 AND event_code = 'COUPON_REDEEM'`,
    [brochureId],
  );
}

describe('undoRedemption', () => {
  it('makes the coupon redeemable again, and keeps who undid it and why', async () => {
    const coupon = await redeemed();
    const { id, code } = coupon;
    const undone = await undoRedemption(as(toni, minutes(9)), { id, reason: `  ${reason} ` });
    expect(undone).toMatchObject({ id, redeemedAt: null, redeemedById: null });
    const kept = { accountId: toni.id, redeemedAt: noon, undoneAt: minutes(9), reason };
    expect(await undoneOf(coupon)).toMatchObject([kept]);
    expect(await auditOf(coupon)).toMatchObject([
      { actorAccountId: toni.id, before: { redeemedAt: noon.toISOString() }, after: { redeemedAt: null, reason } },
    ]);
    await expect(redeemCoupon(as(colleague, minutes(20)), { code })).resolves.toMatchObject({
      redeemedAt: minutes(20),
    });
  });

  it('keeps the figures of the day true', async () => {
    const coupon = await redeemed();
    expect(await counted(coupon)).toEqual([{ day: '2026-11-20', count: 1 }]);
    await undoRedemption(as(toni), { id: coupon.id, reason });
    expect(await counted(coupon)).toEqual([]);
    expect(await wrongDailyCounts(test.database, [coupon.brochureId])).toEqual([]);
    await redeemCoupon(as(toni, minutes(1)), { code: coupon.code });
    expect(await counted(coupon)).toEqual([{ day: '2026-11-20', count: 1 }]);
    expect(await wrongDailyCounts(test.database, [coupon.brochureId])).toEqual([]);
  });

  it('is harmless when it is pressed twice, also simultaneously', async () => {
    const coupon = await redeemed();
    const asked = { id: coupon.id, reason };
    const presses = await Promise.all([1, 2, 3].map(() => undoRedemption(as(toni), asked)));
    presses.push(await undoRedemption(as(toni, minutes(30)), asked));
    expect(presses.map(({ redeemedAt }) => redeemedAt)).toEqual([null, null, null, null]);
    expect([await undoneOf(coupon), await auditOf(coupon)]).toEqual([[expect.anything()], [expect.anything()]]);
    expect(await counted(coupon)).toEqual([]);
  });

  it('is too late after 10 minutes', async () => {
    const coupon = await redeemed();
    await expect(undoRedemption(as(toni, minutes(10)), { id: coupon.id, reason })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'A redemption can be undone within 10 minutes. They have passed.',
      errors: [{ field: 'id', code: 'TOO_LATE' }],
    });
    expect(await counted(coupon)).toEqual([{ day: '2026-11-20', count: 1 }]);
  });

  it('is possible once for a coupon', async () => {
    const coupon = await redeemed();
    await undoRedemption(as(toni), { id: coupon.id, reason });
    await redeemCoupon(as(toni, minutes(1)), { code: coupon.code });
    await expect(undoRedemption(as(toni, minutes(2)), { id: coupon.id, reason })).rejects.toMatchObject({
      code: 'CONFLICT',
      errors: [{ code: 'UNDONE_BEFORE' }],
    });
  });

  it.each(['colleague', 'administrator'] as const)('is refused for the %s, with the name of who may', async (who) => {
    const coupon = await redeemed();
    const asked = { id: coupon.id, reason };
    await expect(undoRedemption(as({ colleague, administrator }[who]), asked)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'Toni Till redeemed this coupon. Only the same person can undo that.',
    });
    expect(await undoneOf(coupon)).toEqual([]);
  });

  it('is refused for another company, visitors and unknown coupons', async () => {
    const { id } = await redeemed();
    await expect(undoRedemption(as(stranger), { id, reason })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(undoRedemption(as(null), { id, reason })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(undoRedemption(as(toni), { id: 2_000_000_000, reason })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each(['', ' \n\t', '\u200b'])('needs a reason, not %j', async (blank) => {
    const { id } = await redeemed();
    await expect(undoRedemption(as(toni), { id, reason: blank })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'reason', code: 'REQUIRED' }],
    });
  });

  it('has nothing to undo in a coupon that is not redeemed', async () => {
    const { id } = await redeemed();
    await undoRedemption(as(toni), { id, reason });
    await expect(undoRedemption(as(colleague), { id, reason })).rejects.toMatchObject({
      code: 'CONFLICT',
      errors: [{ code: 'NOT_REDEEMED' }],
    });
    // the place that an undone redemption leaves can be taken back
    await expect(voidCoupon(as(administrator), { id })).resolves.toMatchObject({ voidedAt: noon });
  });
});
