import { OutgoingMail } from '../../../platform/mailer/OutgoingMail';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { nextNumber } from '../../../test/factories/nextNumber';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { purchaseCoupon } from '../buying/purchaseCoupon';
import { BuyerLink } from './BuyerLink';
import { findBuyerCoupons } from './findBuyerCoupons';
import { openMyCoupons } from './openMyCoupons';
import { sendMyCoupons } from './sendMyCoupons';

const test = useTestDatabase();
const at = (time = '2026-11-20T10:00:00Z') =>
  makeContext({ database: test.database, clock: { now: () => new Date(time) } });
const gone = { code: 'NOT_FOUND', message: 'This link was used already, or is too old. Ask for a new one.' };

async function buyer(offers = 1): Promise<string> {
  const email = `Kim-${nextNumber()}@People.example`;
  for (let count = 0; count < offers; count += 1) {
    const { id: brochureId } = await makeCouponAd(test.database, { title: `Offer ${count}` });
    const outcome = await purchaseCoupon(makeContext({ database: test.database }), { brochureId, name: 'Kim', email });
    if (outcome.kind !== 'PURCHASED') throw new Error(outcome.message);
  }
  return email;
}

const mailsTo = (email: string) =>
  test.database.getRepository(OutgoingMail).find({ where: { recipient: email.toLowerCase() }, order: { id: 'ASC' } });

async function mailedToken(email: string): Promise<string> {
  const token = /\/my-coupons\/([\w-]{43})/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`No link was mailed to ${email}.`);
  return token;
}

it('opens all coupons of an address, and no others', async () => {
  await buyer();
  const email = await buyer(2);
  await sendMyCoupons(at(), { email: ` ${email.toUpperCase()} ` });
  const mailed = await mailedToken(email);
  expect(await findBuyerCoupons(at(), mailed)).toEqual({ isOpen: false, purchases: [] });
  const open = await openMyCoupons(at(), { token: mailed });
  const { isOpen, purchases } = await findBuyerCoupons(at(), open);
  expect([isOpen, purchases.map(({ title }) => title)]).toEqual([true, ['Offer 1', 'Offer 0']]);
  expect((await mailsTo(email)).at(-1)).toMatchObject({ confidential: true, subject: 'Your coupons and your data' });
});

it('a link works once, even when it is opened twice at the same moment', async () => {
  const email = await buyer();
  await sendMyCoupons(at(), { email });
  const token = await mailedToken(email);
  const results = await Promise.allSettled([1, 2, 3].map(() => openMyCoupons(at(), { token })));
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  await expect(openMyCoupons(at(), { token })).rejects.toMatchObject(gone);
  await expect(findBuyerCoupons(at(), token)).rejects.toMatchObject(gone);
});

it('a link works for an hour, and the page behind it for half an hour', async () => {
  const email = await buyer();
  await sendMyCoupons(at('2026-11-20T10:00:00Z'), { email });
  const token = await mailedToken(email);
  await expect(openMyCoupons(at('2026-11-20T11:00:00Z'), { token })).rejects.toMatchObject(gone);
  const open = await openMyCoupons(at('2026-11-20T10:59:59Z'), { token });
  expect(await findBuyerCoupons(at('2026-11-20T11:29:58Z'), open)).toMatchObject({ isOpen: true });
  await expect(findBuyerCoupons(at('2026-11-20T11:29:59Z'), open)).rejects.toMatchObject(gone);
  // the token of the page is no link that could be opened again
  await expect(openMyCoupons(at('2026-11-20T11:00:00Z'), { token: open })).rejects.toMatchObject(gone);
});

it('keeps no token that could be used', async () => {
  const email = await buyer();
  await sendMyCoupons(at(), { email });
  const token = await mailedToken(email);
  const rows = await test.database.getRepository(BuyerLink).find();
  expect(JSON.stringify(rows)).not.toContain(token);
});

it('says the same of an address without coupons, and mails nothing', async () => {
  const email = `nobody-${nextNumber()}@people.example`;
  await expect(sendMyCoupons(at(), { email })).resolves.toBeUndefined();
  expect(await mailsTo(email)).toEqual([]);
});

it('mails at most three links an hour', async () => {
  const email = await buyer();
  const links = async () =>
    (await mailsTo(email)).filter(({ subject }) => subject === 'Your coupons and your data').length;
  await Promise.all([1, 2, 3, 4, 5].map(() => sendMyCoupons(at('2026-11-20T10:00:00Z'), { email })));
  expect(await links()).toBe(3);
  await sendMyCoupons(at('2026-11-20T11:00:01Z'), { email });
  expect(await links()).toBe(4);
});

it.each(['', 'kim', 'kim@', 'a@b@c.example', `${'k'.repeat(250)}@people.example`])(
  'refuses the address %j',
  async (email) => {
    await expect(sendMyCoupons(at(), { email })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'email', code: 'EMAIL' }],
    });
  },
);
