import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../../../test/mockServer';
import { renderScreen } from '../../../../test/renderScreen';
import { UnstyledAntd } from '../../../../test/UnstyledAntd';
import { RedeemedToday } from './RedeemedToday';

const routes = [
  {
    path: '/redeem',
    element: (
      <UnstyledAntd>
        <RedeemedToday />
      </UnstyledAntd>
    ),
  },
];
const viewer = () => ({ role: 'VENDOR' });
const soon = () => new Date(Date.now() + 5 * 60_000).toISOString();

const coupon = (n: number, changes: object = {}) => ({
  ...{ id: `p${n}`, code: '7K2M9QXR04TB', name: 'Kim Tran', title: `Boat ${n}`, state: 'REDEEMED' },
  ...{ redeemedAt: '2026-11-20T04:30:00.000Z', redeemedByName: 'Toni', undoableUntil: null },
  ...{ normalPriceCents: 4000, discountedPriceCents: 2000, discountCents: 2000, termsOfOffer: 'One each.' },
  ...{ validTo: '2027-01-31', purchasedAt: '2026-11-18T00:00:00.000Z', voidedAt: null, voidReason: null },
  brochure: { id: 'b1', companyName: 'River Boats', timeZone: 'Australia/Brisbane' },
  ...changes,
});
const listOf = (coupons: object[], totalCount = coupons.length) => ({
  totalCount,
  edges: coupons.map((node) => ({ node })),
});

it('shows what was redeemed today, in the time zone of the ad', async () => {
  await renderScreen({ routes, at: '/redeem', answers: { viewer, redemptionsToday: () => listOf([coupon(1)]) } });
  const line = within(await screen.findByRole('listitem'));
  expect(line.getByText('Boat 1')).toBeVisible();
  expect(line.getByText('2:30 pm')).toBeVisible();
  expect(line.getByText(/for Kim Tran, redeemed by Toni/)).toBeVisible();
  expect(line.queryByRole('button')).toBeNull();
  expect(screen.getByText('1 coupon at all tills of your company.')).toBeVisible();
});

it('says that there is nothing yet, and why it could not be loaded', async () => {
  let fails = true;
  const redemptionsToday = () => {
    if (fails) throw refusal('UNAVAILABLE', 'Try again soon.');
    return listOf([]);
  };
  const { user } = await renderScreen({ routes, at: '/redeem', answers: { viewer, redemptionsToday } });
  expect(await screen.findByText('The list of today could not be loaded')).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText(/Nothing yet/)).toBeVisible();
});

it('shows more on demand, and at most 100', async () => {
  const redemptionsToday = jest.fn(({ first }: { first: number }) =>
    listOf(
      Array.from({ length: first }, (_, n) => coupon(n)),
      130,
    ),
  );
  const { user } = await renderScreen({ routes, at: '/redeem', answers: { viewer, redemptionsToday } });
  for (const length of [20, 40, 60, 80, 100]) {
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(length));
    if (length < 100) await user.click(screen.getByRole('button', { name: 'Show more' }));
  }
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(screen.getByText(/130 coupons at all tills.*last 100/)).toBeVisible();
});

describe('undoing', () => {
  it('asks for a reason, and takes the coupon out of the list', async () => {
    let list = [coupon(1, { undoableUntil: soon() }), coupon(2)];
    const undoRedemption = jest.fn(() => {
      list = [coupon(2)];
      return { purchase: { ...coupon(1), state: 'VALID', redeemedAt: null, redeemedByName: null } };
    });
    const answers = { viewer, redemptionsToday: () => listOf(list), undoRedemption };
    const { user } = await renderScreen({ routes, at: '/redeem', answers });
    await user.click(await screen.findByRole('button', { name: /^Undo the redemption of 7K2M-9QXR-04TB, until/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo this redemption?' }));
    await user.click(dialog.getByRole('button', { name: 'Undo it' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Give the reason.');
    expect(undoRedemption).not.toHaveBeenCalled();

    await user.type(dialog.getByLabelText('Reason, kept in our log'), ' The wrong one ');
    await user.click(dialog.getByRole('button', { name: 'Undo it' }));
    await waitFor(() => expect(screen.queryByText('Boat 1')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    const input = { id: 'p1', reason: 'The wrong one' };
    expect(undoRedemption).toHaveBeenCalledWith({ input }, expect.anything(), expect.anything());
  });

  it('shows a refusal, and keeps the reason', async () => {
    const message = 'A redemption can be undone within 10 minutes. They have passed.';
    const undoRedemption = () => {
      throw refusal('CONFLICT', message);
    };
    const redemptionsToday = () => listOf([coupon(1, { undoableUntil: soon() })]);
    const answers = { viewer, redemptionsToday, undoRedemption };
    const { user } = await renderScreen({ routes, at: '/redeem', answers });
    await user.click(await screen.findByRole('button', { name: /^Undo the redemption/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason, kept in our log'), 'Oops');
    await user.click(dialog.getByRole('button', { name: 'Undo it' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(message));
    expect(dialog.getByLabelText('Reason, kept in our log')).toHaveValue('Oops');
  });

  it('is no longer offered when its time is over', async () => {
    const undoableUntil = new Date(Date.now() - 1000).toISOString();
    await renderScreen({
      ...{ routes, at: '/redeem' },
      answers: { viewer, redemptionsToday: () => listOf([coupon(1, { undoableUntil })]) },
    });
    await screen.findByText('Boat 1');
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  });
});
