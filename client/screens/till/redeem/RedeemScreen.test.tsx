import { screen, waitFor, within } from '@testing-library/react';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import RedeemScreen from './RedeemScreen';

const routes = [
  {
    path: '/redeem',
    element: (
      <UnstyledAntd>
        <RedeemScreen />
      </UnstyledAntd>
    ),
  },
];

const coupon = (changes: object = {}) => ({
  ...{ id: 'p1', code: '7K2M9QXR04TB', state: 'VALID', name: 'Kim Tran', title: 'Two for one on the river' },
  ...{
    normalPriceCents: 4000,
    discountedPriceCents: 2000,
    discountCents: 2000,
    termsOfOffer: 'One each.',
    validTo: '2027-01-31',
  },
  ...{
    purchasedAt: '2026-11-18T00:00:00.000Z',
    redeemedAt: null,
    redeemedByName: null,
    voidedAt: null,
    voidReason: null,
  },
  ...{ couponHoursSummary: null, outsideConditionsReason: null },
  brochure: { id: 'b1', companyName: 'River Boats', timeZone: 'Australia/Brisbane' },
  ...changes,
});
const redeemed = coupon({
  ...{ state: 'REDEEMED', redeemedAt: '2026-11-20T04:30:00.000Z', redeemedByName: 'Marnie' },
});
const viewer = () => ({ role: 'VENDOR' });

const open = (at: string, answers: MockResolvers) => renderScreen({ routes, at, answers: { viewer, ...answers } });

it('shows the offer first, then redeems it', async () => {
  let state = coupon();
  const couponByCode = jest.fn(() => state);
  const redeemCoupon = jest.fn(() => {
    state = redeemed;
    return { purchase: redeemed };
  });
  const { user, place } = await open('/redeem', { couponByCode, redeemCoupon });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code of the coupon')));
  await user.paste(' 7k2m-9qxr-04tb ');
  await user.click(screen.getByRole('button', { name: 'Look it up' }));
  const offer = within(await screen.findByRole('article'));
  expect(offer.getByRole('heading', { name: 'This coupon is good' })).toBeVisible();
  expect(offer.getByText('Two for one on the river')).toBeVisible();
  expect(offer.getByText('$20.00')).toBeVisible();
  expect(offer.getByText('Kim Tran')).toBeVisible();
  expect(place.current).toBe('/redeem?code=7k2m-9qxr-04tb');
  expect(redeemCoupon).not.toHaveBeenCalled();

  await user.click(offer.getByRole('button', { name: 'Redeem' }));
  const done = await screen.findByRole('heading', { name: 'Redeemed' });
  await waitFor(() => expect(document.activeElement).toBe(done));
  expect(redeemCoupon).toHaveBeenCalledWith({ input: { code: '7K2M9QXR04TB' } }, expect.anything(), expect.anything());
  expect(screen.queryByRole('button', { name: 'Redeem' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Next coupon' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code of the coupon')));
  expect(screen.getByLabelText('Code of the coupon')).toHaveValue('');
  expect(screen.queryByRole('article')).toBeNull();
});

