import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { nextNumber } from '../../../test/factories/nextNumber';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import type { Account } from '../../accounts/Account';
import { Brochure } from '../../brochures/Brochure';
import { CouponPurchase } from '../CouponPurchase';
import { formatCouponCode } from '../codes/formatCouponCode';
import { newCouponCode } from '../codes/newCouponCode';
import { purchaseCoupon } from '../buying/purchaseCoupon';
import { redeemCoupon } from './redeemCoupon';
import { voidCoupon } from '../voiding/voidCoupon';
import { couponByCode } from './couponByCode';

const test = useTestDatabase();
const noon = new Date('2026-11-20T02:00:00Z'); // 12:00 in Brisbane
const later = new Date('2026-11-20T06:05:00Z');

let seller: Account;
let stranger: Account;
let administrator: Account;

beforeAll(async () => {
  seller = await makeAccount(test.database, { role: 'VENDOR' });
  stranger = await makeAccount(test.database, { role: 'VENDOR' });
  administrator = await makeAccount(test.database);
});

function contextOf(account: Account | null, now = noon): RequestContext {
  return makeContext({ database: test.database, viewer: account && viewerOf(account), clock: { now: () => now } });
}

async function newCoupon(ad: Partial<Brochure> = {}, email = `buyer-${nextNumber()}@people.example`) {
  const brochure = await makeCouponAd(test.database, { vendorId: seller.vendorId, ...ad });
  return buy(brochure, email);
}

async function buy(brochure: Brochure, email: string): Promise<CouponPurchase> {
  const outcome = await purchaseCoupon(contextOf(null), { brochureId: brochure.id, name: 'Kim Tran', email });
  if (outcome.kind !== 'PURCHASED') throw new Error(outcome.kind);
  return outcome.purchase;
}

async function redeemedEvents(brochureId: number): Promise<number> {
  const [row] = await test.database.query<{ events: number }[]>(
    `SELECT count(*)::integer AS events FROM statistic_events WHERE brochure_id = $1 AND event_code = 'COUPON_REDEEM'`,
    [brochureId],
  );
  return row?.events ?? 0;
}

const auditOf = (action: string, { id: entityId }: CouponPurchase) =>
  test.database.getRepository(AuditLogEntry).countBy({ action, entityType: 'CouponPurchase', entityId });

