import { makeCouponAd } from '../../../test/factories/makeCouponAd';
import { useTestDatabase } from '../../../test/testDatabase';
import { takeCoupon } from './takeCoupon';

const test = useTestDatabase();

// the statement must check the dates too, because an offer may end after the earlier check
it.each([
  ['2026-11-19T13:59:59Z', false],
  ['2026-11-19T14:00:00Z', true],
  ['2026-11-21T13:59:59Z', true],
  ['2026-11-21T14:00:00Z', false],
])('at %s, an offer for two days in Brisbane is taken: %s', async (now, isTaken) => {
  const dates = { validFrom: '2026-11-20', validTo: '2026-11-21', timeZone: 'Australia/Brisbane' };
  const { id: brochureId } = await makeCouponAd(test.database, dates);
  const buyer = {
    name: 'Kim Tran',
    email: 'kim@people.example',
    idempotencyKey: null,
    accountId: null,
    networkHash: null,
    remind: false,
    termsVersion: '2024-04-28',
  };
  const taking = { brochureId, expectedPriceCents: null, ...buyer };
  const purchase = await takeCoupon(test.database.manager, { ...taking, now: new Date(now) });
  expect(purchase !== null).toBe(isTaken);
});

// and the price, which may rise in between
it.each([
  [1494, false],
  [1495, true],
  [1496, true],
  [null, true],
])('a coupon that costs $14.95 and was shown at %s cents is taken: %s', async (expectedPriceCents, isTaken) => {
  const { id: brochureId } = await makeCouponAd(test.database);
  const buyer = {
    name: 'Kim Tran',
    email: 'kim@people.example',
    idempotencyKey: null,
    accountId: null,
    networkHash: null,
    remind: false,
    termsVersion: '2024-04-28',
  };
  const taking = { brochureId, expectedPriceCents, ...buyer, now: new Date() };
  const purchase = await takeCoupon(test.database.manager, taking);
  expect(purchase?.discountedPriceCents ?? null).toBe(isTaken ? 1495 : null);
});
