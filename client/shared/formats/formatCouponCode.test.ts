import { formatCouponCode } from './formatCouponCode';

it('prints a code in groups of four', () => {
  expect(formatCouponCode('ABCDEFGH2345')).toBe('ABCD-EFGH-2345');
});
