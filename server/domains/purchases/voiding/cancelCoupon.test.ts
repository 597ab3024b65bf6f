import { OutgoingMail } from '../../../platform/mailer/OutgoingMail';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { nextNumber } from '../../../test/factories/nextNumber';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { Brochure } from '../../brochures/Brochure';
import { purchaseCoupon } from '../buying/purchaseCoupon';
import { formatCouponCode } from '../codes/formatCouponCode';
import { CouponPurchase } from '../CouponPurchase';
import { couponTokenOf } from '../couponTokens';
import { redeemCoupon } from '../redemption/redeemCoupon';
import { cancelCoupon } from './cancelCoupon';
import { voidCoupon } from './voidCoupon';

const test = useTestDatabase();
const anybody = (time?: string) =>
  makeContext({ database: test.database, ...(time !== undefined && { clock: { now: () => new Date(time) } }) });

async function buy(values: Partial<Brochure> = {}) {
  const { id: brochureId } = await makeCouponAd(test.database, {
    couponsUnlimited: false,
    numberOfCoupons: 1,
    ...values,
  });
  const input = { brochureId, name: 'Kim Tran', email: `kim-${nextNumber()}@people.example` };
  const context = anybody();
  const outcome = await purchaseCoupon(context, input);
  if (outcome.kind !== 'PURCHASED') throw new Error(outcome.message);
  const { id, code, did } = outcome.purchase;
  return { id, code, ...input, token: couponTokenOf(context.identitySecret, did) };
}

const administrator = async () =>
  makeContext({ database: test.database, viewer: viewerOf(await makeAccount(test.database)) });
const stored = (id: number) => test.database.getRepository(CouponPurchase).findOneByOrFail({ id });
const takenOf = async (id: number) =>
  (await test.database.getRepository(Brochure).findOneByOrFail({ id })).numberOfCouponsPurchased;
const mailsTo = (recipient: string) => test.database.getRepository(OutgoingMail).findBy({ recipient });

it('gives the place back, once, and tells the buyer', async () => {
  const { id, token, brochureId, email, name } = await buy();
  expect(await takenOf(brochureId)).toBe(1);
  await Promise.all([1, 2, 3].map(() => cancelCoupon(anybody(), { token })));
  expect(await takenOf(brochureId)).toBe(0);
  const purchase = await stored(id);
  expect(purchase.voidedAt).not.toBeNull();
  expect(purchase.voidReason).toBe('BUYER');
  const mails = await mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Cancelled: Two coffees for one']);
  expect(mails[0]?.text).toContain('You cancelled your coupon.');
  const entries = await test.database.query<unknown[]>(
    `SELECT action, actor_role FROM audit_log_entries WHERE entity_type = 'CouponPurchase' AND entity_id = $1 ORDER BY id`,
    [id],
  );
  expect(entries).toMatchObject([{ action: 'purchaseCoupon' }, { action: 'cancelCoupon' }]);
  // somebody else takes the place, or the same address again
  expect(await purchaseCoupon(anybody(), { brochureId, name, email })).toMatchObject({ kind: 'PURCHASED' });
});

it('50 buyers at once get the one place of a coupon that 50 requests cancel, and its token cancels no other', async () => {
  const { id, token, brochureId } = await buy();
  const cancel = () => cancelCoupon(anybody(), { token });
  const take = () =>
    purchaseCoupon(anybody(), { brochureId, name: 'Lee Ng', email: `lee-${nextNumber()}@people.example` });
  const race = () => Promise.all(Array.from({ length: 50 }, () => Promise.all([cancel(), take()])));
  const outcomes = [...(await race()), ...(await race())].map(([, { kind }]) => kind);
  // who came before the place was free heard that all are taken
  expect(outcomes.filter((kind) => kind === 'PURCHASED')).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(new Set(['PURCHASED', 'SOLD_OUT']));
  expect(await takenOf(brochureId)).toBe(1);
  const coupons = await test.database.getRepository(CouponPurchase).findBy({ brochureId });
  expect(coupons.filter(({ voidedAt }) => voidedAt !== null).map((coupon) => coupon.id)).toEqual([id]);
});

