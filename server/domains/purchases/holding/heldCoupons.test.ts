import { OutgoingMail } from '../../../platform/mailer/OutgoingMail';
import { useTestDatabase } from '../../../test/testDatabase';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { nextNumber } from '../../../test/factories/nextNumber';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { Brochure } from '../../brochures/Brochure';
import { purchaseCoupon } from '../buying/purchaseCoupon';
import { CouponPurchase } from '../CouponPurchase';
import { confirmTokenOf, couponTokenOf } from '../couponTokens';
import { mailCoupon } from '../documents/mailCoupon';
import { renderCoupon } from '../documents/renderCoupon';
import { redeemCoupon } from '../redemption/redeemCoupon';
import { cancelCoupon } from '../voiding/cancelCoupon';
import { joinWaitingList } from '../waiting/joinWaitingList';
import { tellWaiting } from '../waiting/tellWaiting';
import { confirmCoupon } from './confirmCoupon';
import { readCouponFigures } from './readCouponFigures';
import { returnUnconfirmed } from './returnUnconfirmed';

const test = useTestDatabase();
const start = new Date('2026-11-20T00:00:00Z').getTime();
const minute = 60_000;
const purchases = { perEmail: 1, perNetwork: 20, heldAfter: 3 };

const at = (minutes: number, remoteAddress = '203.0.113.7') => {
  const clock = { now: () => new Date(start + minutes * minute) };
  return makeContext({ database: test.database, purchases, clock, remoteAddress });
};
const buy = ({ id }: Brochure, minutes = 0, remoteAddress?: string) => {
  const email = `held-${nextNumber()}@people.example`;
  return purchaseCoupon(at(minutes, remoteAddress), { brochureId: id, name: 'Kim Tran', email });
};
const stored = (id: number) => test.database.getRepository(CouponPurchase).findOneByOrFail({ id });
const counterOf = async ({ id }: Brochure) =>
  (await test.database.getRepository(Brochure).findOneByOrFail({ id })).numberOfCouponsPurchased;
const mailsTo = (recipient: string) =>
  test.database.getRepository(OutgoingMail).find({ where: { recipient }, order: { id: 'ASC' } });
const confirm = ({ did }: CouponPurchase, minutes: number) =>
  confirmCoupon(at(minutes), { token: confirmTokenOf(at(0).identitySecret, did) });

// the job looks at all offers, also at those of other tests
beforeEach(() =>
  test.database.query(`UPDATE coupon_purchases SET confirmed_at = held_until WHERE held_until IS NOT NULL`),
);

/** Takes three coupons that need no confirmation, and the held one after them. */
async function held(brochure: Brochure): Promise<CouponPurchase> {
  for (let count = 0; count < 3; count += 1) await buy(brochure);
  const outcome = await buy(brochure);
  if (outcome.kind !== 'PURCHASED') throw new Error(outcome.message);
  return outcome.purchase;
}

async function till(brochure: Brochure, minutes: number) {
  const { vendorId, ...account } = await makeAccount(test.database, { role: 'VENDOR' });
  await test.database.getRepository(Brochure).update({ id: brochure.id }, { vendorId });
  const { clock } = at(minutes);
  return makeContext({ database: test.database, clock, viewer: viewerOf({ ...account, vendorId }) });
}

// docs/rules/prices-and-coupons.md#held-coupons
it('holds the fourth coupon of an offer that goes to one network within an hour', async () => {
  const brochure = await makeCouponAd(test.database);
  const fourth = await held(brochure);
  expect(fourth.heldUntil).toEqual(new Date(start + 30 * minute));
  const kept = await test.database.getRepository(CouponPurchase).findBy({ brochureId: brochure.id });
  expect(kept.filter(({ heldUntil }) => heldUntil === null)).toHaveLength(3);
  const elsewhere = await buy(brochure, 0, '198.51.100.1');
  expect(elsewhere).toMatchObject({ purchase: { heldUntil: null } });
  expect(await buy(brochure, 61)).toMatchObject({ purchase: { heldUntil: null } });
});

