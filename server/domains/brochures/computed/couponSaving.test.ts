import { Brochure } from '../Brochure';
import { couponSaving, type SavingFacts } from './couponSaving';
import { couponsRemaining } from './couponsRemaining';

const facts: SavingFacts = {
  normalPriceCents: 2000,
  discountedPriceCents: 1500,
  normalPriceSince: '2026-01-01',
  offerStartsOn: '2026-11-20',
  couponsUnlimited: false,
};
const cents = (normalPriceCents: number | null, discountedPriceCents: number | null) => ({
  normalPriceCents,
  discountedPriceCents,
});

describe('couponSaving', () => {
  it.each<[string, Partial<SavingFacts>, ReturnType<typeof couponSaving>]>([
    ['an amount in cents', cents(1999, 1495), { discountCents: 504, discountPercent: 25.21 }],
    ['for nothing', cents(2000, 0), { discountCents: 2000, discountPercent: 100 }],
    ['one cent off', cents(10_000_000, 9_999_999), { discountCents: 1, discountPercent: 0 }],
    ['a third', cents(300, 200), { discountCents: 100, discountPercent: 33.33 }],
    ['no saving: N/A', cents(300, 300), null],
    ['a price above the normal one: N/A', cents(1200, 1800), null],
    ['unlimited: N/A', { couponsUnlimited: true }, null],
    ['normal price zero: N/A', cents(0, 0), null],
    ['no normal price', cents(null, 1000), null],
    ['no discounted price', cents(2000, null), null],
    ['nobody says since when: N/A', { normalPriceSince: null }, null],
    ['charged since the first day of the offer only: N/A', { normalPriceSince: '2026-11-20' }, null],
    ['charged after the offer began: N/A', { normalPriceSince: '2026-11-21' }, null],
    ['charged a day before', { normalPriceSince: '2026-11-19' }, { discountCents: 500, discountPercent: 25 }],
    ['no first day yet', { offerStartsOn: null }, { discountCents: 500, discountPercent: 25 }],
  ])('%s', (_, changes, saving) => {
    expect(couponSaving({ ...facts, ...changes })).toEqual(saving);
  });

  it.each<[string, Partial<Brochure>, string | null]>([
    ['its first day', { validFrom: '2026-12-01', status: 'PUBLISHED' }, '2026-12-01'],
    ['the day on which it was published, in its zone', { validFrom: null, status: 'PUBLISHED' }, '2026-11-20'],
    ['not known while it waits', { validFrom: null, status: 'PENDING_REVIEW' }, null],
  ])('the offer of an ad starts on %s', (_, changes, day) => {
    const ad = { publishedAt: new Date('2026-11-19T15:00:00Z'), timeZone: 'Australia/Brisbane', ...changes };
    expect(Object.assign(new Brochure(), ad).offerStartsOn).toBe(day);
  });
});

describe('couponsRemaining', () => {
  it.each([
    [10, 3, false, 7],
    [10, 10, false, 0],
    [null, 0, false, null],
    [null, 25, true, null],
  ])('%s minus %s, unlimited %s: %s', (numberOfCoupons, numberOfCouponsPurchased, couponsUnlimited, remaining) => {
    expect(couponsRemaining({ numberOfCoupons, numberOfCouponsPurchased, couponsUnlimited })).toBe(remaining);
  });
});