describe('redeemCoupon', () => {
  it.each(['seller', 'administrator'] as const)('is done once by the %s', async (who) => {
    const as = { seller, administrator }[who];
    const coupon = await newCoupon();
    const redeemed = await redeemCoupon(contextOf(as), { code: formatCouponCode(coupon.code).toLowerCase() });
    expect(redeemed).toMatchObject({ id: coupon.id, redeemedAt: noon, redeemedById: as.id });
    await expect(redeemCoupon(contextOf(as, later), { code: coupon.code })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(
        /^This coupon was redeemed on 20\/11\/2026 at 12:00\spm, by Pat Example\.$/,
      ) as string,
      errors: [{ field: 'code', code: 'REDEEMED' }],
    });
    expect([await redeemedEvents(coupon.brochureId), await auditOf('redeemCoupon', coupon)]).toEqual([1, 1]);
  });

  it('succeeds at one of 50 simultaneous tills', async () => {
    const coupon = await newCoupon();
    const tills = Array.from({ length: 50 }, () => redeemCoupon(contextOf(seller), { code: coupon.code }));
    const outcomes = await Promise.allSettled(tills);
    const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused).toHaveLength(49);
    for (const { reason } of refused) expect(reason).toMatchObject({ errors: [{ code: 'REDEEMED' }] });
    expect([await redeemedEvents(coupon.brochureId), await auditOf('redeemCoupon', coupon)]).toEqual([1, 1]);
  });

  it('is refused once the last day is over, in the zone of the ad', async () => {
    const { code } = await newCoupon({ validTo: '2026-11-20' });
    const lateEvening = new Date('2026-11-20T13:59:00Z');
    const midnight = new Date('2026-11-20T14:00:00Z');
    await expect(redeemCoupon(contextOf(seller, midnight), { code })).rejects.toMatchObject({
      message: 'This coupon ended on 20/11/2026.',
    });
    await expect(redeemCoupon(contextOf(seller, lateEvening), { code })).resolves.toBeDefined();
  });

  describe('outside the hours that its buyer was promised', () => {
    const couponHours = 'Mo-Th 17:00-20:00; PH closed'; // now is noon on a Friday
    const message = 'Not valid on Fridays. Confirm once more to redeem it all the same.';
    const entryOf = ({ id: entityId }: CouponPurchase) =>
      test.database.getRepository(AuditLogEntry).findOneBy({ action: 'redeemCoupon', entityId });

    it.each([undefined, null, false])('is refused with outsideConditions %p', async (outsideConditions) => {
      const coupon = await newCoupon({ couponHours });
      const redeeming = redeemCoupon(contextOf(seller), { code: coupon.code, outsideConditions });
      await expect(redeeming).rejects.toMatchObject({
        ...{ code: 'CONFLICT', message },
        errors: [{ field: 'outsideConditions', code: 'OUTSIDE_CONDITIONS', message }],
      });
      expect([await redeemedEvents(coupon.brochureId), await auditOf('redeemCoupon', coupon)]).toEqual([0, 0]);
    });

    it('is done once confirmed, and the audit log says so', async () => {
      const coupon = await newCoupon({ couponHours });
      const confirmed = { code: coupon.code, outsideConditions: true };
      await expect(redeemCoupon(contextOf(seller), confirmed)).resolves.toMatchObject({ redeemedAt: noon });
      expect(await entryOf(coupon)).toMatchObject({ after: { outsideConditions: 'Not valid on Fridays.' } });
      await expect(redeemCoupon(contextOf(seller, later), confirmed)).rejects.toMatchObject({
        errors: [{ code: 'REDEEMED' }],
      });
    });

    it('needs no confirmation inside them, in the zone of the ad', async () => {
      const evening = new Date('2026-11-19T07:00:00Z'); // Thursday, 5 pm in Brisbane
      const coupon = await newCoupon({ couponHours });
      await expect(redeemCoupon(contextOf(seller, evening), { code: coupon.code })).resolves.toBeDefined();
      expect((await entryOf(coupon))?.after).toEqual({ redeemedAt: evening.toISOString() });
    });

    it('keeps what the buyer was promised when the ad changes', async () => {
      const free = await newCoupon();
      const bound = await newCoupon({ couponHours });
      const brochures = test.database.getRepository(Brochure);
      await brochures.update({ id: free.brochureId }, { couponHours });
      await brochures.update({ id: bound.brochureId }, { couponHours: null });
      await expect(redeemCoupon(contextOf(seller), { code: free.code })).resolves.toBeDefined();
      await expect(redeemCoupon(contextOf(seller), { code: bound.code })).rejects.toMatchObject({ message });
    });

    it('says first that a coupon has ended', async () => {
      const { code } = await newCoupon({ couponHours, validTo: '2026-11-20' });
      const nextDay = new Date('2026-11-20T14:00:00Z');
      await expect(redeemCoupon(contextOf(seller, nextDay), { code })).rejects.toMatchObject({
        message: 'This coupon ended on 20/11/2026.',
      });
    });
  });

  it('accepts the coupon of a deleted ad', async () => {
    const coupon = await newCoupon();
    const gone = { recordStatus: false, deletedAt: noon };
    await test.database.getRepository(Brochure).update({ id: coupon.brochureId }, gone);
    await expect(redeemCoupon(contextOf(seller), { code: coupon.code })).resolves.toMatchObject({ redeemedAt: noon });
  });

  it.each([redeemCoupon, couponByCode])('%p refuses other callers and unknown codes', async (call) => {
    const { code } = await newCoupon();
    await expect(call(contextOf(null), { code })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(call(contextOf(stranger), { code })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(call(contextOf(seller), { code: newCouponCode() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(call(contextOf(seller), { code: `${code.slice(0, 11)}U` })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await expect(couponByCode(contextOf(seller), { code })).resolves.toMatchObject({ code, redeemedAt: null });
  });

  it('leaves nothing behind when its event cannot be written', async () => {
    const { code } = await newCoupon();
    await test.database.query(`
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the disk is full'; END $$`);
    await test.database.query(
      `CREATE TRIGGER fail BEFORE INSERT ON statistic_events FOR EACH ROW EXECUTE FUNCTION fail()`,
    );
    await expect(redeemCoupon(contextOf(seller), { code })).rejects.toThrow('the disk is full');
    await test.database.query(`DROP FUNCTION fail CASCADE`);
    await expect(redeemCoupon(contextOf(seller), { code })).resolves.toMatchObject({ code });
  });
});

describe('voidCoupon', () => {
  it('makes the coupon available again, to somebody else or the same buyer', async () => {
    const coupon = await newCoupon({ numberOfCoupons: 1 }, 'kim@people.example');
    const brochure = await test.database.getRepository(Brochure).findOneByOrFail({ id: coupon.brochureId });
    await expect(buy(brochure, 'lee@people.example')).rejects.toThrow('SOLD_OUT');
    for (let time = 0; time < 2; time += 1) {
      const voided = await voidCoupon(contextOf(administrator), { id: coupon.id });
      expect(voided).toMatchObject({ voidedAt: noon });
    }
    expect(await auditOf('voidCoupon', coupon)).toBe(1);
    expect(await test.database.getRepository(Brochure).findOneByOrFail({ id: brochure.id })).toMatchObject({
      ...{ numberOfCouponsPurchased: 0, version: brochure.version, updatedAt: brochure.updatedAt },
    });
    await expect(buy(brochure, 'kim@people.example')).resolves.toMatchObject({ brochureId: brochure.id });
    await expect(buy(brochure, 'lee@people.example')).rejects.toThrow('SOLD_OUT');
    await expect(redeemCoupon(contextOf(seller, later), { code: coupon.code })).rejects.toMatchObject({
      message: expect.stringMatching(/^This coupon was voided on 20\/11\/2026 at 12:00\spm\.$/) as string,
    });
  });

  it('excludes redeeming, when both are requested simultaneously', async () => {
    for (let time = 0; time < 10; time += 1) {
      const coupon = await newCoupon();
      const outcomes = await Promise.allSettled([
        voidCoupon(contextOf(administrator), { id: coupon.id }),
        redeemCoupon(contextOf(seller), { code: coupon.code }),
      ]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const { redeemedAt, voidedAt } = await test.database
        .getRepository(CouponPurchase)
        .findOneByOrFail({ id: coupon.id });
      const { numberOfCouponsPurchased } = await test.database
        .getRepository(Brochure)
        .findOneByOrFail({ id: coupon.brochureId });
      expect([redeemedAt, voidedAt].filter(Boolean)).toHaveLength(1);
      expect(numberOfCouponsPurchased).toBe(redeemedAt ? 1 : 0);
    }
  });

  it('allows only administrators, and requires an existing coupon', async () => {
    const { id } = await newCoupon();
    await expect(voidCoupon(contextOf(seller), { id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(voidCoupon(contextOf(null), { id })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(voidCoupon(contextOf(administrator), { id: 2_000_000_000 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
