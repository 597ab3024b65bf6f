import { act, screen, within } from '@testing-library/react';
import { renderScreen } from '../../test/renderScreen';
import { noOffers, type HeldCoupon, type SavedOffer } from '../my-offers/MyOffers';
import { myOffersStore } from '../my-offers/myOffersStore';
import { CachedHere } from './CachedHere';

const offer = (databaseId: number): SavedOffer => ({
  ...{ databaseId, id: `b${String(databaseId)}`, type: 'CP_AD', title: `Ad ${String(databaseId)}`, place: '' },
  ...{ validTo: null, picture: null, isGone: false },
});
const coupon = (token: string): HeldCoupon => ({
  ...{ token, code: token, title: 'Coffee', companyName: '', discountedPriceCents: 500, state: 'VALID' },
  ...{
    termsOfOffer: '',
    validTo: '2099-12-24',
    brochureDatabaseId: 7,
    redeemUrl: '',
    pdfPath: '',
    couponHoursSummary: null,
  },
});

async function open(saved: SavedOffer[], coupons: HeldCoupon[]) {
  act(() => myOffersStore.change(() => ({ saved, coupons })));
  return renderScreen({ routes: [{ path: '/', element: <CachedHere /> }], at: '/' });
}

afterEach(() => act(() => myOffersStore.change(() => noOffers)));

it('lists the first five offers of this device, which cannot be removed here', async () => {
  await open([1, 2, 3, 4, 5, 6].map(offer), []);
  const region = within(screen.getByRole('region', { name: 'Kept on this device' }));
  expect(region.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(
    [1, 2, 3, 4, 5].map((id) => `Ad ${String(id)}`),
  );
  expect(region.queryByRole('button')).toBeNull();
  expect(region.getByRole('link', { name: 'Open my offers' })).toHaveAttribute('href', '/my-offers');
  expect(region.queryByText(/coupon/)).toBeNull();
});

it.each([
  [['a'], /^Your coupon is here,/],
  [['a', 'b'], /^Your 2 coupons are here,/],
])('says that the coupons %j are here, even without a saved offer', async (tokens, words) => {
  await open([], tokens.map(coupon));
  expect(screen.getByText(words)).toBeVisible();
});

it('shows nothing when the device has nothing', async () => {
  const { container } = await open([], []);
  expect(container).toBeEmptyDOMElement();
});
