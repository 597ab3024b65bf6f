import { OutgoingMail } from '../../../platform/mailer/OutgoingMail';
import { MailOptOut } from '../../../platform/mailer/opt-outs/MailOptOut';
import { recipientHashOf } from '../../../platform/mailer/opt-outs/optOutTokens';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { nextNumber } from '../../../test/factories/nextNumber';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { Brochure } from '../../brochures/Brochure';
import { purchaseCoupon } from '../buying/purchaseCoupon';
import { couponTokenOf } from '../couponTokens';
import { cancelCoupon } from '../voiding/cancelCoupon';
import { CouponWait } from './CouponWait';
import { joinWaitingList } from './joinWaitingList';
import { leaveWaitingLists } from './leaveWaitingLists';
import { tellWaiting } from './tellWaiting';

const test = useTestDatabase();
const context = () => makeContext({ database: test.database });
const newEmail = () => `waiting-${nextNumber()}@people.example`;
const soldOut = (changes: Partial<Brochure> = {}) =>
  makeCouponAd(test.database, { numberOfCoupons: 1, numberOfCouponsPurchased: 1, ...changes });
const join = (brochureId: number, email: string, website = '') =>
  joinWaitingList(context(), { brochureId, email, website });
const waiting = (brochureId: number) => test.database.getRepository(CouponWait).countBy({ brochureId });
const mailsTo = (recipient: string) => test.database.getRepository(OutgoingMail).findBy({ recipient });
const addCoupons = ({ id }: Brochure, numberOfCoupons: number) =>
  test.database.getRepository(Brochure).update({ id }, { numberOfCoupons });
const tell = () => tellWaiting(context());

beforeEach(() => test.database.getRepository(CouponWait).clear());

// docs/rules/prices-and-coupons.md#waiting-list
it('mails who waits once when a buyer cancels, and forgets the address', async () => {
  const { id: brochureId } = await makeCouponAd(test.database, { numberOfCoupons: 1 });
  const bought = await purchaseCoupon(context(), { brochureId, name: 'Kim Tran', email: newEmail() });
  if (bought.kind !== 'PURCHASED') throw new Error(bought.message);
  const email = newEmail();
  expect(await join(brochureId, ` ${email.toUpperCase()}`)).toBe(true);
  expect(await tell()).toBe(0);

  await cancelCoupon(context(), { token: couponTokenOf(context().identitySecret, bought.purchase.did) });
  expect(await tell()).toBe(1);
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe('A coupon is back: Two coffees for one');
  expect(mail?.text).toContain(`https://offers.example/details/${brochureId}/coupon`);
  expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  expect(await waiting(brochureId)).toBe(0);
  expect(await tell()).toBe(0);
  expect(await mailsTo(email)).toHaveLength(1);
});

it('tells three for each coupon, those first who wait longest, and each once however often it runs', async () => {
  const brochure = await soldOut();
  const emails = Array.from({ length: 8 }, newEmail);
  for (const email of emails) await join(brochure.id, email);
  await addCoupons(brochure, 3);
  const told = await Promise.all([tell(), tell()]);
  expect(told[0] + told[1]).toBeGreaterThanOrEqual(6);
  await tell();
  expect(await waiting(brochure.id)).toBe(0);
  for (const email of emails) expect(await mailsTo(email)).toHaveLength(1);

  const other = await soldOut();
  const later = Array.from({ length: 4 }, newEmail);
  for (const email of later) await join(other.id, email);
  await addCoupons(other, 2);
  expect(await tell()).toBe(3);
  expect(await mailsTo(later[3]!)).toEqual([]);
  expect(await waiting(other.id)).toBe(1);
});

it('remembers a person once, concurrently too, and at most 10 offers of an address', async () => {
  const brochure = await soldOut();
  const email = newEmail();
  const spellings = [email, email.toUpperCase(), email.replace('@', '+again@'), email];
  expect(await Promise.all(spellings.map((each) => join(brochure.id, each)))).toEqual([true, true, true, true]);
  expect(await waiting(brochure.id)).toBe(1);

  const eager = newEmail();
  const offers = await Promise.all(Array.from({ length: 12 }, () => soldOut()));
  await Promise.all(offers.map(({ id }) => join(id, eager)));
  expect(await test.database.getRepository(CouponWait).countBy({ email: eager })).toBe(10);
});

it('needs nobody to wait while a coupon is left', async () => {
  const { id } = await makeCouponAd(test.database);
  expect(await join(id, newEmail())).toBe(false);
  expect(await waiting(id)).toBe(0);
});

it('remembers no program, and nobody who says no to optional mails is mailed', async () => {
  const brochure = await soldOut();
  expect(await join(brochure.id, newEmail(), 'https://spam.example')).toBe(true);
  expect(await waiting(brochure.id)).toBe(0);
  const email = newEmail();
  const recipientHash = recipientHashOf(context().identitySecret, email);
  await test.database.getRepository(MailOptOut).insert({ recipientHash, optedOutAt: new Date() });
  await join(brochure.id, email);
  await addCoupons(brochure, 2);
  expect(await tell()).toBe(0);
  expect(await waiting(brochure.id)).toBe(0);
  expect(await mailsTo(email)).toEqual([]);
});

it.each<[string, Partial<Brochure>, string, string]>([
  ['no address', {}, 'kim', 'VALIDATION_FAILED'],
  ['an offer that is over', { validTo: '2020-01-31' }, 'kim@people.example', 'ENDED'],
  ['an archived offer', { status: 'ARCHIVED' }, 'kim@people.example', 'ENDED'],
  ['a preview', { status: 'PENDING_REVIEW' }, 'kim@people.example', 'NOT_FOUND'],
])('refuses %s', async (_what, changes, email, code) => {
  const { id } = await soldOut(changes);
  await expect(join(id, email)).rejects.toMatchObject({ code });
  expect(await waiting(id)).toBe(0);
});

it('forgets who waits for an offer that is over', async () => {
  const brochure = await soldOut();
  const email = newEmail();
  await join(brochure.id, email);
  await test.database
    .getRepository(Brochure)
    .update({ id: brochure.id }, { status: 'ARCHIVED', archiveReason: 'MANUAL', archivedAt: new Date() });
  expect(await tell()).toBe(0);
  expect(await waiting(brochure.id)).toBe(0);
  expect(await mailsTo(email)).toEqual([]);
});

it('ends all waiting of an address at once, and takes back mails that are not sent', async () => {
  const [one, other] = [await soldOut(), await soldOut()];
  const [email, neighbour] = [newEmail(), newEmail()];
  for (const each of [email, neighbour]) await join(one.id, each);
  await join(other.id, email);
  await addCoupons(other, 2);
  expect(await tell()).toBe(1);
  const recipientHash = recipientHashOf(context().identitySecret, email);
  for (let time = 0; time < 2; time += 1) await leaveWaitingLists(context(), recipientHash);
  expect(await waiting(one.id)).toBe(1);
  expect((await mailsTo(email)).map(({ state }) => state)).toEqual(['SUPPRESSED']);
  const actions = await test.database.query<{ action: string }[]>(
    `SELECT action FROM audit_log_entries WHERE entity_type = 'CouponWait' AND before ->> 'brochureId' = $1`,
    [String(one.id)],
  );
  expect(actions).toEqual([{ action: 'leaveWaitingList' }]);
});
