import { Client } from 'pg';
import { createDataSource } from '../../../../app/database/createDataSource';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { connectionsBesidePool } from '../../../../platform/database/connections';
import { eventually } from '../../../../test/eventually';
import { countStatements } from '../../../../test/database/countStatements';
import { makeCouponAd } from '../../../../test/factories/makeCouponAd';
import { nextNumber } from '../../../../test/factories/nextNumber';
import { makeContext } from '../../../../test/makeContext';
import { rememberJobs } from '../../../../test/rememberJobs';
import { useTestDatabase } from '../../../../test/testDatabase';
import { CouponPurchase } from '../../CouponPurchase';
import { purchaseCoupon, type CouponRequest } from '../purchaseCoupon';

const test = useTestDatabase();

const newEmail = () => `buyer-${nextNumber()}@people.example`;

function buy(brochureId: number, input: Partial<CouponRequest> = {}, as: Partial<RequestContext> = {}) {
  const context = makeContext({ database: test.database, ...as });
  return purchaseCoupon(context, { brochureId, name: 'Kim Tran', email: newEmail(), ...input });
}

const offer = (numberOfCoupons: number) => makeCouponAd(test.database, { numberOfCoupons });

async function storedOf(brochureId: number) {
  const purchases = await test.database.getRepository(CouponPurchase).findBy({ brochureId });
  const [rows] = await test.database.query<object[]>(
    `SELECT (SELECT number_of_coupons_purchased FROM brochures WHERE id = $1) AS counter,
       (SELECT count(*)::int FROM statistic_events WHERE brochure_id = $1 AND event_code = 'COUPON_PURCHASE') AS events,
       (SELECT count(*)::int FROM audit_log_entries WHERE after->>'brochureId' = $1::text) AS lines`,
    [brochureId],
  );
  return { coupons: purchases.length, ...rows };
}

const all = (count: number) => ({ coupons: count, counter: count, events: count, lines: count });

const triggers = {
  'at once': 'TRIGGER fail BEFORE INSERT ON coupon_purchases',
  'at the commit': 'CONSTRAINT TRIGGER fail AFTER INSERT ON coupon_purchases DEFERRABLE INITIALLY DEFERRED',
};

async function failFor(email: string, when: keyof typeof triggers): Promise<void> {
  await test.database.query(
    `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN IF NEW.email = '${email}' THEN RAISE 'this row cannot be written'; END IF; RETURN NEW; END $$`,
  );
  await test.database.query(`CREATE ${triggers[when]} FOR EACH ROW EXECUTE FUNCTION fail()`);
}

afterEach(() => test.database.query('DROP FUNCTION IF EXISTS fail CASCADE'));

it('sells to 60 buyers of one moment in two transactions, 40 coupons and no more', async () => {
  const { id } = await offer(40);
  const jobs = rememberJobs();
  const statements = await countStatements(async () => {
    const outcomes = await Promise.all(Array.from({ length: 60 }, () => buy(id, {}, { jobs })));
    expect(outcomes.filter(({ kind }) => kind === 'PURCHASED')).toHaveLength(40);
    expect(outcomes.filter(({ kind }) => kind === 'SOLD_OUT')).toHaveLength(20);
    const codes = outcomes.flatMap((outcome) => (outcome.kind === 'PURCHASED' ? [outcome.purchase.code] : []));
    expect(new Set(codes).size).toBe(40);
    // no two requests share an ad, to which their resolvers add
    expect(new Set(outcomes.map(({ brochure }) => brochure)).size).toBe(60);
  });
  expect(statements.filter((sql) => sql === 'COMMIT').length).toBeLessThanOrEqual(2);
  expect(statements.filter((sql) => /UPDATE brochures/.test(sql)).length).toBeLessThanOrEqual(2);
  expect(await storedOf(id)).toEqual(all(40));
  const kept = await test.database.getRepository(CouponPurchase).findBy({ brochureId: id });
  expect(jobs.enqueued.map(({ name, payload }) => [name, payload]).sort()).toEqual(
    kept.map((purchase) => ['mail-coupon', { purchaseId: purchase.id }]).sort(),
  );
});

