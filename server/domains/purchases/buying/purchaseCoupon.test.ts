import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { eventually } from '../../../test/eventually';
import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { nextNumber } from '../../../test/factories/nextNumber';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { Brochure } from '../../brochures/Brochure';
import { CouponPurchase } from '../CouponPurchase';
import { purchaseCoupon, type CouponRequest } from './purchaseCoupon';
import { readCouponCode } from '../codes/readCouponCode';

const test = useTestDatabase();

const offer = (changes: Partial<Brochure> = {}) => makeCouponAd(test.database, changes);
const context = (changes: Partial<RequestContext> = {}) => makeContext({ database: test.database, ...changes });
const newEmail = () => `buyer-${nextNumber()}@people.example`;

function buy({ id }: Brochure, input: Partial<CouponRequest> = {}, as = context()) {
  return purchaseCoupon(as, { brochureId: id, name: 'Kim Tran', email: newEmail(), ...input });
}

/** the number of coupons in each table; they must agree */
async function takenOf({ id }: Brochure) {
  const { numberOfCouponsPurchased: counter } = await test.database.getRepository(Brochure).findOneByOrFail({ id });
  const purchases = await test.database.getRepository(CouponPurchase).findBy({ brochureId: id });
  const [{ events }] = await test.database.query<[{ events: number }]>(
    `SELECT count(*)::integer AS events FROM statistic_events WHERE brochure_id = $1 AND event_code = 'COUPON_PURCHASE'`,
    [id],
  );
  const audited = await test.database
    .getRepository(AuditLogEntry)
    .countBy(purchases.map(({ id: entityId }) => ({ action: 'purchaseCoupon', entityId })));
  return { counter, purchases: purchases.length, events, audited: purchases.length === 0 ? 0 : audited };
}

const all = (count: number) => ({ counter: count, purchases: count, events: count, audited: count });

