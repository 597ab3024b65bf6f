import { fireEvent, screen, waitFor } from '@testing-library/react';
import { GetCouponButtonBrochureFragmentDoc } from '../../generated/GetCouponButton';
import { mockBrochure } from '../../test/mockBrochure';
import { renderScreen } from '../../test/renderScreen';
import { WithBrochure } from '../../test/WithBrochure';
import type { HeldCoupon } from '../my-offers/MyOffers';
import { CouponTicket } from './ticket/CouponTicket';
import { GetCouponButton } from './GetCouponButton';

type Values = Parameters<typeof mockBrochure>[2];

const button = (
  <WithBrochure fragment={GetCouponButtonBrochureFragmentDoc}>
    {(ad) => (
      <>
        <GetCouponButton brochure={ad} />
        <p>Below the button</p>
      </>
    )}
  </WithBrochure>
);
const couponAd: Values = { type: 'CP_AD', companyName: 'Tern Surf', discountedPriceCents: 1500, couponsRemaining: 3 };
const open = (values: Values = {}) =>
  renderScreen({
    routes: [
      { path: '/', element: button },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    at: '/',
    answers: { brochure: () => mockBrochure(7, 'Surf lesson', { ...couponAd, ...values }) },
  });
const link = () => screen.queryByRole('link', { name: 'Get coupon' });

afterEach(() => jest.restoreAllMocks());

it('opens the form in a dialog over the page, with the name in focus, and closes it again', async () => {
  const { user, place } = await open();
  await waitFor(() => expect(link()).toHaveAttribute('href', '/details/7/coupon'));
  await user.click(link()!);
  const dialog = await screen.findByRole('dialog', { name: 'Get coupon' });
  expect(dialog).toHaveTextContent('Surf lesson · Tern Surf');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(place.current).toBe('/');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows that it was pressed until the dialog is there', async () => {
  await open();
  await waitFor(() => expect(link()).toBeVisible());
  expect(link()).not.toHaveAttribute('aria-busy');
  fireEvent.click(link()!);
  expect(link()).toHaveAttribute('aria-busy', 'true');
  await screen.findByRole('dialog', { name: 'Get coupon' });
  expect(screen.getByText('Get coupon', { selector: 'a' })).not.toHaveAttribute('aria-busy');
});

it('names the company once when the title already names it', async () => {
  const { user } = await open({ companyName: 'Surf lesson' });
  await user.click(await screen.findByRole('link', { name: 'Get coupon' }));
  expect(await screen.findByText('Surf lesson')).toBeVisible();
});

it('leaves a click with a modifier to the browser, which opens a tab', async () => {
  const { user } = await open();
  const target = await screen.findByRole('link', { name: 'Get coupon' });
  const prevented: boolean[] = [];
  const follow = (event: Event) => {
    prevented.push(event.defaultPrevented);
    event.preventDefault(); // jsdom cannot navigate and reports that
  };
  document.addEventListener('click', follow, { once: true });
  await user.keyboard('{Control>}');
  await user.click(target);
  expect(prevented).toEqual([false]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that a coupon needs a connection, and opens nothing without one', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, place } = await open();
  const target = await screen.findByRole('link', { name: 'Get coupon' });
  expect(target).toHaveAccessibleDescription('A coupon needs a connection.');
  await user.click(target);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(place.current).toBe('/');
});

it.each<[string, Values, boolean]>([
  ['is there for an unlimited coupon', { couponsUnlimited: true, couponsRemaining: 0 }, true],
  ['is there for a coupon without a known number', { couponsRemaining: null }, true],
  ['is missing when all are taken', { couponsRemaining: 0 }, false],
  ['is missing in a preview', { status: 'PENDING_REVIEW' }, false],
  ['is missing on an ad without coupons', { type: 'BRO_AD' }, false],
])('%s', async (_when, values, isThere) => {
  await open(values);
  await screen.findByText('Below the button');
  expect(link() !== null).toBe(isThere);
});

describe('the ticket', () => {
  const coupon: HeldCoupon = {
    ...{ token: 't', code: 'AAAA-BBBB-CCCC', title: 'Coffee', companyName: 'Tern', discountedPriceCents: 550 },
    ...{ termsOfOffer: 'One each.', validTo: '2099-12-24', state: 'VALID', brochureDatabaseId: 7 },
    couponHoursSummary: null,
    ...{ redeemUrl: 'https://offers.example/redeem?code=A', pdfPath: '/rest/coupon/public/t/pdf' },
  };
  const draw = (values: Partial<HeldCoupon> = {}) => {
    const element = <CouponTicket coupon={{ ...coupon, ...values }} />;
    return renderScreen({ routes: [{ path: '/', element }], at: '/' });
  };

  it('shows code, QR code, price and last day at the till', async () => {
    await draw();
    expect(await screen.findByRole('img', { name: 'QR code of the coupon AAAA-BBBB-CCCC' })).toBeVisible();
    for (const text of ['AAAA-BBBB-CCCC', '$5.50', '24/12/2099', 'One each.']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
  });

  it.each<[string, Partial<HeldCoupon>]>([
    ['Redeemed', { state: 'REDEEMED' }],
    ['Cancelled', { state: 'VOIDED' }],
    ['Ended', { validTo: '2020-01-01' }],
  ])('says “%s” and shows no QR code that a till would refuse', async (state, values) => {
    await draw(values);
    expect(screen.getByText(state)).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('offers no PDF when the device knows no address of it', async () => {
    await draw({ pdfPath: '' });
    expect(screen.queryByRole('link', { name: 'Download PDF' })).toBeNull();
  });

  it('says that the code is enough when the PDF cannot be fetched, and tries again', async () => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const asked: string[] = [];
    Object.assign(globalThis, { fetch: (url: string) => (asked.push(url), Promise.reject(new TypeError('offline'))) });
    const { user } = await draw();
    await user.click(screen.getByRole('link', { name: 'Download PDF' }));
    expect(await screen.findByText(/The code is good without it/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Try the PDF again' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[0]).toContain('/rest/coupon/public/t/pdf');
  });
});
