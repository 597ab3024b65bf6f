import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { useTestDatabase } from '../../../test/testDatabase';
import { takeCoupon } from './takeCoupon';

const test = useTestDatabase();

// the statement itself has to hold the dates: an offer may end between the look at it and the taking
it.each([
  ['2026-11-19T13:59:59Z', false],
  ['2026-11-19T14:00:00Z', true],
  ['2026-11-21T13:59:59Z', true],
  ['2026-11-21T14:00:00Z', false],
])('at %s of an offer for two days in Brisbane: %s', async (now, isTaken) => {
  const dates = { validFrom: '2026-11-20', validTo: '2026-11-21', timeZone: 'Australia/Brisbane' };
  const { id: brochureId } = await makeCouponAd(test.database, dates);
  const taking = { brochureId, name: 'Kim Tran', email: 'kim@people.example', idempotencyKey: null, accountId: null };
  const purchase = await takeCoupon(test.database.manager, { ...taking, now: new Date(now) });
  expect(purchase !== null).toBe(isTaken);
});
