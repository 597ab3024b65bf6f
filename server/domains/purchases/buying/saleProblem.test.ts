import { Brochure } from '../../brochures/Brochure';
import { saleProblem } from './saleProblem';

const noon = new Date('2026-11-20T02:00:00Z'); // 12:00 in Brisbane
const onSale = Object.assign(new Brochure(), {
  type: 'CP_AD',
  status: 'PUBLISHED',
  recordStatus: true,
  validFrom: '2026-11-20',
  validTo: '2026-11-20',
  timeZone: 'Australia/Brisbane',
  numberOfCoupons: 3,
  numberOfCouponsPurchased: 2,
  couponsUnlimited: false,
});
const saleOf = (changes: Partial<Brochure>) => Object.assign(new Brochure(), onSale, changes);

it.each<[string, Partial<Brochure>, string | null]>([
  ['the last one is left', {}, null],
  ['there is no end of them', { couponsUnlimited: true, numberOfCoupons: null, numberOfCouponsPurchased: 500 }, null],
  ['all are taken', { numberOfCouponsPurchased: 3 }, 'All coupons of this offer are taken.'],
  ['the last day is over', { validFrom: null, validTo: '2026-11-19' }, 'This offer ended on 19/11/2026.'],
  ['it was archived', { status: 'ARCHIVED' }, 'This offer has ended.'],
])('returns the problem when %s', (_what, changes, message) => {
  expect(saleProblem(saleOf(changes), noon)?.message ?? null).toBe(message);
});

it.each<[string, Partial<Brochure>]>([
  ['a preview', { status: 'PENDING_REVIEW' }],
  ['a deleted ad', { recordStatus: false }],
  ['an ad that is no coupon', { type: 'LP_AD' }],
  ['an ad that has not begun', { validFrom: '2026-11-21', validTo: '2026-12-01' }],
])('finds no coupon in %s', (_what, changes) => {
  expect(() => saleProblem(saleOf(changes), noon)).toThrow('no such coupon');
});
