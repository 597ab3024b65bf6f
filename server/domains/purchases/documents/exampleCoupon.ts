import type { CouponDocument } from './CouponDocument';

/** A coupon of a fictitious vendor, for the tests and the benchmark of its PDF. */
export const exampleCoupon: CouponDocument = {
  title: 'Two flat whites for one',
  companyName: 'Tide Cafe Pty Ltd',
  price: '$14.95',
  saving: 'Normally $19.99 – you save $5.04 (25.21%)',
  validity: 'Valid until 31/12/2026',
  hours: 'When: Mon–Fri 7–11 am · not on public holidays',
  code: '7K2M-9QXR-04TB',
  redeemUrl: 'https://offers.example/redeem?code=7K2M9QXR04TB',
  notice: '',
  buyer: 'Reserved for Kim Tran on 20/11/2026',
  contact: ['1 River Street, Noosa QLD 4567', '(07) 7010 1234'],
  conditions: ['One for each person.', 'Dine in only.'],
  offerUrl: 'https://offers.example/details/12',
};
