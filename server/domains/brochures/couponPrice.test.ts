import { couponPrice } from './couponPrice';
import { couponsRemaining } from './couponsRemaining';

describe('couponPrice', () => {
  it.each([
    ['as in the domain facts', 1999, 1495, false, { discountCents: 504, discountPercent: 25.21 }],
    ['for nothing', 2000, 0, false, { discountCents: 2000, discountPercent: 100 }],
    ['one cent off', 10_000_000, 9_999_999, false, { discountCents: 1, discountPercent: 0 }],
    ['a third', 300, 200, false, { discountCents: 100, discountPercent: 33.33 }],
    ['no discount', 300, 300, false, { discountCents: 0, discountPercent: 0 }],
    ['unlimited: N/A', 2000, 1000, true, null],
    ['normal price zero: N/A', 0, 0, false, null],
    ['no normal price', null, 1000, false, null],
    ['no discounted price', 2000, null, false, null],
  ])('%s', (_, normalPriceCents, discountedPriceCents, couponsUnlimited, price) => {
    expect(couponPrice({ normalPriceCents, discountedPriceCents, couponsUnlimited })).toEqual(price);
  });
});

describe('couponsRemaining', () => {
  it.each([
    [10, 3, false, 7],
    [10, 10, false, 0],
    [null, 0, false, null],
    [null, 25, true, null],
  ])('%s less %s, unlimited %s: %s', (numberOfCoupons, numberOfCouponsPurchased, couponsUnlimited, remaining) => {
    expect(couponsRemaining({ numberOfCoupons, numberOfCouponsPurchased, couponsUnlimited })).toBe(remaining);
  });
});