it('offers to undo what it has just redeemed, and then shows the coupon as good again', async () => {
  let state: object = coupon();
  const redeemCoupon = () => {
    state = { ...redeemed, undoableUntil: new Date(Date.now() + 600_000).toISOString() };
    return { purchase: state };
  };
  const undoRedemption = () => {
    state = coupon({ undoableUntil: null });
    return { purchase: state };
  };
  const answers = { couponByCode: () => state, redeemCoupon, undoRedemption };
  const { user } = await open('/redeem?code=7K2M9QXR04TB', answers);
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  await user.click(await screen.findByRole('button', { name: /^Undo the redemption/ }));
  await user.type(await screen.findByLabelText('Reason, kept in our log'), 'Not this one');
  await user.click(screen.getByRole('button', { name: 'Undo it' }));
  expect(await screen.findByRole('heading', { name: 'This coupon is good' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

describe('a coupon outside its times', () => {
  const reason = 'Not valid on Sundays.';
  const outside = coupon({ couponHoursSummary: 'Mon–Thu 5–8 pm', outsideConditionsReason: reason });

  it('says why, and asks once more before it redeems', async () => {
    let state: object = outside;
    const redeemCoupon = jest.fn(() => {
      state = { ...redeemed, outsideConditionsReason: reason };
      return { purchase: state };
    });
    const { user } = await open('/redeem?code=7K2M9QXR04TB', { couponByCode: () => state, redeemCoupon });
    const offer = within(await screen.findByRole('article'));
    expect(offer.getByRole('heading', { name: 'Not valid at this time' })).toBeVisible();
    expect(offer.getByText(reason)).toBeVisible();
    expect(offer.getByText('Mon–Thu 5–8 pm')).toBeVisible();

    await user.click(offer.getByRole('button', { name: 'Redeem' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Redeem it outside its times?' }));
    expect(dialog.getByText(/Not valid on Sundays/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Do not redeem' }));
    expect(redeemCoupon).not.toHaveBeenCalled();

    await user.click(offer.getByRole('button', { name: 'Redeem' }));
    await user.click(await screen.findByRole('button', { name: 'Redeem all the same' }));
    expect(await screen.findByRole('heading', { name: 'Redeemed' })).toBeVisible();
    const input = { code: '7K2M9QXR04TB', outsideConditions: true };
    expect(redeemCoupon).toHaveBeenCalledWith({ input }, expect.anything(), expect.anything());
  });

  it('is warned about when its time passes while it is shown', async () => {
    let state: object = coupon();
    const message = 'Valid on Mondays 5–8 pm only. Confirm once more to redeem it all the same.';
    const redeemCoupon = () => {
      state = outside;
      const errors = [{ field: 'outsideConditions', code: 'OUTSIDE_CONDITIONS', message }];
      throw refusal('CONFLICT', message, { errors });
    };
    const { user } = await open('/redeem?code=7K2M9QXR04TB', { couponByCode: () => state, redeemCoupon });
    await user.click(await screen.findByRole('button', { name: 'Redeem' }));
    expect(await screen.findByRole('heading', { name: 'Not valid at this time' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
  });
});

it('does not strike out an unproven normal price', async () => {
  await open('/redeem?code=7K2M9QXR04TB', { couponByCode: () => coupon({ discountCents: null }) });
  const offer = within(await screen.findByRole('article'));
  expect(offer.getByText(/Value \$40\.00/)).toBeVisible();
  expect(offer.queryByText('$40.00')).toBeNull();
});

it('says when and by whom a coupon was redeemed before', async () => {
  await open('/redeem?code=7K2M9QXR04TB', { couponByCode: () => redeemed });
  expect(await screen.findByRole('heading', { name: 'Redeemed before' })).toBeVisible();
  expect(screen.getByText(/On 20\/11\/2026, 2:30 pm by Marnie/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Redeem' })).toBeNull();
});

it('tells the slower of two tills that the other one was first', async () => {
  let state = coupon();
  const message = 'This coupon was redeemed on 20/11/2026 at 2:30 pm, by Marnie.';
  const redeemCoupon = () => {
    state = redeemed;
    throw refusal('CONFLICT', message, { errors: [{ field: 'code', code: 'REDEEMED', message }] });
  };
  const { user } = await open('/redeem?code=7K2M9QXR04TB', { couponByCode: () => state, redeemCoupon });
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  expect(await screen.findByRole('heading', { name: 'Redeemed before' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
});

it.each([
  ['VALIDATION_FAILED', 'This code holds a typing mistake.', 'This code holds a typing mistake.'],
  ['NOT_FOUND', 'There is no coupon with this code.', 'There is no coupon with this code.'],
  ['FORBIDDEN', 'Your account may not do this.', 'This coupon is of another company: it cannot be redeemed here.'],
])('shows at the field why a code is invalid: %s', async (code, message, said) => {
  const couponByCode = () => {
    throw refusal(code, message);
  };
  await open('/redeem?code=WRONG', { couponByCode });
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
  const field = screen.getByLabelText('Code of the coupon');
  expect(field).toHaveValue('WRONG');
  expect(field).toBeInvalid();
});

it('explains what to do without a camera, and returns the focus when that is closed', async () => {
  const { user } = await open('/redeem', {});
  const scan = screen.getByRole('button', { name: 'Scan with the camera' });
  await user.click(scan);
  expect(await screen.findByText('The camera cannot be used in this browser. Type the code.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Camera' })).toBeNull();
  expect(document.activeElement).toBe(scan);
});
