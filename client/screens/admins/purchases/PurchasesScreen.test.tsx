import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../../test/mockServer';
import { pageOf } from '../../../test/pageOf';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import PurchasesScreen from './PurchasesScreen';
import { purchasesCsv } from './usePurchasesExport';

const purchase = (id: string, values = {}) => ({
  ...{ id, databaseId: 1, code: 'ABCDEFGH2345', name: 'Kim Tran', email: 'kim@people.example', title: 'Two coffees' },
  ...{ normalPriceCents: 2000, discountedPriceCents: 1250, validTo: '2026-12-24', state: 'VALID' as const },
  ...{ purchasedAt: '2026-11-20T01:00:00Z', redeemedAt: null, redeemedByName: null, voidedAt: null, voidReason: null },
  outsideConditionsReason: null,
  brochure: {
    id: 'b7',
    databaseId: 7,
    type: 'CP_AD' as const,
    vendor: { id: 'v3', databaseId: 3, companyName: 'Tide Café' },
  },
  ...values,
});

async function render(answers = {}, at = '/admin/purchases') {
  const asked: unknown[] = [];
  const state = { purchase: purchase('p1') };
  const view = await renderAdminScreen({
    ...{ path: '/admin/purchases', element: <PurchasesScreen />, at },
    answers: {
      couponPurchases: (args) => {
        asked.push(args);
        return pageOf([state.purchase]);
      },
      ...answers,
    },
  });
  return { ...view, asked, state };
}

it('shows a coupon with its buyer, offer and vendor', async () => {
  await render();
  const row = (await screen.findByText('ABCD-EFGH-2345')).closest('tr') ?? document.body;
  expect(row).toHaveTextContent(
    /Kim Tran.*kim@people\.example.*Two coffees.*Tide Café.*\$12\.50.*Validuntil 24\/12\/2026/,
  );
  expect(within(row).getByRole('link', { name: 'Two coffees' })).toHaveAttribute(
    'href',
    '/admin/brochure/coupon-ad/manage/7',
  );
  expect(within(row).getByRole('link', { name: 'Tide Café' })).toHaveAttribute('href', '/admin/vendors/3');
});

it('asks for confirmation before voiding, with coupon and buyer, and sends the reason', async () => {
  const voided: unknown[] = [];
  const voidCoupon = ({ input }: { input: unknown }) => {
    voided.push(input);
    return { purchase: { id: 'p1', state: 'VOIDED', voidedAt: '2026-11-20T02:00:00Z' } };
  };
  const { user } = await render({ voidCoupon });
  await user.click(await screen.findByRole('button', { name: 'Void: ABCD-EFGH-2345' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Void coupon ABCD-EFGH-2345 of Kim Tran?')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Bought by mistake');
  await user.click(dialog.getByRole('button', { name: 'Void coupon' }));
  expect(await screen.findByText(/is void; there is one more to be had/)).toBeVisible();
  expect(voided).toEqual([{ id: 'p1', reason: 'Bought by mistake' }]);
});

it('says why a coupon is not voided, and keeps the input', async () => {
  const voidCoupon = () => {
    throw refusal('CONFLICT', 'This coupon was redeemed on 20/11/2026.');
  };
  const { user } = await render({ voidCoupon });
  await user.click(await screen.findByRole('button', { name: /^Void:/ }));
  const reason = await screen.findByRole('textbox', { name: /^Reason/ });
  await user.type(reason, 'Sorry');
  await user.click(screen.getByRole('button', { name: 'Void coupon' }));
  expect(await screen.findByText(/is not voided\. This coupon was redeemed/)).toBeVisible();
  expect(reason).toHaveValue('Sorry');
});

it('says that a coupon is outside its times, and confirms that with the redemption', async () => {
  const redeemed: unknown[] = [];
  const reason = 'Not valid on Sundays.';
  const { user } = await render({
    couponPurchases: () => pageOf([purchase('p1', { outsideConditionsReason: reason })]),
    redeemCoupon: ({ input }: { input: unknown }) => {
      redeemed.push(input);
      return { purchase: purchase('p1', { state: 'REDEEMED', redeemedAt: '2026-11-20T02:00:00Z' }) };
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Redeem: / }));
  expect(await screen.findByText(reason)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Redeem all the same' }));
  expect(await screen.findByText('Coupon ABCD-EFGH-2345 of Kim Tran is redeemed.')).toBeVisible();
  expect(redeemed).toEqual([{ code: 'ABCDEFGH2345', outsideConditions: true }]);
});

it('redeems a coupon for a shop without a till, after one confirmation', async () => {
  const redeemed: unknown[] = [];
  const redeemCoupon = ({ input }: { input: unknown }) => {
    redeemed.push(input);
    return { purchase: purchase('p1', { state: 'REDEEMED', redeemedAt: '2026-11-20T02:00:00Z' }) };
  };
  const { user } = await render({ redeemCoupon });
  await user.click(await screen.findByRole('button', { name: 'Redeem: ABCD-EFGH-2345 of Kim Tran' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Redeem coupon ABCD-EFGH-2345 of Kim Tran?')).toBeInTheDocument();
  expect(redeemed).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Redeem coupon' }));
  expect(await screen.findByText('Coupon ABCD-EFGH-2345 of Kim Tran is redeemed.')).toBeVisible();
  expect(redeemed).toEqual([{ code: 'ABCDEFGH2345' }]);
});

it('reports that a till was faster', async () => {
  const redeemCoupon = () => {
    throw refusal('CONFLICT', 'This coupon was redeemed on 20/11/2026 at 2:30 pm, by Marnie.');
  };
  const { user } = await render({ redeemCoupon });
  await user.click(await screen.findByRole('button', { name: /^Redeem: / }));
  await user.click(await screen.findByRole('button', { name: 'Redeem coupon' }));
  expect(await screen.findByText(/is not redeemed\. This coupon was redeemed on .* by Marnie/)).toBeVisible();
});

it('mails a coupon again', async () => {
  const { user } = await render({ resendCoupon: () => ({ purchase: { id: 'p1' } }) });
  await user.click(await screen.findByRole('button', { name: /^Send again/ }));
  expect(await screen.findByText('The coupon of Kim Tran is mailed again.')).toBeVisible();
});

it('searches by code, and keeps the search in the address', async () => {
  const { user, place, asked } = await render({}, '/admin/purchases?ad=7&state=VALID');
  await screen.findByText('ABCD-EFGH-2345');
  expect(asked[0]).toMatchObject({ brochureDatabaseId: 7, state: 'VALID', code: null });
  await user.type(screen.getByRole('searchbox', { name: 'Code' }), 'abcd{Enter}');
  await waitFor(() => expect(place.current).toBe('/admin/purchases?code=abcd&ad=7&state=VALID'));
});

it('exports purchases for a spreadsheet', () => {
  expect(purchasesCsv([purchase('p1', { name: '=cmd()' })])).toBe(
    '\ufeffCode,State,Buyer,Email,Offer,Ad,Vendor,Price,Normal price,Reserved (Queensland time),' +
      'Valid to,Redeemed (Queensland time),Redeemed by,Voided (Queensland time)\r\n' +
      "ABCD-EFGH-2345,Valid,'=cmd(),kim@people.example,Two coffees,7,Tide Café,12.5,20,20/11/2026 11:00,24/12/2026,,,\r\n",
  );
});
