import { In } from 'typeorm';
import { MailOptOut } from '../../../platform/mailer/opt-outs/MailOptOut';
import { optOutOfMail } from '../../../platform/mailer/opt-outs/optOutOfMail';
import { optOutTokenOf, recipientHashesOf } from '../../../platform/mailer/opt-outs/optOutTokens';
import { OutgoingMail } from '../../../platform/mailer/OutgoingMail';
import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { makeEnquiry } from '../../../test/factories/makeEnquiry';
import { Follow } from '../../follows/Follow';
import { makeFollow } from '../../../test/factories/makeFollow';
import { nextNumber } from '../../../test/factories/nextNumber';
import { makeVendor } from '../../../test/factories/makeVendor';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { Brochure } from '../../brochures/Brochure';
import { purchaseCoupon } from '../../purchases/buying/purchaseCoupon';
import { openMyCoupons } from '../../purchases/buyer-access/openMyCoupons';
import { sendMyCoupons } from '../../purchases/buyer-access/sendMyCoupons';
import { CouponPurchase } from '../../purchases/CouponPurchase';
import { couponTokenOf } from '../../purchases/couponTokens';
import { mailCoupon } from '../../purchases/documents/mailCoupon';
import { redeemCoupon } from '../../purchases/redemption/redeemCoupon';
import { cancelCoupon } from '../../purchases/voiding/cancelCoupon';
import { joinWaitingList } from '../../purchases/waiting/joinWaitingList';
import { PrivacyRequest } from '../privacy-requests/PrivacyRequest';
import { confirmOwnAddress } from './confirmOwnAddress';
import { correctOwnData } from './correctOwnData';
import { dataTokenOf } from './dataTokens';
import { eraseOwnData } from './eraseOwnData';
import { readByDataToken } from './readByDataToken';
import { readOwnData } from './readOwnData';

const test = useTestDatabase();
const confirmation = 'erase';
const gone = { code: 'NOT_FOUND', message: 'This link was used already, or is too old. Ask for a new one.' };

const at = (time?: string): RequestContext =>
  makeContext({
    database: test.database,
    ...(time === undefined ? {} : { clock: { now: () => new Date(time) } }),
  });

const purchases = () => test.database.getRepository(CouponPurchase);
const requests = () => test.database.getRepository(PrivacyRequest);
const mailsTo = (recipient: string) =>
  test.database.getRepository(OutgoingMail).find({ where: { recipient }, order: { id: 'ASC' } });

const newAddress = () => `kim-${nextNumber()}@people.example`;

async function buy(email: string, values = {}): Promise<CouponPurchase> {
  const { id: brochureId } = await makeCouponAd(test.database, values);
  const outcome = await purchaseCoupon(at(), { brochureId, name: 'Kim Tran', email });
  if (outcome.kind !== 'PURCHASED') throw new Error(outcome.message);
  return outcome.purchase;
}

/** Opens the mailed link of an address. */
async function open(email: string): Promise<string> {
  await sendMyCoupons(at(), { email });
  const mailed = /\/my-coupons\/([\w-]{43})/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1];
  return openMyCoupons(at(), { token: mailed ?? 'no link' });
}

