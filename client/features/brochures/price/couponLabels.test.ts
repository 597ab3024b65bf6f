import { couponLabels } from './couponLabels';

const coupon = {
  normalPriceCents: 4500,
  discountedPriceCents: 3000,
  discountCents: 1500,
  discountPercent: 33.33,
  couponsUnlimited: false,
  couponsRemaining: 12,
};

test('shows the amount and percentage with 2 decimals and the number less purchases', () => {
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

test('shows N/A for price, discount and remaining of unlimited coupons', () => {
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

test('calls an unproven normal price a value and shows the saving as N/A', () => {
  expect(couponLabels(unproven)).toMatchObject({
    before: { word: 'Value', amount: '$45.00' },
    discount: 'N/A',
    isSavingClaimed: false,
  });
});

test('shows neither a negative saving nor a former price when the price is above the normal one', () => {
  const words = couponLabels({ ...unproven, normalPriceCents: 1200, discountedPriceCents: 1800 });
  expect(words).toMatchObject({ price: '$18.00', before: null, discount: 'N/A' });
});

test('shows "sold out" for none left, not "few left"', () => {
  expect(couponLabels({ ...coupon, couponsRemaining: 0 })).toMatchObject({ soldOut: true, fewLeft: false });
  expect(couponLabels({ ...coupon, couponsRemaining: 10 })).toMatchObject({ soldOut: false, fewLeft: true });
});
