import { screen, waitFor } from '@testing-library/react';
import { leaveTo } from '../../platform/page/navigation/leaveTo';
import { refusal, type MockResolvers } from '../../test/mockServer';
import { renderScreen } from '../../test/renderScreen';
import { UnstyledAntd } from '../../test/UnstyledAntd';
import { LastActionsProvider } from '../../ui/last-actions/LastActionsProvider';
import { providerTrip } from '../session/login/providerTrip';
import { ConnectedAccounts } from './ConnectedAccounts';

jest.mock('../../platform/page/navigation/leaveTo');

const google = { did: 'abcdefghijkm', label: 'Google', createdAt: '2026-11-19T01:00:00.000Z', lastUsedAt: null };
const providers = [
  { key: 'google', label: 'Google' },
  { key: 'one', label: 'Example ID' },
];
const answers = (connectedAccounts: object[], signInProviders: object[]): MockResolvers => ({
  viewer: () => ({ role: 'VENDOR', connectedAccounts }),
  signInProviders: () => signInProviders,
});

async function open(given: MockResolvers) {
  const element = (
    <UnstyledAntd>
      <LastActionsProvider>
        <p>Account</p>
        <ConnectedAccounts />
      </LastActionsProvider>
    </UnstyledAntd>
  );
  return renderScreen({ routes: [{ path: '/', element }], at: '/', answers: given });
}

it('shows nothing where there is nothing to connect', async () => {
  const viewer = jest.fn(() => ({ role: 'VENDOR', connectedAccounts: [] }));
  await open({ ...answers([], []), viewer });
  await waitFor(() => expect(viewer).toHaveBeenCalled());
  expect(screen.queryByText('Connected accounts')).not.toBeInTheDocument();
});

it('goes to a provider to connect an account', async () => {
  const startConnection = jest.fn(() => ({ url: 'https://accounts.example/auth' }));
  const { user } = await open({ ...answers([google], providers), startConnection });
  await user.click(await screen.findByRole('button', { name: 'Connect Example ID' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://accounts.example/auth'));
  expect(providerTrip.read()).toEqual({ purpose: 'CONNECT', from: null });
  expect(startConnection).toHaveBeenCalledWith({ input: { provider: 'one' } }, expect.anything(), expect.anything());
});

it('disconnects one, also of a provider that is configured no more', async () => {
  const disconnectAccount = jest.fn(() => ({ did: google.did }));
  let connected: object[] = [google];
  const { user } = await open({
    ...answers([], []),
    viewer: () => ({ role: 'VENDOR', connectedAccounts: connected }),
    disconnectAccount: () => {
      connected = [];
      return disconnectAccount();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Disconnect Google' }));
  await waitFor(() => expect(screen.queryByText('Google')).not.toBeInTheDocument());
  expect(disconnectAccount).toHaveBeenCalledTimes(1);
});

it('says that a provider does not answer', async () => {
  const startConnection = () => {
    throw refusal('UNAVAILABLE', 'Google does not answer at the moment.');
  };
  const { user } = await open({ ...answers([], providers), startConnection });
  await user.click(await screen.findByRole('button', { name: 'Connect Google' }));
  expect(await screen.findByText(/Google does not answer at the moment/)).toBeInTheDocument();
});