describe('reading', () => {
  it('shows all that is kept of an address, and nothing of another', async () => {
    const [email, other] = [newAddress(), newAddress()];
    await buy(other, { title: 'Not for Kim' });
    const { validTo } = await buy(email, { title: 'Two coffees for Kim' });
    const soldOut = await makeCouponAd(test.database, { numberOfCoupons: 1, numberOfCouponsPurchased: 1 });
    await joinWaitingList(at(), { brochureId: soldOut.id, email, website: '' });
    await makeFollow(test.database, { email });
    await makeEnquiry(test.database, { email, message: 'Is it open?' });
    const token = await open(email);
    const data = await readOwnData(at(), token);
    expect(data).toMatchObject({ email, name: 'Kim Tran', isOfBusiness: false, requests: [] });
    expect(data.records.map(({ table }) => table)).toEqual([
      ...['coupon_purchases', 'coupon_waits', 'buyer_links', 'follows', 'enquiries', 'outgoing_mails'],
    ]);
    const text = JSON.stringify(data.records);
    expect(text).toContain('Is it open?');
    expect(text).not.toContain('Not for Kim');
    expect(data.records[0]?.rows[0]).toMatchObject({ title: 'Two coffees for Kim', valid_to: validTo });
    expect((await readByDataToken(at(), data.documentToken)).records).toEqual(data.records);
  });

  it('mails a link to an address without coupons that sent a message', async () => {
    const email = newAddress();
    await makeEnquiry(test.database, { email });
    expect(await readOwnData(at(), await open(email))).toMatchObject({ email, name: null });
  });

  it('refuses links that were not opened, are over, or are none', async () => {
    const email = newAddress();
    await buy(email);
    await sendMyCoupons(at(), { email });
    const mailed = /\/my-coupons\/([\w-]{43})/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';
    await expect(readOwnData(at(), mailed)).rejects.toMatchObject(gone);
    await expect(readOwnData(at(), 'x'.repeat(43))).rejects.toMatchObject(gone);
    await expect(readOwnData(at(), null)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const token = await open(email);
    const later = new Date(Date.now() + 31 * 60 * 1000).toISOString();
    await expect(readOwnData(at(later), token)).rejects.toMatchObject(gone);
  });

  it('refuses documents by a forged, an old or an erased link', async () => {
    const email = newAddress();
    await buy(email);
    const token = await open(email);
    const { documentToken } = await readOwnData(at(), token);
    const forged = documentToken.replace(/^l\w/, 'l1');
    const guessed = dataTokenOf('another secret', { holder: 'link', id: 1 }, new Date(Date.now() + 60_000));
    for (const wrong of [forged, guessed, 'x', '', `a${documentToken.slice(1)}`]) {
      if (wrong === documentToken) continue;
      await expect(readByDataToken(at(), wrong)).rejects.toMatchObject(gone);
    }
    const later = new Date(Date.now() + 31 * 60 * 1000).toISOString();
    await expect(readByDataToken(at(later), documentToken)).rejects.toMatchObject(gone);
    await eraseOwnData(at(), { token, confirmation });
    await expect(readByDataToken(at(), documentToken)).rejects.toMatchObject(gone);
  });
});

describe('correcting', () => {
  it('changes the name in all coupons of the address only', async () => {
    const [email, other] = [newAddress(), newAddress()];
    const [mine, theirs] = [await buy(email), await buy(other)];
    const token = await open(email);
    expect(await correctOwnData(at(), { token, name: '  Kim   Nguyen ', email: null })).toBe(false);
    expect((await purchases().findOneByOrFail({ id: mine.id })).name).toBe('Kim Nguyen');
    expect((await purchases().findOneByOrFail({ id: theirs.id })).name).toBe('Kim Tran');
    const short = correctOwnData(at(), { token, name: 'K', email: null });
    await expect(short).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'name' }] });
  });

  it('moves coupons to a new address once its mailbox confirms it', async () => {
    const [email, next] = [newAddress(), newAddress()];
    const { id } = await buy(email);
    await makeFollow(test.database, { email });
    const token = await open(email);
    expect(await correctOwnData(at(), { token, name: null, email: next })).toBe(true);
    expect((await purchases().findOneByOrFail({ id })).email).toBe(email);
    const letter = (await mailsTo(next)).at(-1);
    const confirm = /confirm=([\w-]{55})/.exec(letter?.text ?? '')?.[1] ?? '';
    const page = /privacy-request\/([\w-]{55})/.exec(letter?.text ?? '')?.[1] ?? '';
    // the page of the request confirms nothing
    await expect(confirmOwnAddress(at(), { token: page })).rejects.toMatchObject(gone);
    const results = await Promise.allSettled([1, 2, 3].map(() => confirmOwnAddress(at(), { token: confirm })));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect((await purchases().findOneByOrFail({ id })).email).toBe(next);
    expect((await mailsTo(email)).at(-1)).toMatchObject({ subject: 'Your address was changed' });
    expect((await mailsTo(email)).at(-1)?.text).not.toContain(next);
    await expect(readOwnData(at(), token)).rejects.toMatchObject(gone);
    await expect(confirmOwnAddress(at(), { token: confirm })).rejects.toMatchObject(gone);
  });

  it('moves two addresses to one at the same time, and keeps what they share once', async () => {
    for (const _round of [1, 2, 3, 4]) {
      const [one, two, next] = [newAddress(), newAddress(), newAddress()];
      const confirms: string[] = [];
      for (const email of [one, two]) {
        await buy(email);
        await makeFollow(test.database, { email });
        await correctOwnData(at(), { token: await open(email), name: null, email: next });
        confirms.push(/confirm=([\w-]{55})/.exec((await mailsTo(next)).at(-1)?.text ?? '')?.[1] ?? '');
      }
      const results = await Promise.allSettled(confirms.map((token) => confirmOwnAddress(at(), { token })));
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
      expect(await test.database.getRepository(Follow).countBy({ email: next })).toBe(1);
    }
  });

  it('forgets a link that is a day old, and one that a newer request replaced', async () => {
    const [email, first, second] = [newAddress(), newAddress(), newAddress()];
    await buy(email);
    const token = await open(email);
    await correctOwnData(at(), { token, name: null, email: first });
    await correctOwnData(at(), { token, name: null, email: second });
    const confirmOf = async (to: string) =>
      /confirm=([\w-]{55})/.exec((await mailsTo(to)).at(-1)?.text ?? '')?.[1] ?? '';
    await expect(confirmOwnAddress(at(), { token: await confirmOf(first) })).rejects.toMatchObject(gone);
    const tomorrow = new Date(Date.now() + 25 * 60 * 60 * 1000).toISOString();
    await expect(confirmOwnAddress(at(tomorrow), { token: await confirmOf(second) })).rejects.toMatchObject(gone);
  });

  it('mails at most three links an hour, and refuses the address of a login', async () => {
    const email = newAddress();
    await buy(email);
    const token = await open(email);
    const change = () => correctOwnData(at(), { token, name: null, email: newAddress() });
    for (const _time of [1, 2, 3]) await change();
    await expect(change()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const account = await makeAccount(test.database, { role: 'VENDOR' });
    const viewer = viewerOf(account);
    const ofLogin = correctOwnData({ ...at(), viewer }, { token: null, name: null, email: newAddress() });
    await expect(ofLogin).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'email' }] });
  });
});

