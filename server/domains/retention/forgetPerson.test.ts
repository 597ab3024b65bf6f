import { CouponPurchase } from '../purchases/CouponPurchase';
import { purchaseCoupon } from '../purchases/buying/purchaseCoupon';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCouponAd } from '../../test/factories/makeCouponAd';
import { makeEnquiry } from '../../test/factories/makeEnquiry';
import { makeFollow } from '../../test/factories/makeFollow';
import { makeOutgoingMail } from '../../test/factories/makeOutgoingMail';
import { makeVendor } from '../../test/factories/makeVendor';
import { makeContext, viewerOf } from '../../test/makeContext';
import { useTestDatabase } from '../../test/testDatabase';
import { Account } from '../accounts/Account';
import { suspendAccount } from '../accounts/states/suspendAccount';
import { Brochure } from '../brochures/Brochure';
import { reviewBrochure } from '../reviews/reviewBrochure';
import { updateBrochure } from '../brochures/writing/updateBrochure';
import { Vendor } from '../vendors/Vendor';
import { joinWaitingList } from '../purchases/waiting/joinWaitingList';
import { sendMyCoupons } from '../purchases/buyer-access/sendMyCoupons';
import { couponTokenOf } from '../purchases/couponTokens';
import { mailCoupon } from '../purchases/documents/mailCoupon';
import { redeemCoupon } from '../purchases/redemption/redeemCoupon';
import { cancelCoupon } from '../purchases/voiding/cancelCoupon';
import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import { terminateAccount } from '../accounts/states/terminateAccount';
import { forgetPerson } from './forgetPerson';
import { readPersonalData } from './readPersonalData';
import { reinstateAccount } from '../accounts/states/reinstateAccount';

const test = useTestDatabase();
const email = 'kid@people.example';

it('removes one person everywhere at once, and nobody else', async () => {
  const { database } = test;
  const ad = await makeCouponAd(database);
  const soldOut = await makeCouponAd(database, { numberOfCoupons: 1, numberOfCouponsPurchased: 1 });
  const context = makeContext({ database });
  for (const buyer of ['Kid@people.example', 'other@people.example']) {
    await purchaseCoupon(context, { brochureId: ad.id, name: 'Sam Lee', email: buyer });
    await makeOutgoingMail(database, { recipient: buyer });
    await makeEnquiry(database, { email: buyer.toLowerCase() });
    await sendMyCoupons(context, { email: buyer });
    await makeFollow(database, { email: buyer.toLowerCase() });
    await joinWaitingList(context, { brochureId: soldOut.id, email: buyer, website: '' });
  }
  const vendor = await makeVendor(database, { contactEmail: email, contactName: 'Sam' });
  const account = await makeAccount(database, { role: 'VENDOR', vendorId: vendor.id, email });
  const written = await makeBrochure(database, { vendorId: vendor.id, contactEmail: email, contactName: 'Sam' });

  const forgotten = await forgetPerson(makeContext({ database }), ' KID@people.example');
  expect(forgotten.map(({ table }) => table)).toEqual([
    ...[
      'vendors',
      'brochures',
      'accounts',
      'coupon_purchases',
      'coupon_waits',
      'buyer_links',
      'follows',
      'enquiries',
      'outgoing_mails',
    ],
  ]);
  const purchases = await database.getRepository(CouponPurchase).find({ order: { id: 'ASC' } });
  expect(purchases.map(({ name }) => name)).toEqual(['Removed', 'Sam Lee']);
  expect(purchases.map(({ discountedPriceCents }) => discountedPriceCents)).toEqual([1495, 1495]);
  const mails = await database.getRepository(OutgoingMail).find();
  expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set(['other@people.example']));
  const closed = await database.getRepository(Account).findOneByOrFail({ id: account.id });
  expect(closed).toMatchObject({ name: null, state: 'TERMINATED', tokenVersion: account.tokenVersion + 1 });
  expect(closed.email).toBe(`removed-${account.id}@removed.invalid`);
  const nobody = { contactName: null, contactEmail: null };
  expect(await database.getRepository(Vendor).findOneByOrFail({ id: vendor.id })).toMatchObject(nobody);
  expect(await database.getRepository(Brochure).findOneByOrFail({ id: written.id })).toMatchObject(nobody);
  expect(await forgetPerson(makeContext({ database }), email)).toEqual([]);
});

