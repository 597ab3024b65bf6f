import { couponLabels } from './couponLabels';

const coupon = {
  normalPriceCents: 4500,
  discountedPriceCents: 3000,
  discountCents: 1500,
  discountPercent: 33.33,
  couponsUnlimited: false,
  couponsRemaining: 12,
};

test('amount with 2 decimals, percent of the normal price with 2 decimals, number less purchases', () => {
  expect(couponLabels(coupon)).toEqual({
    price: '$30.00',
    before: { word: 'Was', amount: '$45.00' },
    discount: '$15.00 (33.33%)',
    isSavingClaimed: true,
    remaining: '12',
    soldOut: false,
    fewLeft: false,
    notApplicable: false,
  });
});

test('unlimited coupons show N/A for price, discount and remaining', () => {
  expect(couponLabels({ ...coupon, couponsUnlimited: true, couponsRemaining: null })).toEqual({
    price: 'N/A',
    before: null,
    discount: 'N/A',
    isSavingClaimed: false,
    remaining: 'N/A',
    soldOut: false,
    fewLeft: false,
    notApplicable: true,
  });
});

const unproven = { ...coupon, discountCents: null, discountPercent: null };

test('a normal price without proof is a value, not a price of before, and the saving is N/A', () => {
  expect(couponLabels(unproven)).toMatchObject({
    before: { word: 'Value', amount: '$45.00' },
    discount: 'N/A',
    isSavingClaimed: false,
  });
});

test('a price above the normal one saves nothing: neither a saving below zero nor a price before is shown', () => {
  const words = couponLabels({ ...unproven, normalPriceCents: 1200, discountedPriceCents: 1800 });
  expect(words).toMatchObject({ price: '$18.00', before: null, discount: 'N/A' });
});

test('none left is sold out, which is not the same as few left', () => {
  expect(couponLabels({ ...coupon, couponsRemaining: 0 })).toMatchObject({ soldOut: true, fewLeft: false });
  expect(couponLabels({ ...coupon, couponsRemaining: 10 })).toMatchObject({ soldOut: false, fewLeft: true });
});
