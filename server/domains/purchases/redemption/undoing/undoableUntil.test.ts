import type { Viewer } from '../../../../shared/Viewer';
import { undoableUntil } from './undoableUntil';

const redeemedAt = new Date('2026-11-20T02:00:00Z');
const viewer: Viewer = { accountId: 7, role: 'VENDOR', vendorId: 1, vendorRole: 'TILL' };

it('is 10 minutes after the redemption, for whoever redeemed it', () => {
  const until = new Date('2026-11-20T02:10:00Z');
  const own = { redeemedAt, redeemedById: 7 };
  expect(undoableUntil(own, viewer, redeemedAt)).toEqual(until);
  expect(undoableUntil(own, viewer, new Date('2026-11-20T02:09:59.999Z'))).toEqual(until);
  expect(undoableUntil(own, viewer, until)).toBeNull();
});

it.each([
  ['a colleague', { redeemedAt, redeemedById: 8 }, viewer],
  ['nobody', { redeemedAt, redeemedById: null }, viewer],
  ['an anonymous caller', { redeemedAt, redeemedById: 7 }, null],
  ['a coupon that is not redeemed', { redeemedAt: null, redeemedById: null }, viewer],
])('is null for %s', (_what, coupon, caller) => {
  expect(undoableUntil(coupon, caller, redeemedAt)).toBeNull();
});