it('removes what belongs to a login, and keeps the hashes of one that the site has closed', async () => {
  const { database } = test;
  const ann = 'ann.closed@people.example';
  const vendor = await makeVendor(database, { abn: '53004085616' });
  const account = await makeAccount(database, { role: 'VENDOR', vendorId: vendor.id, email: ann });
  const administrator = await makeAccount(database);
  const context = makeContext({ database, viewer: viewerOf(administrator) });
  const ofLogin = {
    password_resets: `(account_id, token_hash, created_at, expires_at) VALUES ($1, repeat('a', 64), now(), now() + interval '1 hour')`,
    saved_views: `(account_id, list, name, query, is_shared) VALUES ($1, 'NORMAL', 'Mine', 'q=cafe', false)`,
    webhook_subscriptions: `(did, account_id, url, description, event_types, state, sealed_secret, created_at)
      VALUES ('abcdefghijkl', $1, 'https://till.example/', 'Till', '{brochure.published}', 'ACTIVE', 'sealed', now())`,
    vendor_viewings: `(account_id, administrator_id, reason, started_at, ends_at)
      VALUES ($1, (SELECT min(id) FROM accounts WHERE role = 'ADMINISTRATOR'), 'Help', now(), now() + interval '5 minutes')`,
    review_assignments: `(account_id, brochure_id, assigned_at) VALUES ($1, (SELECT max(id) FROM brochures), now())`,
  };
  await makeBrochure(database);
  for (const [table, values] of Object.entries(ofLogin)) {
    await database.query(`INSERT INTO ${table} ${values}`, [account.id]);
  }
  await terminateAccount(context, { id: account.id, reason: 'Fraud' });
  const read = () => readPersonalData(database.manager, context.identitySecret, ann);
  const tables = (await read()).map(({ table }) => table);
  expect(tables).toEqual(expect.arrayContaining([...Object.keys(ofLogin), 'accounts', 'terminated_identities']));

  const forgotten = await forgetPerson(context, ann);
  expect(forgotten.map(({ table }) => table)).toEqual(expect.arrayContaining(Object.keys(ofLogin)));
  const [left, ...others] = await read();
  expect(others).toEqual([]);
  expect(left).toMatchObject({ table: 'terminated_identities', rows: [{ kind: 'EMAIL' }, { kind: 'ABN' }] });
  expect(left?.stays).toContain('keyed hashes');
});

it('covers open and decided changes, so that an approval does not restore the person', async () => {
  const { database } = test;
  const lee = 'lee@people.example';
  const administrator = makeContext({ database, viewer: viewerOf(await makeAccount(database)) });
  const { vendorId, ...owner } = await makeAccount(database, { role: 'VENDOR' });
  const seller = makeContext({ database, viewer: viewerOf({ ...owner, vendorId }) });
  const offer = { type: 'BLD_AD', status: 'PUBLISHED', vendorId, companyName: 'Tide Cafe', city: 'Noosa' } as const;
  const ad = await makeBrochure(database, { ...offer, phoneNo: '(07) 7010 1234' });
  const input = { contactEmail: lee, contactName: 'Lee Nguyen', highlights: 'Open late.' };
  await updateBrochure(seller, { id: ad.id, version: ad.version, input });

  expect(await forgetPerson(makeContext({ database }), lee)).toEqual([
    { table: 'audit_log_entries', count: 1 },
    { table: 'brochure_revisions', count: 1 },
  ]);
  await reviewBrochure(administrator, { id: ad.id, decision: 'APPROVE', comment: null });
  expect(await database.getRepository(Brochure).findOneByOrFail({ id: ad.id })).toMatchObject({
    ...{ highlights: 'Open late.', contactEmail: null, contactName: null },
  });
});

