import { act, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { PostedFormContext, type PostedForm } from '../../platform/page/contexts/PostedFormContext';
import { refusal } from '../../test/mockServer';
import { renderScreen } from '../../test/renderScreen';
import { myOffersStore } from '../my-offers/myOffersStore';
import { readCouponDraft } from './couponDraft';
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
  await user.click(screen.getByRole('checkbox', { name: /I accept/ }));
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
  await user.click(screen.getByRole('checkbox', { name: /I accept/ }));
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

describe('a purchase', () => {
  interface Sent {
    input: { name: string; email: string; acceptTerms: boolean; idempotencyKey: string };
  }
  const coupon = {
    ...{ token: 'secret', code: 'AAAA-BBBB-CCCC', title: 'Two for one', companyName: 'Tern', state: 'VALID' },
    ...{ discountedPriceCents: 0, termsOfOffer: 'One each.', validTo: '2099-12-24', brochureDatabaseId: 9 },
    couponHoursSummary: null,
    ...{ redeemUrl: 'https://offers.example/redeem?code=A', pdfPath: '/rest/coupon/public/secret/pdf' },
    ...{ appleWalletPath: null, googleWalletPath: '/coupon/secret/google-wallet' },
  };
  const bought = { __typename: 'CouponPurchased', coupon, brochure: null };
  const soldOut = { __typename: 'CouponSoldOut', message: 'All taken.', brochure: null };
  const field = (name: string) => screen.getByLabelText(name);
  const button = () => screen.getByRole('button', { name: 'Get coupon' });

  beforeEach(() => sessionStorage.clear());

  /** The server gives these answers one after the other; an error is thrown. */
  async function open(
    outcomes: (object | Error)[] = [],
    posted: PostedForm | null = null,
    props: Partial<ComponentProps<typeof CouponPurchase>> = {},
  ) {
    const sent: Sent['input'][] = [];
    const element = (
      <PostedFormContext value={posted}>
        <CouponPurchase brochure={{ id: 'ad-9', databaseId: 9, discountedPriceCents: 0 }} {...props} />
      </PostedFormContext>
    );
    const purchaseCoupon = ({ input }: Sent) => {
      sent.push(input);
      const outcome = outcomes.shift();
      if (outcome instanceof Error) throw outcome;
      return outcome;
    };
    const view = await renderScreen({ routes: [{ path: '/', element }], at: '/', answers: { purchaseCoupon } });
    const fillIn = async (email = 'kim@people.example') => {
      await view.user.clear(field('Email'));
      await view.user.type(field('Name'), 'Kim');
      await view.user.type(field('Email'), email);
      if (!screen.getByRole<HTMLInputElement>('checkbox', { name: /I accept/ }).checked)
        await view.user.click(screen.getByRole('checkbox', { name: /I accept/ }));
    };
    return { ...view, sent, fillIn };
  }

  it('checks the fields first, focuses the first wrong one, and drops a message once it is corrected', async () => {
    const { user, sent } = await open([soldOut]);
    await user.type(field('Name'), 'K');
    await user.click(button());
    expect(field('Name')).toHaveFocus();
    expect(field('Name')).toHaveAccessibleDescription('Enter your name, 2 letters or more.');
    expect(field('Email')).toHaveAccessibleDescription(/^Please enter a valid email address\. We mail the coupon/);
    expect(screen.getByRole('checkbox', { name: /I accept/ })).toHaveAccessibleDescription(
      'Accept the terms to get the coupon.',
    );
    await user.type(field('Name'), 'im');
    expect(field('Name')).toBeValid();
    expect(field('Email')).toBeInvalid();
    expect(sent).toEqual([]);
  });

  it('shows the coupon, keeps it on the device, and forgets the draft', async () => {
    const { user, fillIn } = await open([bought]);
    expect(screen.getByText('nothing')).toBeVisible();
    await fillIn(' kim@people.example ');
    expect(readCouponDraft(9)).toMatchObject({ name: 'Kim', acceptTerms: true });
    await user.click(button());
    expect(await screen.findByRole('heading', { name: 'Your coupon is reserved' })).toHaveFocus();
    const ticket = screen.getByRole('article', { name: 'Two for one' });
    expect(within(ticket).getByText('AAAA-BBBB-CCCC')).toBeVisible();
    expect(within(ticket).getByText('Free')).toBeVisible();
    const wallets = within(ticket).getAllByRole('link', { name: /Wallet/ });
    expect(wallets.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Add to Google Wallet', '/coupon/secret/google-wallet'],
    ]);
    expect(screen.getByText('kim@people.example')).toBeVisible();
    expect(myOffersStore.get().coupons).toEqual([expect.objectContaining({ token: 'secret', state: 'VALID' })]);
    expect(readCouponDraft(9).name).toBe('');
  });

  it('repeats the key of a try without an answer, so that one click too many buys one coupon', async () => {
    const { user, sent, fillIn } = await open([new Error('The connection was lost.'), soldOut]);
    await fillIn();
    await user.click(button());
    expect(await screen.findByText('Something went wrong on our side')).toBeVisible();
    expect(screen.getByText(/you get the same coupon, not a second one/)).toBeVisible();
    await user.click(button());
    expect(await screen.findByText('All coupons are taken')).toBeVisible();
    expect(sent[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
  });

  it('takes a new key after an answer', async () => {
    const { user, sent, fillIn } = await open([
      { __typename: 'CouponAlreadyPurchased', message: 'Has one.', brochure: null },
      soldOut,
    ]);
    await fillIn();
    await user.click(button());
    expect(await screen.findByText('You have this coupon already')).toBeVisible();
    await user.click(button());
    expect(await screen.findByText('All coupons are taken')).toBeVisible();
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('shows the server’s message at its field and focuses it', async () => {
    const errors = [
      { field: 'input.email', message: 'This address refuses mail.' },
      { field: 'brochureId', message: 'hidden' },
    ];
    const { user, fillIn } = await open([refusal('VALIDATION_FAILED', 'The input is invalid.', { errors })]);
    await fillIn();
    await user.click(button());
    expect(await screen.findByText('This address refuses mail.')).toBeVisible();
    expect(field('Email')).toHaveFocus();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.queryByText('hidden')).toBeNull();
  });

  const posted = { values: { name: 'Lee', email: 'lee', acceptTerms: 'true' }, retryAfterSeconds: null };

  it('continues a form that was sent without JavaScript', async () => {
    const fields = [{ field: 'email', message: 'Please enter a valid email address.' }];
    await open([], { ...posted, code: 'VALIDATION_FAILED', message: 'Wrong.', fields, idempotencyKey: null });
    expect(field('Name')).toHaveValue('Lee');
    expect(screen.getByRole('checkbox', { name: /I accept/ })).toBeChecked();
    expect(field('Email')).toBeInvalid();
    expect(field('Email')).toHaveFocus();
  });

  it('says when an offer that was sent without JavaScript has ended', async () => {
    await open([], { ...posted, code: 'ENDED', message: 'It ended on Monday.', fields: [], idempotencyKey: null });
    expect(screen.getByRole('heading', { name: 'This offer has ended' })).toHaveFocus();
    expect(screen.getByText(/It ended on Monday\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See other offers' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('offers a form to wait, and none to buy, for an ad that is sold out', async () => {
    await open([], null, { isSoldOut: true });
    expect(screen.getByText('All coupons are taken')).toBeVisible();
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Get coupon' })).toBeNull();
    const form = field('Email').closest('form');
    expect(form).toHaveAttribute('action', '/details/9/coupon');
    expect(new FormData(form!).get('wait')).toBe('1');
    expect(screen.getByText('All coupons are taken')).toHaveFocus();
  });
});
