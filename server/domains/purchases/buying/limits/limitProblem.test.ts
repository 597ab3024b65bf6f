import type { EntityManager } from 'typeorm';
import { scansOf } from '../../../../test/database/scansOf';
import { makeCouponAd } from '../../../../test/factories/makeCouponAd';
import { makeContext } from '../../../../test/makeContext';
import { useTestDatabase } from '../../../../test/testDatabase';
import { countHeld, problemOfHolding } from './limitProblem';

const test = useTestDatabase();

it('reads no coupon of other people, however many have one', async () => {
  const offer = await makeCouponAd(test.database, { numberOfCoupons: 500 });
  await test.database.query(
    `INSERT INTO coupon_purchases (did, brochure_id, name, email, code, title, normal_price_cents, discounted_price_cents,
       normal_price_since, offer_starts_on, coupons_unlimited, terms_of_offer, valid_to, purchased_at, terms_version)
     SELECT left(md5(n::text), 12), b.id, 'Kim Tran', n || '@people.example', upper(left(md5(n::text), 12)), b.title,
       b.normal_price_cents, b.discounted_price_cents, b.normal_price_since, '2026-01-01', false, b.terms_of_offer,
       b.valid_to, now(), '01/01/2026'
     FROM brochures b, generate_series(1, 500) n WHERE b.id = $1`,
    [offer.id],
  );
  const asked: { sql: string; values: unknown[] }[] = [];
  const manager = {
    query: (sql: string, values: unknown[]) => {
      asked.push({ sql, values });
      return test.database.query(sql, values);
    },
  } as unknown as EntityManager;
  const context = makeContext({ database: test.database });
  const problemOf = async (person: string) => {
    const [held = 0] = await countHeld(manager, context.identitySecret, [{ brochureId: offer.id, person }]);
    return problemOfHolding(context, offer, held);
  };
  expect(await problemOf('somebody@else.example')).toBeNull();
  expect(await problemOf('7@people.example')).toMatchObject({ kind: 'ALREADY_PURCHASED' });

  const rows: number[] = [];
  for (const statement of asked) {
    rows.push((await scansOf(test.database, statement)).reduce((sum, scan) => sum + scan.rows, 0));
  }
  expect(rows).toEqual([0, 1]);
});