it('holds all but three of those that are taken at once behind a proxy that nobody named', async () => {
  const brochure = await makeCouponAd(test.database, { numberOfCoupons: 40 });
  const shared = { ...at(0), isAddressShared: true };
  const buyers = Array.from({ length: 24 }, () => `held-${nextNumber()}@people.example`);
  await Promise.all(
    buyers.map((email) => purchaseCoupon(shared, { brochureId: brochure.id, name: 'Kim Tran', email })),
  );
  const kept = await test.database.getRepository(CouponPurchase).findBy({ brochureId: brochure.id });
  expect([kept.length, kept.filter(({ heldUntil }) => heldUntil === null).length]).toEqual([24, 3]);
});

it('mails the link that confirms, and the coupon only after that', async () => {
  const brochure = await makeCouponAd(test.database, { timeZone: 'Australia/Brisbane' });
  const coupon = await held(brochure);
  await mailCoupon(at(1), { purchaseId: coupon.id });
  await mailCoupon(at(1), { purchaseId: coupon.id });
  const [mail, ...others] = await mailsTo(coupon.email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Confirm your coupon: Two coffees for one', attachments: [] });
  expect(mail?.text).toContain('before 10:30 am (Brisbane time)');
  const [, page, token] = /coupon\/([\w-]{55})\?confirm=([\w-]{55})/.exec(mail?.text ?? '') ?? [];
  expect(page).toBe(couponTokenOf(at(0).identitySecret, coupon.did));
  // neither code nor till before the confirmation, and the token of the answer is not the one of the mail
  expect(mail?.text).not.toContain(coupon.code.slice(0, 4));
  await expect(confirmCoupon(at(1), { token: page ?? '' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(redeemCoupon(await till(brochure, 1), { code: coupon.code })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This coupon is not confirmed yet. Its buyer confirms it by the link in our mail, until 10:30 am.',
  });
  await Promise.all([1, 2, 3].map(() => confirmCoupon(at(29), { token: token ?? '' })));
  await mailCoupon(at(29), { purchaseId: coupon.id });
  expect((await mailsTo(coupon.email)).map(({ subject }) => subject)).toEqual([
    'Confirm your coupon: Two coffees for one',
    'Your coupon: Two coffees for one',
  ]);
  expect((await redeemCoupon(await till(brochure, 31), { code: coupon.code })).redeemedAt).not.toBeNull();
});

it('returns the place of an unconfirmed one, tells who waits, and mails its address nothing', async () => {
  const brochure = await makeCouponAd(test.database, { numberOfCoupons: 4 });
  const coupon = await held(brochure);
  const waiting = `waiting-${nextNumber()}@people.example`;
  expect(await joinWaitingList(at(1), { brochureId: brochure.id, email: waiting, website: '' })).toBe(true);
  expect(await returnUnconfirmed(at(29))).toBe(0);
  expect(await tellWaiting(at(29))).toBe(0);
  const returned = await Promise.all([returnUnconfirmed(at(30)), returnUnconfirmed(at(30))]);
  expect(returned.toSorted()).toEqual([0, 1]);
  expect(await counterOf(brochure)).toBe(3);
  expect(await stored(coupon.id)).toMatchObject({ voidReason: 'UNCONFIRMED' });
  expect(await tellWaiting(at(30))).toBe(1);
  expect(await mailsTo(coupon.email)).toEqual([]);
  await expect(confirm(coupon, 31)).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(redeemCoupon(await till(brochure, 31), { code: coupon.code })).rejects.toMatchObject({
    message: expect.stringContaining('was not confirmed in time') as string,
  });
});

it('is too late to confirm after 30 minutes, even before the place has returned', async () => {
  const coupon = await held(await makeCouponAd(test.database));
  await expect(confirm(coupon, 30)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await stored(coupon.id)).toMatchObject({ confirmedAt: null });
});

it('a confirmation and the return at the same moment never both happen', async () => {
  const brochure = await makeCouponAd(test.database);
  const coupons = [await held(brochure)];
  for (let count = 0; count < 5; count += 1) {
    const outcome = await buy(brochure);
    if (outcome.kind === 'PURCHASED') coupons.push(outcome.purchase);
  }
  const confirmations = coupons.map((coupon) => confirm(coupon, 29.9).catch(() => null));
  await Promise.all([...confirmations, returnUnconfirmed(at(30)), returnUnconfirmed(at(30))]);
  const [row] = await test.database.query<{ both: number; good: number }[]>(
    `SELECT count(*) FILTER (WHERE confirmed_at IS NOT NULL AND voided_at IS NOT NULL)::int AS both,
       count(*) FILTER (WHERE voided_at IS NULL)::int AS good FROM coupon_purchases WHERE brochure_id = $1`,
    [brochure.id],
  );
  expect(row?.both).toBe(0);
  expect(await counterOf(brochure)).toBe(row?.good);
});

it('its buyer may cancel a held one', async () => {
  const { vendorId } = await makeAccount(test.database, { role: 'VENDOR' });
  const brochure = await makeCouponAd(test.database, { vendorId });
  const { id, did } = await held(brochure);
  await cancelCoupon(at(1), { token: couponTokenOf(at(1).identitySecret, did) });
  expect(await stored(id)).toMatchObject({ voidReason: 'BUYER' });
  expect(await counterOf(brochure)).toBe(3);
  // the vendor never heard of it
  const mails = await test.database.query<object[]>('SELECT FROM outgoing_mails WHERE event_key LIKE $1', [
    `voided-coupon-of:${brochure.id}:%`,
  ]);
  expect(mails).toHaveLength(0);
});

it('draws a PDF that asks for the confirmation', async () => {
  const brochure = await makeCouponAd(test.database);
  const coupon = await held(brochure);
  expect((await renderCoupon(at(0), coupon, brochure))?.subarray(0, 5).toString()).toBe('%PDF-');
});

describe('an attempt to drain an offer from one network by 200 addresses', () => {
  it('gets the pace, of which all but three return; nothing is oversold, and the vendor sees it', async () => {
    const brochure = await makeCouponAd(test.database, { numberOfCoupons: 30 });
    const attempts = Array.from({ length: 200 }, (_, index) => buy(brochure, 0, `192.0.2.${index + 1}`));
    const outcomes = await Promise.allSettled(attempts);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as Error] : []));
    expect(refused).toHaveLength(180);
    for (const { message } of refused) expect(message).not.toMatch(/network|address|mail|confirm|hold|held/i);
    expect(await counterOf(brochure)).toBe(20);

    const seller = await till(brochure, 1);
    const figures = () => readCouponFigures(seller, { brochureId: brochure.id });
    expect(await figures()).toEqual({ held: 17, confirmed: 0, returned: 0, refused: 180 });
    expect(await readCouponFigures(seller, { brochureId: null })).toEqual(await figures());

    const [mine] = await test.database
      .getRepository(CouponPurchase)
      .createQueryBuilder('coupon')
      .where('coupon.brochure_id = :id AND coupon.held_until IS NOT NULL', { id: brochure.id })
      .getMany();
    if (!mine) throw new Error('Nothing is held.');
    await confirm(mine, 10);
    expect(await returnUnconfirmed(at(31))).toBe(16);
    expect(await counterOf(brochure)).toBe(4);
    expect(await figures()).toEqual({ held: 0, confirmed: 1, returned: 16, refused: 180 });

    // the places are for everybody else: exactly those that are left
    const others = Array.from({ length: 40 }, (_, index) => buy(brochure, 32, `10.${index}.0.1`));
    const sold = (await Promise.all(others)).filter(({ kind }) => kind === 'PURCHASED');
    expect(sold).toHaveLength(26);
    expect(await counterOf(brochure)).toBe(30);
  });
});

it('figures are for administrators and the vendor of the ad', async () => {
  const brochure = await makeCouponAd(test.database);
  const of = (viewer: Parameters<typeof viewerOf>[0] | null) =>
    readCouponFigures(makeContext({ database: test.database, viewer: viewer && viewerOf(viewer) }), {
      brochureId: brochure.id,
    });
  const stranger = await makeAccount(test.database, { role: 'VENDOR' });
  await expect(of(null)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await expect(of(stranger)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await of(await makeAccount(test.database))).toEqual({ held: 0, confirmed: 0, returned: 0, refused: 0 });
});