describe('purchaseCoupon', () => {
  it('keeps the terms of the purchase, whatever happens to the ad', async () => {
    const brochure = await offer();
    const outcome = await buy(brochure, { name: '  Kim  Tran ', email: ' KIM@People.example' });
    if (outcome.kind !== 'PURCHASED') throw new Error(outcome.kind);
    expect(outcome.brochure.numberOfCouponsPurchased).toBe(1);
    expect(outcome.purchase).toMatchObject({
      brochureId: brochure.id,
      name: 'Kim Tran',
      email: 'kim@people.example',
      title: 'Two coffees for one',
      normalPriceCents: 1999,
      discountedPriceCents: 1495,
      termsOfOffer: 'One each.',
      validTo: '2099-12-31',
      redeemedAt: null,
      voidedAt: null,
    });
    expect(outcome.purchase.purchasedAt).toBeInstanceOf(Date);
    expect(readCouponCode(outcome.purchase.code)).toBe(outcome.purchase.code);
    expect(await takenOf(brochure)).toEqual(all(1));
  });

  it('gives 200 concurrent buyers exactly the 10 available coupons', async () => {
    const brochure = await offer();
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => buy(brochure)));
    expect(outcomes.filter(({ kind }) => kind === 'PURCHASED')).toHaveLength(10);
    expect(outcomes.filter(({ kind }) => kind === 'SOLD_OUT')).toHaveLength(190);
    expect(await takenOf(brochure)).toEqual(all(10));
  });

  it('refuses a price above the shown one and reports it, and charges a lower price', async () => {
    const brochure = await offer();
    const setPrice = (discountedPriceCents: number) =>
      test.database.getRepository(Brochure).update({ id: brochure.id }, { discountedPriceCents });
    const input = { email: newEmail(), expectedPriceCents: 1495, idempotencyKey: `opening-${nextNumber()}` };
    await setPrice(1800);
    const changed = await buy(brochure, input);
    expect(changed).toMatchObject({
      kind: 'OFFER_CHANGED',
      message: expect.stringContaining('$18.00') as string,
      figures: { discountedPriceCents: 1800, normalPriceCents: 1999, discountCents: 199 },
    });
    expect(await takenOf(brochure)).toEqual(all(0));
    await setPrice(1200);
    const outcome = await buy(brochure, input);
    expect(outcome).toMatchObject({ kind: 'PURCHASED', purchase: { discountedPriceCents: 1200 } });
    // a repeat with the same key returns the existing coupon, whatever its price now
    await setPrice(1900);
    expect(await buy(brochure, input)).toMatchObject({ kind: 'PURCHASED', purchase: { discountedPriceCents: 1200 } });
    expect(await buy(brochure)).toMatchObject({ kind: 'PURCHASED', purchase: { discountedPriceCents: 1900 } });
    expect(await takenOf(brochure)).toEqual(all(2));
  });

  it('never charges more than the shown price while the price rises under 40 buyers', async () => {
    const brochure = await offer({ numberOfCoupons: 100 });
    const raise = test.database.getRepository(Brochure).update({ id: brochure.id }, { discountedPriceCents: 1800 });
    const buyers = Array.from({ length: 40 }, () => buy(brochure, { expectedPriceCents: 1495 }));
    const [outcomes] = await Promise.all([Promise.all(buyers), raise]);
    const paid = outcomes.flatMap((outcome) =>
      outcome.kind === 'PURCHASED' ? [outcome.purchase.discountedPriceCents] : [],
    );
    expect(paid.filter((cents) => cents > 1495)).toEqual([]);
    expect(outcomes.filter(({ kind }) => kind === 'OFFER_CHANGED')).toHaveLength(40 - paid.length);
    expect(await takenOf(brochure)).toEqual(all(paid.length));
  });

  it('sells unlimited coupons without end', async () => {
    const brochure = await offer({ couponsUnlimited: true, numberOfCoupons: null });
    for (let time = 0; time < 3; time += 1) expect((await buy(brochure)).kind).toBe('PURCHASED');
    expect(await takenOf(brochure)).toEqual(all(3));
  });

  it.each([
    ['one after the other', async (ask: () => Promise<unknown>) => [await ask(), await ask(), await ask()]],
    ['at the same moment', (ask: () => Promise<unknown>) => Promise.all(Array.from({ length: 20 }, ask))],
  ])('returns the same coupon for the same key, requested %s', async (_how, times) => {
    const brochure = await offer({ numberOfCoupons: 1 });
    const input = { email: newEmail(), idempotencyKey: `opening-${nextNumber()}` };
    const outcomes = (await times(() => buy(brochure, input))) as Awaited<ReturnType<typeof buy>>[];
    const codes = outcomes.map((outcome) => (outcome.kind === 'PURCHASED' ? outcome.purchase.code : outcome.kind));
    expect(new Set(codes).size).toBe(1);
    expect(codes[0]).toHaveLength(12);
    expect(await takenOf(brochure)).toEqual(all(1));
  });

  it('returns the coupon for its key when the ad is gone meanwhile', async () => {
    const brochure = await offer();
    const input = { email: newEmail(), idempotencyKey: `opening-${nextNumber()}` };
    const bought = await buy(brochure, input);
    await test.database
      .getRepository(Brochure)
      .update({ id: brochure.id }, { recordStatus: false, deletedAt: new Date() });
    expect(await buy(brochure, input)).toMatchObject({
      kind: 'PURCHASED',
      purchase: { code: bought.kind === 'PURCHASED' ? bought.purchase.code : '' },
    });
    await expect(buy(brochure)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it("returns no coupon for another buyer's key, even concurrently", async () => {
    const [one, other] = [await offer(), await offer()];
    const idempotencyKey = `opening-${nextNumber()}`;
    const input = { email: newEmail(), idempotencyKey };
    const asked = [buy(one, input), buy(other, input), buy(one, { idempotencyKey }), buy(other, { idempotencyKey })];
    const outcomes = await Promise.allSettled(asked);
    const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused).toHaveLength(3);
    for (const { reason } of refused) expect(reason).toMatchObject({ errors: [{ code: 'KEY_REUSED' }] });
    expect((await takenOf(one)).counter + (await takenOf(other)).counter).toBe(1);
  });

  it('gives one to each e-mail address, ignoring case, even concurrently', async () => {
    const brochure = await offer();
    const email = newEmail();
    const outcomes = await Promise.all(
      [email, email.toUpperCase(), email].map((each) => buy(brochure, { email: each })),
    );
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['ALREADY_PURCHASED', 'ALREADY_PURCHASED', 'PURCHASED']);
    expect((await buy(await offer(), { email })).kind).toBe('PURCHASED');
    const generous = context({ purchases: { perEmail: 2, perNetwork: 100, heldAfter: 100 } });
    expect((await buy(brochure, { email }, generous)).kind).toBe('PURCHASED');
    expect((await buy(brochure, { email }, generous)).kind).toBe('ALREADY_PURCHASED');
    expect(await takenOf(brochure)).toEqual(all(2));
  });

  it.each([
    ['kim+1@people.example', 'kim+two@people.example', 'Kim@People.Example', 'kim@people.example'],
    ['kim.tran@gmail.com', 'kimtran+x@gmail.com', 'k.i.m.t.r.a.n@googlemail.com', 'KIMTRAN@gmail.com'],
  ])('gives one to a person who spells the address differently, even concurrently: %s', async (...spellings) => {
    const brochure = await offer();
    const outcomes = await Promise.all(spellings.map((email) => buy(brochure, { email })));
    expect(outcomes.filter(({ kind }) => kind === 'PURCHASED')).toHaveLength(1);
    const refused = outcomes.filter(({ kind }) => kind === 'ALREADY_PURCHASED');
    expect(refused).toHaveLength(3);
    for (const outcome of refused) {
      expect(outcome).toMatchObject({ message: 'This offer is limited to one coupon a person.' });
    }
    expect(await takenOf(brochure)).toEqual(all(1));
  });

  it('tells people apart whose addresses differ otherwise', async () => {
    const brochure = await offer();
    const people = ['kim.tran@people.example', 'kimtran@people.example', 'kim.tran@gmail.com', '+kim@people.example'];
    for (const email of people) expect((await buy(brochure, { email })).kind).toBe('PURCHASED');
    expect(await takenOf(brochure)).toEqual(all(people.length));
  });

  it("gives a person as many as the ad's limit, whatever the site's, even to 30 requests at once", async () => {
    const brochure = await offer({ couponsPerPerson: 2 });
    const kim = Array.from({ length: 15 }, (_, at) => `kim+${at}@people.example`);
    const pat = Array.from({ length: 15 }, (_, at) => `p.at+${at}@gmail.com`);
    const outcomes = await Promise.all([...kim, ...pat].map((email) => buy(brochure, { email })));
    expect(outcomes.filter(({ kind }) => kind === 'PURCHASED')).toHaveLength(4);
    expect(outcomes.find(({ kind }) => kind === 'ALREADY_PURCHASED')).toMatchObject({
      message: 'This offer is limited to 2 coupons a person.',
    });
    expect(await takenOf(brochure)).toEqual(all(4));
    const strict = await offer({ couponsPerPerson: 1 });
    const generous = context({ purchases: { perEmail: 5, perNetwork: 100, heldAfter: 100 } });
    const kinds = await Promise.all([1, 2, 3].map(() => buy(strict, { email: 'pat@people.example' }, generous)));
    expect(kinds.filter(({ kind }) => kind === 'PURCHASED')).toHaveLength(1);
  });

  it.each<[string, Partial<Brochure>, string]>([
    ['sold out', { numberOfCouponsPurchased: 10 }, 'SOLD_OUT'],
    ['over', { validTo: '2020-01-31' }, 'ENDED'],
    ['archived', { status: 'ARCHIVED' }, 'ENDED'],
  ])('reports an offer that is %s', async (_what, changes, kind) => {
    const brochure = await offer(changes);
    expect(await buy(brochure)).toMatchObject({ kind, brochure: { id: brochure.id } });
    expect(await takenOf(brochure)).toMatchObject({ purchases: 0, events: 0 });
  });

  it.each<[string, Partial<Brochure>]>([
    ['a preview', { status: 'PENDING_REVIEW' }],
    ['a deleted ad', { recordStatus: false, deletedAt: new Date() }],
    ['another type', { type: 'LP_AD' }],
    ['an ad that has not begun', { validFrom: '2099-01-01' }],
  ])('finds no coupon in %s', async (_what, changes) => {
    const brochure = await offer(changes);
    await expect(buy(brochure)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await takenOf(brochure)).toEqual(all(0));
  });

  it('refuses an unknown ad, and a buyer without a name', async () => {
    await expect(buy(Object.assign(new Brochure(), { id: 2_000_000_000 }))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(buy(await offer(), { name: ' ' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it.each(
    ['coupon_purchases', 'statistic_events', 'audit_log_entries'].flatMap((table) => [
      [table, 'cannot be written', `RAISE 'the disk is full'`, 'the disk is full'] as const,
      [table, 'is where the connection dies', 'PERFORM pg_terminate_backend(pg_backend_pid())', 'terminat'] as const,
    ]),
  )('leaves nothing behind when %s %s', async (table, _what, fault, message) => {
    const brochure = await offer();
    await test.database.query(`
        CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${fault}; RETURN NEW; END $$`);
    await test.database.query(`CREATE TRIGGER fail BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION fail()`);
    const input = { email: newEmail(), idempotencyKey: `opening-${nextNumber()}` };
    await expect(buy(brochure, input)).rejects.toThrow(message);
    expect(await takenOf(brochure)).toEqual(all(0));
    await test.database.query(`DROP FUNCTION fail CASCADE`);
    expect((await buy(brochure, input)).kind).toBe('PURCHASED');
    expect(await takenOf(brochure)).toEqual(all(1));
  });

  it('loses no confirmed coupon and gives none twice while connections die at any step', async () => {
    const brochure = await offer({ couponsUnlimited: true, numberOfCoupons: null });
    const buyers = Array.from({ length: 12 }, () => ({ email: newEmail(), idempotencyKey: `opening-${nextNumber()}` }));
    const kill = () =>
      test.database.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL`);
    const answered = new Map<string, string>();
    const buyOnce = async (input: (typeof buyers)[number]): Promise<void> => {
      const outcome = await buy(brochure, input).catch(() => null);
      if (outcome?.kind === 'PURCHASED') answered.set(input.email, outcome.purchase.code);
    };
    for (let round = 0; round < 4; round += 1) {
      const open = Promise.all(buyers.map(buyOnce));
      for (let shot = 0; shot < 5; shot += 1) await kill().catch(() => undefined);
      const before = new Map(answered);
      await open;
      for (const [email, code] of before) expect(answered.get(email)).toBe(code);
    }
    // the pool may still return a killed connection
    await eventually(async () => {
      await Promise.all(buyers.map(buyOnce));
      expect(answered.size).toBe(buyers.length);
    });
    const kept = await test.database.getRepository(CouponPurchase).findBy({ brochureId: brochure.id });
    expect(new Map(kept.map(({ email, code }) => [email, code]))).toEqual(answered);
    expect(await takenOf(brochure)).toEqual(all(12));
  });
});
