import { makeCouponAd } from '../../../../test/factories/makeCouponAd';
import { countStatements } from '../../../../test/database/countStatements';
import { makeContext } from '../../../../test/makeContext';
import { useTestDatabase } from '../../../../test/testDatabase';
import { purchaseCoupon } from '../purchaseCoupon';

const test = useTestDatabase();

const buy = (brochureId: number, email: string, idempotencyKey: string | null = null) =>
  purchaseCoupon(makeContext({ database: test.database }), { brochureId, name: 'Kim Tran', email, idempotencyKey });

it('reads together what 60 late buyers of two offers ask for, and tells each apart', async () => {
  const [one, other] = [
    await makeCouponAd(test.database, { numberOfCoupons: 1 }),
    await makeCouponAd(test.database, { numberOfCoupons: 1 }),
  ];
  const key = 'the-key-of-a-repeat';
  const first = await buy(one.id, 'first@people.example', key);
  await buy(other.id, 'other@people.example');
  const buyers = Array.from(
    { length: 58 },
    (_, at) => [at % 2 ? one.id : other.id, `late-${at}@people.example`] as const,
  );
  const late = await countStatements(async () => {
    const outcomes = await Promise.all([
      ...buyers.map(([id, email]) => buy(id, email)),
      buy(one.id, 'First@people.example'),
      buy(other.id, 'first@people.example'),
    ]);
    expect(outcomes.map(({ kind, brochure }) => [kind, brochure.id])).toEqual([
      ...buyers.map(([id]) => ['SOLD_OUT', id]),
      ['ALREADY_PURCHASED', one.id],
      ['SOLD_OUT', other.id],
    ]);
    // no two requests share an ad, to which their resolvers add
    expect(new Set(outcomes.map(({ brochure }) => brochure)).size).toBe(60);
  });
  expect(late.length).toBeLessThanOrEqual(6);

  const repeat = await buy(one.id, 'first@people.example', key);
  expect([first, repeat].map((outcome) => outcome.kind === 'PURCHASED' && outcome.purchase.id)).toEqual(
    Array.from({ length: 2 }, () => first.kind === 'PURCHASED' && first.purchase.id),
  );
});

it('writes nothing for a buyer whose last coupon another one took meanwhile', async () => {
  const { id } = await makeCouponAd(test.database, { numberOfCoupons: 3 });
  const outcomes = await Promise.all(Array.from({ length: 12 }, (_, at) => buy(id, `eager-${at}@people.example`)));
  expect(outcomes.filter(({ kind }) => kind === 'PURCHASED')).toHaveLength(3);
  expect(outcomes.filter(({ kind }) => kind === 'SOLD_OUT')).toHaveLength(9);
  const [rows] = await test.database.query<object[]>(
    `SELECT (SELECT count(*)::int FROM coupon_purchases WHERE brochure_id = $1) AS coupons,
       (SELECT count(*)::int FROM audit_log_entries WHERE after->>'brochureId' = $1::text) AS lines`,
    [id],
  );
  expect(rows).toEqual({ coupons: 3, lines: 3 });
});

it('sells again at once when another process raises the number or returns a coupon', async () => {
  const { id } = await makeCouponAd(test.database, { numberOfCoupons: 1 });
  const first = await buy(id, 'first@people.example');
  // what another process commits, nobody has told this one of
  for (const change of ['number_of_coupons = 2', 'number_of_coupons_purchased = number_of_coupons_purchased - 1']) {
    expect((await buy(id, 'second@people.example')).kind).toBe('SOLD_OUT');
    await test.database.query(`UPDATE brochures SET ${change} WHERE id = $1`, [id]);
    expect((await buy(id, `${change.length}@people.example`)).kind).toBe('PURCHASED');
  }
  expect(first.kind).toBe('PURCHASED');
});
