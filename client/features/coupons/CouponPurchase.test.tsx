import { act, screen } from '@testing-library/react';
import { renderScreen } from '../../test/renderScreen';
import { CouponPurchase } from './CouponPurchase';

const routes = [
  { path: '/', element: <CouponPurchase brochure={{ id: 'ad-7', databaseId: 7, discountedPriceCents: 1500 }} /> },
];

it('asks again with the new price when it has risen since the form was opened', async () => {
  const sent: unknown[] = [];
  const purchaseCoupon = ({ input }: { input: { expectedPriceCents: number } }) => {
    sent.push(input.expectedPriceCents);
    const message = 'This offer costs $18.00 now; $15.00 was shown.';
    if (input.expectedPriceCents < 1800) {
      return { __typename: 'CouponOfferChanged', message, discountedPriceCents: 1800, brochure: null };
    }
    return { __typename: 'CouponSoldOut', message: 'All coupons of this offer are taken.', brochure: null };
  };
  const { user } = await renderScreen({ routes, at: '/', answers: { purchaseCoupon } });
  expect(screen.getByText('$15.00')).toBeVisible();
  await user.type(screen.getByLabelText('Name'), 'Kim Tran');
  await user.type(screen.getByLabelText('Email'), 'kim@people.example');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Get coupon' }));
  expect(await screen.findByText('The price has changed')).toBeVisible();
  expect(screen.getByText('$18.00')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Kim Tran');
  await user.click(screen.getByRole('button', { name: 'Get coupon' }));
  expect(await screen.findByText('All coupons are taken')).toBeVisible();
  expect(sent).toEqual([1500, 1800]);
});

it('requires a connection before it sends anything, and continues once online', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // another ad, because drafts are stored by ad
  const brochure = { id: 'ad-8', databaseId: 8, discountedPriceCents: 1500 };
  const others = [{ path: '/', element: <CouponPurchase brochure={brochure} /> }];
  const sent: unknown[] = [];
  const purchaseCoupon = ({ input }: { input: { name: string } }) => {
    sent.push(input.name);
    return { __typename: 'CouponSoldOut', message: 'All coupons of this offer are taken.', brochure: null };
  };
  const { user } = await renderScreen({ routes: others, at: '/', answers: { purchaseCoupon } });
  expect(screen.getByRole('alert')).toHaveTextContent('Getting a coupon needs a connection.');
  await user.type(screen.getByLabelText('Name'), 'Kim Tran');
  await user.type(screen.getByLabelText('Email'), 'kim@people.example');
  await user.click(screen.getByRole('checkbox'));
  const button = screen.getByRole('button', { name: 'Get coupon' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  expect(sent).toEqual([]);
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await user.click(button);
  expect(await screen.findByText('All coupons are taken')).toBeVisible();
  expect(sent).toEqual(['Kim Tran']);
  isOnline.mockRestore();
});
