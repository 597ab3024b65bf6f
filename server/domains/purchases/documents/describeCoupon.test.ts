import { Brochure } from '../../brochures/Brochure';
import { Vendor } from '../../vendors/Vendor';
import { CouponPurchase } from '../CouponPurchase';
import { describeCoupon } from './describeCoupon';

const purchase = Object.assign(new CouponPurchase(), {
  code: '7K2M9QXR04TB',
  name: 'Kim Tran',
  title: 'Two flat whites for one',
  normalPriceCents: 1999,
  discountedPriceCents: 1495,
  normalPriceSince: '2026-01-01',
  offerStartsOn: '2026-11-01',
  couponsUnlimited: false,
  couponHours: null,
  termsOfOffer: 'One <b>each</b>.\n\nDine in &amp; take away.',
  validTo: '2026-12-31',
  purchasedAt: new Date('2026-11-20T15:00:00Z'),
  ...{ heldUntil: null, confirmedAt: null, voidedAt: null },
});
const brochure = Object.assign(new Brochure(), {
  ...{ id: 12, companyName: null, timeZone: 'Australia/Brisbane' },
  ...{ addressLine1: '1 River Street', addressLine2: null, city: 'Noosa', state: 'QLD', postcode: '4567' },
  ...{ phoneNo: null, contactPhone: '(07) 7010 1234' },
});
const vendor = Object.assign(new Vendor(), { companyName: 'Tide Cafe Pty Ltd', phoneNo: '(07) 7010 0000' });
const describeWith = (changes: { purchase?: Partial<CouponPurchase>; brochure?: Partial<Brochure> } = {}) =>
  describeCoupon({
    purchase: Object.assign(new CouponPurchase(), purchase, changes.purchase),
    brochure: Object.assign(new Brochure(), brochure, changes.brochure),
    vendor,
    publicUrl: 'https://offers.example',
  });

describe('the texts of a printed coupon', () => {
  it('show the terms of the purchase', () => {
    expect(describeWith()).toEqual({
      title: 'Two flat whites for one',
      companyName: 'Tide Cafe Pty Ltd',
      price: '$14.95',
      saving: 'Normally $19.99 – you save $5.04 (25.21%)',
      validity: 'Valid until 31/12/2026',
      hours: '',
      code: '7K2M-9QXR-04TB',
      redeemUrl: 'https://offers.example/redeem?code=7K2M9QXR04TB',
      buyer: 'Reserved for Kim Tran on 21/11/2026', // it is tomorrow in Brisbane
      contact: ['1 River Street, Noosa QLD 4567', '(07) 7010 1234'],
      conditions: ['One each .', 'Dine in & take away.'],
      notice: '',
      offerUrl: 'https://offers.example/details/12',
    });
  });

  it.each<[string, Partial<CouponPurchase>, RegExp]>([
    ['is held', { heldUntil: purchase.purchasedAt }, /^Not valid yet: confirm it/],
    ['is confirmed', { heldUntil: purchase.purchasedAt, confirmedAt: purchase.purchasedAt }, /^$/],
    ['was cancelled', { voidedAt: purchase.purchasedAt }, /^No longer valid/],
    ['was not confirmed', { heldUntil: purchase.purchasedAt, voidedAt: purchase.purchasedAt }, /^No longer valid/],
  ])('say whether the coupon is good: it %s', (_what, changes, notice) => {
    expect(describeWith({ purchase: changes }).notice).toMatch(notice);
  });

  it.each<[string, Partial<CouponPurchase>]>([
    ['nobody says since when the normal price has been charged', { normalPriceSince: null }],
    ['the normal price was charged since the offer began only', { normalPriceSince: '2026-11-01' }],
    ['coupons are unlimited, as on the card', { couponsUnlimited: true }],
  ])('claim no saving where %s', (_why, changes) => {
    expect(describeWith({ purchase: changes }).saving).toBe('');
  });

  it('keep the saving of the purchase, whatever the ad says later', () => {
    expect(describeWith({ brochure: { normalPriceSince: null, couponsUnlimited: true } }).saving).not.toBe('');
  });

  it('say when the coupon can be used, as it was at the purchase', () => {
    const changes = {
      purchase: { couponHours: 'Mo-Th 17:00-20:00; PH closed' },
      brochure: { couponHours: 'Mo 17:00-18:00' },
    };
    expect(describeWith(changes).hours).toBe('When: Mon–Thu 5–8 pm · not on public holidays');
  });

  it('say free where the price is zero', () => {
    expect(describeWith({ purchase: { discountedPriceCents: 0 } }).price).toBe('Free');
  });

  it("omit unknown details, and use the vendor's number where the ad has none", () => {
    const nowhere = { addressLine1: null, city: null, state: null, postcode: null, contactPhone: null };
    expect(describeWith({ brochure: nowhere }).contact).toEqual(['(07) 7010 0000']);
  });
});
