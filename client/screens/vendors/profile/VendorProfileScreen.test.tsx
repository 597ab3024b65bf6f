import { screen, waitFor } from '@testing-library/react';
import type { Session } from '../../../features/session/Session';
import { sessionStore } from '../../../features/session/sessionStore';
import { refusal, type MockAnswers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { LastActionsProvider } from '../../../ui/last-actions/LastActionsProvider';
import VendorProfileScreen from './VendorProfileScreen';

const routes = [
  {
    path: '/vendor/profile',
    element: (
      <UnstyledAntd>
        <LastActionsProvider>
          <VendorProfileScreen />
        </LastActionsProvider>
      </UnstyledAntd>
    ),
  },
];

const vendor = {
  ...{ id: 'v4', databaseId: 4, companyName: 'Wren & Co', contactName: 'Robin', contactEmail: 'robin@wren.example' },
  ...{ phoneNo: '07 5447 2211', abn: null, postalAddress: null },
};
const account = { id: 'a1', did: 'abc', email: 'robin@wren.example', name: 'Robin', vendor };
const session: Session = {
  accessToken: 'old',
  role: 'VENDOR',
  user: { did: 'abc', email: 'robin@wren.example', name: 'Robin', vendor: { databaseId: 4, companyName: 'Wren & Co' } },
};
const logins = [
  { ...account, state: 'ACTIVE', lastLoginAt: '2026-11-20T00:00:00.000Z' },
  { id: 'a2', email: 'kim@wren.example', name: null, state: 'SUSPENDED', lastLoginAt: null },
];

async function open(answers: MockAnswers) {
  sessionStore.begin(session);
  const viewer = () => ({ role: 'VENDOR', account, vendor });
  const accounts = () => ({ edges: logins.map((node) => ({ node, cursor: 'c' })) });
  return renderScreen({ routes, at: '/vendor/profile', answers: { viewer, accounts, ...answers } });
}

it('saves what the company says about itself', async () => {
  const updateVendor = jest.fn(() => ({ vendor }));
  const { user } = await open({ updateVendor });
  await user.click(await screen.findByLabelText(/^Postal address/));
  await user.paste('1 River Street\nNoosa QLD 4567');
  await user.click(screen.getByRole('button', { name: 'Save the profile' }));
  expect(await screen.findByText('Your company’s profile is saved.')).toBeVisible();
  const input = {
    ...{ id: 'v4', companyName: 'Wren & Co', contactName: 'Robin', contactEmail: 'robin@wren.example' },
    ...{ phoneNo: '07 5447 2211', abn: '', postalAddress: '1 River Street\nNoosa QLD 4567' },
  };
  expect(updateVendor).toHaveBeenCalledWith({ input }, expect.anything(), expect.anything());
});

it('says at each field what the server refused', async () => {
  const message = 'Enter a telephone number that works in Australia, for example (07) 7010 1234.';
  const updateVendor = () => {
    throw refusal('VALIDATION_FAILED', message, { errors: [{ field: 'phoneNo', code: 'INVALID', message }] });
  };
  const { user } = await open({ updateVendor });
  await user.click(await screen.findByRole('button', { name: 'Save the profile' }));
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Phone/)));
});

it('goes on with the new token after a change of the password', async () => {
  const changePassword = jest.fn(() => ({ accessToken: 'new', viewer: { role: 'VENDOR', account } }));
  const { user } = await open({ changePassword });
  await user.click(await screen.findByLabelText('Present password'));
  await user.paste('kettle banksia marble');
  await user.click(screen.getByLabelText('New password'));
  await user.paste('quiet violet umbrella');
  await user.click(screen.getByRole('button', { name: 'Change the password' }));
  await waitFor(() => expect(sessionStore.get().session?.accessToken).toBe('new'));
  expect(changePassword).toHaveBeenCalledWith(
    { input: { currentPassword: 'kettle banksia marble', newPassword: 'quiet violet umbrella' } },
    expect.anything(),
    expect.anything(),
  );
});

it('ends all sessions, this one too', async () => {
  const logoutEverywhere = jest.fn(() => ({ ok: true }));
  const { user } = await open({ logoutEverywhere });
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(sessionStore.get()).toEqual({ session: null, end: 'SIGNED_OUT' }));
  expect(logoutEverywhere).toHaveBeenCalledTimes(1);
});

it('names the logins of the company', async () => {
  await open({});
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Robin (you)robin@wren.example · active · last here 20 Nov 2026',
    'kim@wren.examplesuspended · never signed in',
  ]);
});
