import { getCouponState } from './getCouponState';

const fresh = { heldUntil: null, confirmedAt: null, redeemedAt: null, voidedAt: null, validTo: '2026-11-20' };
const then = new Date('2026-11-19T02:00:00Z');

it.each([
  ['VALID', 'before its last day', fresh, '2026-11-01T00:00:00Z', 'Australia/Brisbane'],
  ['VALID', 'in the last hour of its last day', fresh, '2026-11-20T13:59:59Z', 'Australia/Brisbane'],
  ['ENDED', 'after it', fresh, '2026-11-20T14:00:00Z', 'Australia/Brisbane'],
  ['VALID', 'where it is still that day', fresh, '2026-11-20T14:00:00Z', 'Australia/Perth'],
  ['HELD', 'until it is confirmed', { ...fresh, heldUntil: then }, '2026-11-01T00:00:00Z', 'Australia/Perth'],
  [
    'VALID',
    'once confirmed',
    { ...fresh, heldUntil: then, confirmedAt: then },
    '2026-11-20T00:00:00Z',
    'Australia/Perth',
  ],
  ['REDEEMED', 'once it was, for good', { ...fresh, redeemedAt: then }, '2026-12-20T00:00:00Z', 'Australia/Perth'],
  ['VOIDED', 'once it was, for good', { ...fresh, voidedAt: then }, '2026-12-20T00:00:00Z', 'Australia/Perth'],
])('is %s %s', (state, _when, coupon, now, timeZone) => {
  expect(getCouponState(coupon, timeZone, new Date(now))).toBe(state);
});