describe('erasing', () => {
  it('erases a buyer at once, says what stays, and works once', async () => {
    const email = newAddress();
    const { id, did } = await buy(email);
    await purchases().update({ id }, { remind: true });
    await makeEnquiry(test.database, { email });
    const token = await open(email);
    const results = await Promise.allSettled([1, 2, 3].map(() => eraseOwnData(at(), { token, confirmation })));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(eraseOwnData(at(), { token, confirmation })).rejects.toMatchObject(gone);
    expect(await purchases().findOneByOrFail({ id })).toMatchObject({ did, name: 'Removed', remind: false });
    const request = (await requests().find({ order: { id: 'DESC' }, take: 1 }))[0];
    expect(request).toMatchObject({ kind: 'ERASURE', state: 'DONE', email: null, channel: 'SITE' });
    expect(request?.outcome).toEqual([
      expect.objectContaining({
        what: 'coupons: name and address',
        count: 1,
        stays: expect.stringContaining('7 years') as unknown,
      }),
      { what: 'enquiries', count: 1, stays: null },
      expect.objectContaining({ what: 'mails' }),
    ]);
    const [last, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(last).toMatchObject({ subject: 'Your data are erased', confidential: true });
    expect(last?.text).toContain('business records of 7 years');
  });

  it('says before and after which hash of the address stays, and why', async () => {
    const email = newAddress();
    await buy(email);
    const token = await open(email);
    const { identitySecret, clock } = at();
    const optOut = { token: optOutTokenOf(identitySecret, email) };
    await optOutOfMail({ database: test.database, clock, identitySecret }, optOut);
    const kept = {
      what: 'that an address gets no reports and reminders',
      stays: expect.stringMatching(/keyed hash .* for ever/) as unknown,
    };
    expect((await readOwnData(at(), token)).records).toContainEqual(
      expect.objectContaining({ ...kept, table: 'mail_opt_outs' }),
    );
    const { outcome } = await eraseOwnData(at(), { token, confirmation });
    expect(outcome?.at(-1)).toEqual({ ...kept, count: 0 });
    const [erased, stays] = (await mailsTo(email))[0]?.text.split('This stays') ?? [];
    expect(erased).not.toContain(kept.what);
    expect(stays).toContain('a keyed hash of the address, so that it gets none: for ever');
    const recipientHash = In(recipientHashesOf(identitySecret, email));
    expect(await test.database.getRepository(MailOptOut).countBy({ recipientHash })).toBe(1);
  });

  it('closes the open requests of whoever is erased', async () => {
    const email = newAddress();
    await buy(email);
    const token = await open(email);
    await correctOwnData(at(), { token, name: null, email: newAddress() });
    const { id } = await requests().findOneByOrFail({ email });
    await eraseOwnData(at(), { token, confirmation });
    const closed = { state: 'DECLINED', email: null, newEmail: null, answer: 'Everything was erased meanwhile.' };
    expect(await requests().findOneByOrFail({ id })).toMatchObject(closed);
  });

  it.each(['', 'yes', 'ERASED'])('wants the word, not %j', async (word) => {
    const email = newAddress();
    const { id } = await buy(email);
    const token = await open(email);
    await expect(eraseOwnData(at(), { token, confirmation: word })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'confirmation', message: 'Type ERASE to confirm.' }],
    });
    expect((await purchases().findOneByOrFail({ id })).name).toBe('Kim Tran');
  });

  it('leaves people behind companies and ads to an administrator, with one request', async () => {
    const email = newAddress();
    const vendor = await makeVendor(test.database, { contactEmail: email });
    const account = await makeAccount(test.database, { role: 'VENDOR', vendorId: vendor.id, email });
    const context = { ...at(), viewer: viewerOf(account) };
    const first = await eraseOwnData(context, { token: null, confirmation });
    const second = await eraseOwnData(context, { token: null, confirmation });
    expect(first).toMatchObject({ id: second.id, state: 'OPEN', email, outcome: null });
    expect(first.dueAt.getTime() - first.receivedAt.getTime()).toBe(30 * 24 * 60 * 60 * 1000);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['We received your request about your data']);
    expect((await readOwnData(context, null)).requests.map(({ id }) => id)).toEqual([first.id]);
  });

  it('removes contacts of ads from the audit log as well', async () => {
    const email = newAddress();
    const ad = await makeBrochure(test.database, { contactEmail: email, contactName: 'Kim', status: 'ARCHIVED' });
    const entries = test.database.getRepository(AuditLogEntry);
    const line = {
      happenedAt: new Date(),
      actorRole: 'SYSTEM',
      action: 'updateBrochure',
      entityType: 'Brochure',
    } as const;
    await entries.insert([
      { ...line, entityId: ad.id, before: { contactName: 'Kim' }, after: { contactName: 'Kim T', title: 'A' } },
      { ...line, entityId: ad.id + 1_000_000, before: null, after: { contactEmail: email.toUpperCase(), title: 'B' } },
      { ...line, entityId: ad.id + 1_000_000, before: null, after: { contactEmail: 'other@people.example' } },
    ]);
    await makeEnquiry(test.database, { email });
    await eraseOwnData(at(), { token: await open(email), confirmation });
    const lines = await entries.find({ where: { action: 'updateBrochure' }, order: { id: 'ASC' } });
    expect(lines.slice(-3).map(({ before, after }) => [before, after])).toEqual([
      [{}, { title: 'A' }],
      [null, { title: 'B' }],
      [null, { contactEmail: 'other@people.example' }],
    ]);
    expect(await test.database.getRepository(Brochure).findOneByOrFail({ id: ad.id })).toMatchObject({
      ...{ contactEmail: null, contactName: null },
    });
  });
});