it('voided by an administrator, is mailed to the company once an hour for each offer, without its buyer', async () => {
  const seller = await makeAccount(test.database, { role: 'VENDOR' });
  const coupon = await buy({ vendorId: seller.vendorId, numberOfCoupons: 2 });
  const { brochureId } = coupon;
  const other = await purchaseCoupon(anybody(), { brochureId, name: 'Lee Ng', email: 'lee-voided@people.example' });
  if (other.kind !== 'PURCHASED') throw new Error(other.message);
  const context = await administrator();
  for (const id of [coupon.id, coupon.id, other.purchase.id])
    await voidCoupon(context, { id, reason: 'Printed twice' });
  const mails = await mailsTo(seller.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['A coupon was cancelled: Two coffees for one']);
  const text = mails[0]?.text ?? '';
  expect(text).toContain('We have cancelled a coupon of your offer “Two coffees for one”.');
  expect(text).toContain(formatCouponCode(coupon.code));
  expect(text).toContain(`/vendor/coupons?brochure=${brochureId}`);
  for (const secret of [coupon.email, coupon.name, 'Printed twice']) expect(text).not.toContain(secret);
});

it('is refused for a redeemed coupon, which keeps its place', async () => {
  const { id, token, code, brochureId } = await buy();
  await redeemCoupon(await administrator(), { code });
  await expect(cancelCoupon(anybody(), { token })).rejects.toMatchObject({
    code: 'CONFLICT',
    errors: [{ field: 'code', code: 'REDEEMED' }],
  });
  expect((await stored(id)).voidReason).toBeNull();
  expect(await takenOf(brochureId)).toBe(1);
});

it('is refused for a coupon whose last day is over', async () => {
  const { id, token } = await buy({ validTo: '2099-12-31' });
  await expect(cancelCoupon(anybody('2100-01-02T00:00:00Z'), { token })).rejects.toMatchObject({
    code: 'CONFLICT',
    errors: [{ code: 'ENDED' }],
  });
  expect((await stored(id)).voidedAt).toBeNull();
});

it('leaves a coupon that an administrator voided, and its reason', async () => {
  const { id, token, brochureId, email } = await buy();
  await voidCoupon(await administrator(), { id });
  expect(await cancelCoupon(anybody(), { token })).toMatchObject({ voidReason: 'ADMINISTRATOR' });
  expect(await takenOf(brochureId)).toBe(0);
  const mails = await mailsTo(email);
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Your coupon was cancelled')]);
});

it('a till and a buyer at the same moment: one of them wins', async () => {
  const manager = await administrator();
  for (let round = 0; round < 8; round += 1) {
    const { id, token, code, brochureId } = await buy();
    const [redeemed, cancelled] = await Promise.allSettled([
      redeemCoupon(manager, { code }),
      cancelCoupon(anybody(), { token }),
    ]);
    expect([redeemed.status, cancelled.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const { redeemedAt, voidedAt } = await stored(id);
    expect([redeemedAt === null, voidedAt === null].toSorted()).toEqual([false, true]);
    expect(await takenOf(brochureId)).toBe(redeemed.status === 'fulfilled' ? 1 : 0);
  }
});

it('tells the company, at most once an hour for each ad', async () => {
  const seller = await makeAccount(test.database, { role: 'VENDOR' });
  const first = await buy({ vendorId: seller.vendorId, numberOfCoupons: 2 });
  const second = { brochureId: first.brochureId, name: 'Pat Lee', email: `pat-${nextNumber()}@people.example` };
  const outcome = await purchaseCoupon(anybody(), second);
  if (outcome.kind !== 'PURCHASED') throw new Error(outcome.message);
  const tokens = [first.token, couponTokenOf(anybody().identitySecret, outcome.purchase.did)];
  for (const token of tokens) await cancelCoupon(anybody(), { token });
  const mails = await mailsTo(seller.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['A coupon was cancelled: Two coffees for one']);
  expect(mails[0]?.text).not.toContain(first.name);
});
