import { noOffers, type HeldCoupon, type MyOffers, type SavedOffer } from './MyOffers';
import { withCoupon, withoutCoupon } from './heldCouponChanges';
import { maxCoupons, maxSaved, withSaved, withoutSaved } from './myOffersChanges';
import { withNews } from './withNews';

const offer = (databaseId: number, values: Partial<SavedOffer> = {}): SavedOffer => ({
  ...{ databaseId, id: `b${databaseId}`, type: 'LP_AD', title: `Offer ${databaseId}`, place: '' },
  ...{ validTo: null, picture: null, isGone: false },
  ...values,
});

const coupon = (token: string, values: Partial<HeldCoupon> = {}): HeldCoupon => ({
  ...{ token, code: 'AAAA-BBBB-CCCC', title: 'Coffee', companyName: '', discountedPriceCents: 500, termsOfOffer: '' },
  ...{
    validTo: '2099-12-31',
    state: 'VALID',
    brochureDatabaseId: 1,
    redeemUrl: '',
    pdfPath: '',
    couponHoursSummary: null,
  },
  ...values,
});

const ids = ({ saved }: MyOffers) => saved.map(({ databaseId }) => databaseId);
const tokens = ({ coupons }: MyOffers) => coupons.map(({ token }) => token);

test('puts the newest first and keeps no duplicates', () => {
  const offers = [1, 2, 1].reduce((all, databaseId) => withSaved(all, offer(databaseId)), noOffers);
  expect(ids(offers)).toEqual([1, 2]);
  expect(ids(withoutSaved(offers, 1))).toEqual([2]);
  expect(ids(withSaved(withoutSaved(offers, 2), offer(2), 1))).toEqual([1, 2]);
});

test('drops the oldest saved ad above the limit', () => {
  let offers = noOffers;
  for (let databaseId = 1; databaseId <= maxSaved + 1; databaseId += 1) offers = withSaved(offers, offer(databaseId));
  expect(offers.saved).toHaveLength(maxSaved);
  expect(ids(offers)).not.toContain(1);
});

test('drops invalid coupons before valid ones', () => {
  let offers = withCoupon(withCoupon(noOffers, coupon('first')), coupon('over', { state: 'REDEEMED' }));
  for (let more = 2; more < maxCoupons; more += 1) offers = withCoupon(offers, coupon(`coupon ${more}`));
  expect(tokens(offers)).toContain('over');
  offers = withCoupon(offers, coupon('last'));
  expect(offers.coupons).toHaveLength(maxCoupons);
  expect(tokens(offers)).toContain('first');
  expect(tokens(offers)).not.toContain('over');
  expect(tokens(withoutCoupon(offers, 'last'))).not.toContain('last');
});

test('updates existing entries and restores none that were removed', () => {
  const offers = withCoupon(withSaved(noOffers, offer(1)), coupon('a'));
  const news = withNews(offers, {
    saved: [offer(1, { isGone: true }), offer(2)],
    coupons: [coupon('a', { state: 'ENDED' }), coupon('b')],
  });
  expect(news.saved).toEqual([offer(1, { isGone: true })]);
  expect(news.coupons).toEqual([coupon('a', { state: 'ENDED' })]);
});