describe('erasing at the same moment as something else', () => {
  it('redeems a coupon or refuses it, and forgets its buyer either way', async () => {
    const email = newAddress();
    const { id, code } = await buy(email);
    const token = await open(email);
    const viewer = viewerOf(await makeAccount(test.database));
    await Promise.all([
      eraseOwnData(at(), { token, confirmation }),
      redeemCoupon({ ...at(), viewer }, { code, outsideConditions: true }),
    ]);
    const coupon = await purchases().findOneByOrFail({ id });
    expect([coupon.name, coupon.redeemedAt !== null]).toEqual(['Removed', true]);
  });

  it('keeps a purchase whole, or removes its buyer, and counts each coupon', async () => {
    const email = newAddress();
    await buy(email);
    const { id: brochureId } = await makeCouponAd(test.database, { numberOfCoupons: 5 });
    const token = await open(email);
    const [erased, bought] = await Promise.all([
      eraseOwnData(at(), { token, confirmation }),
      purchaseCoupon(at(), { brochureId, name: 'Kim Tran', email }),
    ]);
    expect([erased.state, bought.kind]).toEqual(['DONE', 'PURCHASED']);
    const [coupon] = await purchases().findBy({ brochureId });
    const isWhole = coupon?.name === 'Kim Tran' && coupon.email === email;
    const isRemoved = coupon?.name === 'Removed' && coupon.email.endsWith('@removed.invalid');
    expect([isWhole, isRemoved].toSorted()).toEqual([false, true]);
  });

  it('mails nothing to a removed address: neither a coupon nor that it was cancelled', async () => {
    const email = newAddress();
    const { id, did } = await buy(email);
    await eraseOwnData(at(), { token: await open(email), confirmation });
    await mailCoupon(at(), { purchaseId: id });
    await cancelCoupon(at(), { token: couponTokenOf(at().identitySecret, did) });
    expect(await mailsTo(`removed-${id}@removed.invalid`)).toEqual([]);
  });
});
