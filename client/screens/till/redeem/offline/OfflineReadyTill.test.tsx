import { screen, waitFor } from '@testing-library/react';
import { webcrypto } from 'node:crypto';
import { hashCouponCode } from '../../../../../shared/coupons/hashCouponCode';
import { sessionStore } from '../../../../features/session/sessionStore';
import { renderScreen } from '../../../../test/renderScreen';
import { UnstyledAntd } from '../../../../test/UnstyledAntd';
import RedeemScreen from '../RedeemScreen';
import { ownerOfList, tillList } from './tillList';
import { tillQueue } from './tillQueue';

const code = '7K2M9QXR04T9';
const session = {
  ...{ accessToken: 'token', role: 'VENDOR' as const },
  user: {
    ...{ did: 'me', email: 'kim@people.example', name: 'Kim', vendorRole: 'TILL' as const },
    vendor: { databaseId: 7, companyName: 'River Boats' },
  },
};

beforeEach(async () => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  sessionStore.begin(session);
  tillQueue.set([]);
  const offer = {
    __typename: 'OfflineOffer' as const,
    ...{ brochureDatabaseId: 7, title: 'Boat', discountedPriceCents: 2000, termsOfOffer: 'One each.', state: 'QLD' },
    ...{ couponHours: null, validTo: '2999-12-31', timeZone: 'Australia/Brisbane', held: [] },
    valid: [await hashCouponCode('salt', code)],
  };
  tillList.keep({
    __typename: 'OfflineCouponList',
    ...{ list: 'a.b.c', salt: 'salt', fetchedAt: new Date().toISOString(), count: 1, totalCount: 1, offers: [offer] },
    ...{ owner: ownerOfList(session), receivedAt: Date.now() },
  });
});

it('redeems offline, and is then ready for the next code', async () => {
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
  const { user } = await renderScreen({ routes, at: `/redeem?code=${code}` });
  await user.click(await screen.findByRole('button', { name: 'Redeem offline' }));
  expect(await screen.findByRole('heading', { name: 'Redeemed on this device' })).toBeVisible();
  expect(screen.getByText('7K2M-9QXR-04T9')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Next coupon' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code of the coupon')));
  expect(screen.getByLabelText('Code of the coupon')).toHaveValue('');
  expect(screen.queryByRole('article')).toBeNull();
  await user.type(screen.getByLabelText('Code of the coupon'), '0000-0000-0000');
  await user.click(screen.getByRole('button', { name: 'Look it up' }));
  expect(await screen.findByRole('heading', { name: 'Not known here' })).toBeVisible();
});