it('keeps the rules of each buyer among those of the same moment', async () => {
  const { id } = await offer(100);
  const [email, idempotencyKey] = [newEmail(), `opening-${nextNumber()}`];
  const purchases = { perEmail: 1, perNetwork: 3, heldAfter: 2 };
  const settled = await Promise.allSettled([
    buy(id, { email, idempotencyKey }),
    buy(id, { email: email.toUpperCase(), idempotencyKey }),
    buy(id, { idempotencyKey }),
    buy(id, { email }),
    buy(id, { expectedPriceCents: 1494 }),
    ...Array.from({ length: 5 }, () => buy(id, {}, { remoteAddress: '198.51.100.7', purchases })),
    buy(id, {}, { remoteAddress: '192.0.2.7', purchases }),
  ]);
  const told = settled.map((one) =>
    one.status === 'fulfilled' ? one.value.kind : (one.reason as { code: string }).code,
  );
  expect(told).toEqual([
    ...['PURCHASED', 'PURCHASED', 'VALIDATION_FAILED', 'ALREADY_PURCHASED', 'OFFER_CHANGED'],
    ...['PURCHASED', 'PURCHASED', 'PURCHASED', 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS', 'PURCHASED'],
  ]);
  const bought = settled.flatMap((one) =>
    one.status === 'fulfilled' && one.value.kind === 'PURCHASED' ? [one.value.purchase] : [],
  );
  expect(bought[0]?.id).toBe(bought[1]?.id);
  // the third coupon of a network is held
  expect(bought.map(({ heldUntil }) => heldUntil !== null)).toEqual([false, false, false, false, true, false]);
  expect(await storedOf(id)).toEqual(all(5));
});

it.each(['at once', 'at the commit'] as const)(
  'sells to all others when one of them cannot be written %s, and confirms nothing that is not stored',
  async (when) => {
    const { id } = await offer(100);
    const email = newEmail();
    await failFor(email, when);
    const buyers = Array.from({ length: 12 }, (_, at) => (at === 7 ? email : newEmail()));
    const settled = await Promise.allSettled(buyers.map((each) => buy(id, { email: each })));
    expect(settled.map(({ status }) => status)).toEqual(
      buyers.map((each) => (each === email ? 'rejected' : 'fulfilled')),
    );
    expect(settled[7]).toMatchObject({ reason: { message: 'this row cannot be written' } });
    expect(await storedOf(id)).toEqual(all(11));
  },
);

it('lets buyers of one ad not wait for another that is locked', async () => {
  const [stuck, free] = [await offer(10), await offer(10)];
  const holder = new Client({ connectionString: test.url });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM brochures WHERE id = $1 FOR UPDATE', [stuck.id]);
  const first = buy(stuck.id);
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => buy(free.id)));
  expect(outcomes.every(({ kind }) => kind === 'PURCHASED')).toBe(true);
  await holder.query('COMMIT');
  await holder.end();
  expect((await first).kind).toBe('PURCHASED');
});

it('decides crossed keys of two ads, and refuses no other buyer for them', async () => {
  const ads = [await offer(20), await offer(20)];
  const [one, other] = [1, 2].map(() => ({ email: newEmail(), idempotencyKey: `crossed-${nextNumber()}` }));
  const others = ads.flatMap(({ id }) => Array.from({ length: 5 }, () => buy(id)));
  const [first = 0, second = 0] = ads.map(({ id }) => id);
  const crossed = await Promise.allSettled([buy(first, one), buy(first, other), buy(second, other), buy(second, one)]);
  const told = crossed.map((each) =>
    each.status === 'fulfilled' ? each.value.kind : (each.reason as { code: string }).code,
  );
  expect(told.sort()).toEqual(['PURCHASED', 'PURCHASED', 'VALIDATION_FAILED', 'VALIDATION_FAILED']);
  expect((await Promise.all(others)).every(({ kind }) => kind === 'PURCHASED')).toBe(true);
});

it('gives up after the time that a request waits for a connection, and sells nothing then', async () => {
  const { id } = await offer(10);
  const database = await createDataSource({ url: test.url, poolSize: 3, connectionTimeoutMs: 200 }).initialize();
  const holder = new Client({ connectionString: test.url });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM brochures WHERE id = $1 FOR UPDATE', [id]);
  const first = buy(id, {}, { database });
  // the first batch waits for the row of the ad
  await eventually(async () => {
    const { rowCount } = await holder.query('SELECT FROM pg_locks WHERE NOT granted');
    expect(rowCount).toBeGreaterThan(0);
  });
  await expect(buy(id, {}, { database })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await holder.query('COMMIT');
  await holder.end();
  expect((await first).kind).toBe('PURCHASED');
  expect(await storedOf(id)).toEqual(all(1));
  await database.destroy();
});

it('returns the coupon of a key that two ads are asked for with at one moment to one of them only', async () => {
  const ads = [await offer(10), await offer(10)];
  const input = { email: newEmail(), idempotencyKey: `opening-${nextNumber()}` };
  const others = ads.flatMap(({ id }) => Array.from({ length: 5 }, () => buy(id)));
  const settled = await Promise.allSettled(ads.map(({ id }) => buy(id, input)));
  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await Promise.all(others)).every(({ kind }) => kind === 'PURCHASED')).toBe(true);
});

it('takes no more locks than the share of its process in the lock table, however many ads are wanted at once', async () => {
  const poolSize = 6;
  const ads = await Promise.all(Array.from({ length: poolSize - 1 }, () => offer(200)));
  const database = await createDataSource({ url: test.url, poolSize }).initialize();
  const holder = new Client({ connectionString: test.url });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM brochures WHERE id = ANY($1) FOR UPDATE', [ads.map(({ id }) => id)]);
  const buyers = ads.flatMap(({ id }) =>
    Array.from({ length: 100 }, () => buy(id, { idempotencyKey: `at-once-${nextNumber()}` }, { database })),
  );
  // each batch has its own locks, and waits for the row of its ad
  let held = 0;
  await eventually(async () => {
    const [row] = await test.database.query<[{ waiting: number; locks: number }]>(
      `SELECT count(*) FILTER (WHERE NOT granted)::int AS waiting, count(*) FILTER (WHERE locktype = 'advisory')::int AS locks
       FROM pg_locks WHERE pid IN (SELECT pid FROM pg_stat_activity WHERE datname = current_database())`,
    );
    expect(row.waiting).toBe(ads.length);
    held = row.locks;
  });
  await holder.query('COMMIT');
  await holder.end();
  expect((await Promise.all(buyers)).every(({ kind }) => kind === 'PURCHASED')).toBe(true);
  await database.destroy();
  // max_locks_per_transaction is 64 by default
  expect(held).toBeLessThan(64 * (poolSize + connectionsBesidePool));
  expect(held).toBeGreaterThan(200);
});