it('closes a login for good that a colleague had suspended', async () => {
  const { database } = test;
  const colleague = await makeAccount(database, { role: 'VENDOR' });
  const { vendorId } = colleague;
  const { id } = await makeAccount(database, { role: 'VENDOR', vendorId, email: 'mo@people.example' });
  const context = makeContext({ database, viewer: viewerOf(colleague) });
  await suspendAccount(context, { id, reason: null });
  await forgetPerson(makeContext({ database }), 'mo@people.example');
  await expect(reinstateAccount(context, { id, reason: null })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const closed = await database.getRepository(Account).findOneByOrFail({ id });
  expect(closed).toMatchObject({ state: 'TERMINATED', suspendedByCompany: false });
});

async function buy(address: string): Promise<CouponPurchase> {
  const { id: brochureId } = await makeCouponAd(test.database);
  const context = makeContext({ database: test.database });
  const outcome = await purchaseCoupon(context, { brochureId, name: 'Kim Tran', email: address, remind: true });
  if (outcome.kind !== 'PURCHASED') throw new Error(outcome.message);
  return outcome.purchase;
}

it('counts the coupons of an erased buyer for the limit of the offer, in every spelling of the address', async () => {
  const { database } = test;
  const ad = await makeCouponAd(database, { couponsPerPerson: 1 });
  const context = makeContext({ database });
  const take = async (address: string) =>
    (await purchaseCoupon(context, { brochureId: ad.id, name: 'Kim Tran', email: address })).kind;
  expect(await take('k.tran@gmail.com')).toBe('PURCHASED');
  await forgetPerson(context, 'k.tran@gmail.com');
  expect(await take('ktran+again@gmail.com')).toBe('ALREADY_PURCHASED');
  expect(await take('somebody@people.example')).toBe('PURCHASED');
  const rows = await database.query<{ hash: string | null }[]>(
    'SELECT person_hash AS hash FROM coupon_purchases WHERE brochure_id = $1 ORDER BY id',
    [ad.id],
  );
  expect(rows).toEqual([{ hash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown }, { hash: null }]);
});

it('ends reminders, and mails nothing to the address that replaces the person', async () => {
  const { database } = test;
  const { id, did } = await buy('kim@people.example');
  await forgetPerson(makeContext({ database }), 'kim@people.example');
  const context = makeContext({ database });
  await mailCoupon(context, { purchaseId: id });
  await cancelCoupon(context, { token: couponTokenOf(context.identitySecret, did) });
  expect(await database.getRepository(CouponPurchase).findOneByOrFail({ id })).toMatchObject({ remind: false });
  expect(await database.getRepository(OutgoingMail).countBy({ recipient: `removed-${id}@removed.invalid` })).toBe(0);
});

it('forgets a buyer whose coupon is redeemed at the same moment', async () => {
  const { database } = test;
  const { id, code } = await buy('ann@people.example');
  const till = makeContext({ database, viewer: viewerOf(await makeAccount(database)) });
  await Promise.all([
    forgetPerson(makeContext({ database }), 'ann@people.example'),
    redeemCoupon(till, { code, outsideConditions: true }),
  ]);
  const coupon = await database.getRepository(CouponPurchase).findOneByOrFail({ id });
  expect([coupon.name, coupon.redeemedAt !== null]).toEqual(['Removed', true]);
});

it('removes contacts from the audit log, and mails to others that name the sender', async () => {
  const { database } = test;
  const pat = 'pat.lee@people.example';
  const ad = await makeBrochure(database, { contactEmail: pat, contactName: 'Pat' });
  const entries = database.getRepository(AuditLogEntry);
  const line = {
    happenedAt: new Date(),
    actorRole: 'SYSTEM',
    action: 'updateBrochure',
    entityType: 'Brochure',
  } as const;
  const elsewhere = { ...line, entityId: ad.id + 1_000_000, before: null };
  await entries.insert([
    { ...line, entityId: ad.id, before: { contactName: 'Pat' }, after: { contactName: 'Pat L', title: 'A' } },
    { ...elsewhere, after: { contactEmail: 'Pat.Lee@people.example', title: 'B' } },
    { ...elsewhere, after: { contactEmail: 'other@people.example' } },
  ]);
  await makeOutgoingMail(database, { recipient: 'office@offers.example', headers: { 'Reply-To': pat } });
  await forgetPerson(makeContext({ database }), pat);
  const lines = await entries.find({ where: { action: 'updateBrochure' }, order: { id: 'ASC' } });
  expect(lines.slice(-3).map(({ before, after }) => [before, after])).toEqual([
    [{}, { title: 'A' }],
    [null, { title: 'B' }],
    [null, { contactEmail: 'other@people.example' }],
  ]);
  expect(await database.getRepository(OutgoingMail).countBy({ recipient: 'office@offers.example' })).toBe(0);
});
