import { screen } from '@testing-library/react';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { LastActionsProvider } from '../../../ui/last-actions/LastActionsProvider';
import type { Buyer } from './Buyer';
import { buyersCsv } from './BuyersList';
import VendorCouponsScreen from './VendorCouponsScreen';

jest.mock('../../../platform/downloads/saveText', () => ({ saveText: jest.fn() }));
const { saveText } = jest.requireMock<{ saveText: jest.Mock }>('../../../platform/downloads/saveText');

const routes = [
  {
    path: '/vendor/coupons',
    element: (
      <UnstyledAntd>
        <LastActionsProvider>
          <VendorCouponsScreen />
        </LastActionsProvider>
      </UnstyledAntd>
    ),
  },
];

const buyer = (id: number, changes: Partial<Buyer> = {}): Buyer => ({
  ...{ __typename: 'CouponPurchase', id: `p${id}`, code: '7K2M9QXR04TB', name: `Buyer ${id}`, title: 'Two for one' },
  ...{ state: 'VALID', purchasedAt: '2026-11-19T22:00:00.000Z', redeemedAt: null, redeemedByName: null },
  ...{ validTo: '2027-01-31', brochure: { __typename: 'Brochure', id: 'b1', timeZone: 'Australia/Brisbane' } },
  ...changes,
});

/** pages of two, whatever page size is requested */
function answersOf(buyers: Buyer[]) {
  const couponPurchases = jest.fn(({ after }: { after?: string | null; state?: string | null }) => {
    const start = Number(after ?? 0);
    const shown = buyers.slice(start, start + 2);
    const pageInfo = { hasNextPage: start + 2 < buyers.length, endCursor: String(start + 2) };
    return { totalCount: buyers.length, pageInfo, edges: shown.map((node) => ({ node, cursor: 'c' })) };
  });
  return { viewer: () => ({ role: 'VENDOR' }), couponPurchases };
}

it('shows the buyers, and sends a coupon again', async () => {
  const resendCoupon = jest.fn(() => ({ purchase: buyer(1) }));
  const answers = { ...answersOf([buyer(1)]), resendCoupon };
  const { user } = await renderScreen({ routes, at: '/vendor/coupons?brochure=7&state=VALID', answers });
  expect(await screen.findByRole('heading', { name: 'Coupons of Two for one' })).toBeVisible();
  expect(screen.getByRole('row', { name: /Buyer 1 Two for one 7K2M-9QXR-04TB To redeem 20\/11\/2026/ })).toBeVisible();
  expect(answers.couponPurchases.mock.calls[0]?.[0]).toMatchObject({ brochureDatabaseId: 7, state: 'VALID' });
  await user.click(screen.getByRole('button', { name: 'Send again to Buyer 1: 7K2M-9QXR-04TB' }));
  expect(await screen.findByText('The coupon of Buyer 1 is on its way again.')).toBeVisible();
  expect(resendCoupon).toHaveBeenCalledWith({ input: { id: 'p1' } }, expect.anything(), expect.anything());
});

it('shows more, and exports all of them', async () => {
  const all = [1, 2, 3, 4, 5].map((id) => buyer(id));
  const { user } = await renderScreen({ routes, at: '/vendor/coupons', answers: answersOf(all) });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('rowheader', { name: 'Buyer 4' })).toBeVisible();
  expect(screen.getAllByRole('rowheader')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  await screen.findByRole('button', { name: 'Show more' });
  expect(saveText).toHaveBeenCalledWith(
    buyersCsv(all),
    expect.stringMatching(/^coupons-\d{4}-\d{2}-\d{2}\.csv$/),
    'text/csv;charset=utf-8',
  );
});

it('reports that there are none', async () => {
  await renderScreen({ routes, at: '/vendor/coupons', answers: answersOf([]) });
  expect(await screen.findByRole('heading', { name: 'No coupons here yet' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download as CSV' })).toBeDisabled();
});

it('exports names that look like formulas as text', () => {
  const line = buyersCsv([buyer(1, { name: '=cmd()', state: 'REDEEMED', redeemedAt: '2026-11-20T00:00:00.000Z' })]);
  expect(line).toContain('Reserved (Queensland time),Good until,Redeemed (Queensland time),Redeemed by\r\n');
  expect(line.split('\r\n')[1]).toBe(
    `Two for one,'=cmd(),7K2M-9QXR-04TB,Redeemed,20/11/2026 08:00,31/01/2027,20/11/2026 10:00,`,
  );
});
