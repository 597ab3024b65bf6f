import ICAL from 'ical.js';
import { OutgoingMail } from '../../../platform/mailer/OutgoingMail';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { nextNumber } from '../../../test/factories/nextNumber';
import { makeContext } from '../../../test/makeContext';
import { useTestServer } from '../../../test/useTestServer';
import { Brochure } from '../../brochures/Brochure';
import { purchaseCoupon } from '../buying/purchaseCoupon';
import { CouponPurchase } from '../CouponPurchase';
import { couponTokenOf } from '../couponTokens';
import { cancelCoupon } from '../voiding/cancelCoupon';
import { remindOfCoupons } from './remindOfCoupons';
import { setCouponReminder } from './setCouponReminder';

const server = useTestServer();
const database = () => server.dependencies.database;
const at = (time: string) =>
  makeContext({
    database: database(),
    clock: { now: () => new Date(time) },
    identitySecret: server.dependencies.config.identitySecret,
  });

async function bought({ remind, ...values }: Partial<Brochure> & { remind?: boolean } = {}) {
  const { id: brochureId } = await makeCouponAd(database(), {
    ...{ validTo: '2026-12-31', timeZone: 'Australia/Brisbane', ...values },
  });
  const email = `remind-${nextNumber()}@people.example`;
  const outcome = await purchaseCoupon(at('2026-11-20T02:00:00Z'), { brochureId, name: 'Kim Tran', email, remind });
  if (outcome.kind !== 'PURCHASED') throw new Error(outcome.message);
  const token = couponTokenOf(server.dependencies.config.identitySecret, outcome.purchase.did);
  return { id: outcome.purchase.id, email, token };
}

const remindersTo = async (recipient: string) => {
  const mails = await database()
    .getRepository(OutgoingMail)
    .find({ where: { recipient }, order: { id: 'ASC' } });
  return mails.filter(({ eventKey }) => eventKey.startsWith('coupon-reminder:'));
};
const stored = (id: number) => database().getRepository(CouponPurchase).findOneByOrFail({ id });

// docs/rules/prices-and-coupons.md#reminders
it('mails once 3 days before the last day, and once on it', async () => {
  const { email, token } = await bought({ remind: true });
  for (const day of ['26', '27', '28', '28', '29', '30', '31', '31']) {
    await remindOfCoupons(at(`2026-12-${day}T00:00:00Z`));
  }
  await remindOfCoupons(at('2027-01-01T00:00:00Z'));
  const mails = await remindersTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Only 3 days left: Two coffees for one',
    'Last day today: Two coffees for one',
  ]);
  expect(mails[0]?.text).toContain('31/12/2026 (Brisbane time)');
  expect(mails[0]?.text).toContain(`/coupon/${token}`);
  expect(mails[0]?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
});

it('mails nobody who did not tick it', async () => {
  const { id, email } = await bought();
  await remindOfCoupons(at('2026-12-31T00:00:00Z'));
  expect(await remindersTo(email)).toEqual([]);
  expect(await stored(id)).toMatchObject({ remind: false });
});

it.each([
  ['Australia/Perth', 0],
  ['Australia/Brisbane', 1],
])("takes the day of the ad's zone: %s", async (timeZone, count) => {
  const { email } = await bought({ remind: true, timeZone });
  // 31 December in Brisbane, still the 30th in Perth
  await remindOfCoupons(at('2026-12-30T14:30:00Z'));
  expect(await remindersTo(email)).toHaveLength(count);
});

it('mails nothing of a cancelled coupon, and nothing on the day of the purchase', async () => {
  const cancelled = await bought({ remind: true });
  await cancelCoupon(at('2026-11-21T00:00:00Z'), cancelled);
  const today = await bought({ remind: true, validTo: '2026-11-23' });
  await remindOfCoupons(at('2026-11-20T04:00:00Z'));
  await remindOfCoupons(at('2026-12-31T00:00:00Z'));
  expect([...(await remindersTo(cancelled.email)), ...(await remindersTo(today.email))]).toEqual([]);
});

it('is ticked on the page later, and turned off there', async () => {
  const { id, token, email } = await bought();
  await setCouponReminder(at('2026-11-21T00:00:00Z'), { token, remind: true });
  await remindOfCoupons(at('2026-12-28T00:00:00Z'));
  await setCouponReminder(at('2026-12-28T01:00:00Z'), { token, remind: false });
  await remindOfCoupons(at('2026-12-31T00:00:00Z'));
  expect(await stored(id)).toMatchObject({ remind: false });
  expect(await remindersTo(email)).toMatchObject([{ state: 'SUPPRESSED' }]);
});

it('stops by the link of a mail, after a question, and by one click of the mail program', async () => {
  const { id, email } = await bought({ remind: true });
  await remindOfCoupons(at('2026-12-28T00:00:00Z'));
  const [mail] = await remindersTo(email);
  const link = /\/coupon-reminders\/stop\?token=[\w-]{55}/.exec(mail?.text ?? '')?.[0] ?? '';
  const question = await server.app.inject(link);
  expect([question.statusCode, (await stored(id)).remind]).toEqual([200, true]);
  expect((await server.app.inject(`${link.slice(0, -1)}!`)).statusCode).toBe(404);
  const stop = await server.app.inject({
    ...{ method: 'POST', url: link, payload: 'List-Unsubscribe=One-Click' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([stop.statusCode, (await stored(id)).remind]).toEqual([200, false]);
});

it('the calendar has the last day of the coupon as a whole day', async () => {
  const { token } = await bought();
  const answer = await server.app.inject(`/rest/coupon/public/${token}/calendar`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    expect.stringContaining('text/calendar') as string,
  ]);
  const calendar = new ICAL.Component(ICAL.parse(answer.body) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({ summary: 'Last day of your coupon: Two coffees for one' });
  expect([events[0]?.startDate.isDate, events[0]?.startDate.toString()]).toEqual([true, '2026-12-31']);
  expect((await server.app.inject(`/rest/coupon/public/${token}/calendar`)).body).toBe(answer.body);
});
