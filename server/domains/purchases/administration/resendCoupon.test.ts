import type { RequestContext } from '../../../platform/context/RequestContext';
import { OutgoingMail } from '../../../platform/mailer/OutgoingMail';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { makeVendor } from '../../../test/factories/makeVendor';
import { nextNumber } from '../../../test/factories/nextNumber';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { rememberJobs } from '../../../test/rememberJobs';
import { useTestDatabase } from '../../../test/testDatabase';
import { sendCouponAgain } from '../buyer-access/sendCouponAgain';
import { CouponPurchase } from '../CouponPurchase';
import { couponTokenOf } from '../couponTokens';
import { mailCoupon } from '../documents/mailCoupon';
import { purchaseCoupon } from '../buying/purchaseCoupon';
import { redeemCoupon } from '../redemption/redeemCoupon';
import { resendCoupon } from './resendCoupon';

const test = useTestDatabase();
let seller: RequestContext;
let other: RequestContext;
let vendorId: number;
const jobs = rememberJobs();

beforeAll(async () => {
  vendorId = (await makeVendor(test.database)).id;
  const contextOf = async (id: number): Promise<RequestContext> => {
    const viewer = viewerOf(await makeAccount(test.database, { role: 'VENDOR', vendorId: id }));
    return makeContext({ database: test.database, viewer, jobs });
  };
  seller = await contextOf(vendorId);
  other = await contextOf((await makeVendor(test.database)).id);
});
beforeEach(() => jobs.enqueued.splice(0));

async function buy(): Promise<CouponPurchase> {
  const { id: brochureId } = await makeCouponAd(test.database, { vendorId });
  const email = `buyer-${nextNumber()}@people.example`;
  const outcome = await purchaseCoupon(makeContext({ database: test.database }), { brochureId, name: 'Pat', email });
  if (outcome.kind !== 'PURCHASED') throw new Error(outcome.kind);
  return outcome.purchase;
}

/** Runs the enqueued jobs, the first mail of the purchase included. */
async function work({ id, email }: CouponPurchase): Promise<number> {
  const asked = jobs.enqueued.filter(({ name }) => name === 'mail-coupon');
  for (const payload of [{ purchaseId: id }, ...asked.map((job) => job.payload as { purchaseId: number })]) {
    await mailCoupon({ ...seller, publicUrl: 'https://offers.example' }, payload);
  }
  return test.database.getRepository(OutgoingMail).countBy({ recipient: email });
}

it('mails it once more, for any number of requests within ten minutes', async () => {
  const purchase = await buy();
  const at = (time: string) => ({ ...seller, clock: { now: () => new Date(`2026-11-20T${time}Z`) } });
  for (const time of ['10:00:00', '10:00:01', '10:09:59']) await resendCoupon(at(time), { id: purchase.id });
  expect(await work(purchase)).toBe(2);
  await resendCoupon(at('10:10:00'), { id: purchase.id });
  expect(await work(purchase)).toBe(3);
});

it('mails it once more to its buyer, who needs only the token, and never once the buyer is erased', async () => {
  const purchase = await buy();
  const buyer = (time: string) => ({
    ...makeContext({ database: test.database, jobs }),
    clock: { now: () => new Date(`2026-11-20T${time}Z`) },
  });
  const token = couponTokenOf(buyer('10:00:00').identitySecret, purchase.did);
  for (const time of ['10:00:00', '10:09:59']) await sendCouponAgain(buyer(time), { token });
  expect(await work(purchase)).toBe(2);
  await expect(sendCouponAgain(buyer('10:10:00'), { token: `${token}x` })).rejects.toMatchObject({ code: 'NOT_FOUND' });

  const purchases = test.database.getRepository(CouponPurchase);
  await purchases.update({ id: purchase.id }, { email: `removed-${purchase.id}@removed.invalid` });
  await expect(sendCouponAgain(buyer('10:10:00'), { token })).rejects.toMatchObject({ code: 'CONFLICT' });
  await purchases.update({ id: purchase.id }, { email: purchase.email, redeemedAt: new Date() });
  await expect(sendCouponAgain(buyer('10:10:00'), { token })).rejects.toMatchObject({ code: 'CONFLICT' });
});

it("allows only administrators and the ad's vendor", async () => {
  const { id } = await buy();
  await expect(resendCoupon(other, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(resendCoupon(makeContext({ database: test.database }), { id })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  await expect(resendCoupon(seller, { id: 2_000_000_000 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const administrator = makeContext({
    database: test.database,
    viewer: viewerOf(await makeAccount(test.database)),
    jobs,
  });
  await expect(resendCoupon(administrator, { id })).resolves.toMatchObject({ id });
});

it('does not mail an invalid coupon', async () => {
  const { id, code } = await buy();
  await redeemCoupon(seller, { code });
  await expect(resendCoupon(seller, { id })).rejects.toMatchObject({
    code: 'CONFLICT',
    errors: [{ code: 'REDEEMED' }],
  });
  expect(jobs.enqueued).toEqual([]);
});
