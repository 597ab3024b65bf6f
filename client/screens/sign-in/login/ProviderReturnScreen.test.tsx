import { screen, waitFor } from '@testing-library/react';
import { providerTrip, type ProviderTrip } from '../../../features/session/login/providerTrip';
import { sessionStore } from '../../../features/session/sessionStore';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import ProviderReturnScreen from './ProviderReturnScreen';

const routes = [
  {
    path: '/login/with/:provider',
    element: (
      <UnstyledAntd>
        <ProviderReturnScreen />
      </UnstyledAntd>
    ),
  },
  { path: '*', element: <p>Elsewhere</p> },
];

const account = { id: 'a', did: 'abc', email: 'robin@localoffers.example', name: 'Robin', role: 'ADMINISTRATOR' };
const viewer = { role: 'ADMINISTRATOR', account: { ...account, vendor: null, vendorRole: null } };
const opened = { accessToken: 'token', expiresIn: 900, viewer };
const signInProviders = () => [{ key: 'one', label: 'Example ID' }];
const input = { provider: 'one', query: 'code=x&state=y' };

async function comeBack(trip: ProviderTrip | null, answers: MockResolvers) {
  sessionStorage.clear();
  if (trip !== null) providerTrip.keep(trip);
  return renderScreen({ routes, at: '/login/with/one?code=x&state=y', answers: { signInProviders, ...answers } });
}

beforeEach(() => sessionStore.end('SIGNED_OUT'));

it.each([
  ['/admin/mails', '/admin/mails'],
  [null, '/admin'],
  ['https://evil.example', '/admin'],
  ['//evil.example', '/admin'],
  ['/\\evil.example', '/admin'],
  ['javascript:alert(1)', '/admin'],
])('signs in, and goes to %s only if that is here', async (from, expected) => {
  const loginWithProvider = jest.fn(() => opened);
  const { place } = await comeBack({ purpose: 'SIGN_IN', from }, { loginWithProvider });
  await waitFor(() => expect(place.current).toBe(expected));
  expect(loginWithProvider).toHaveBeenCalledTimes(1);
  expect(loginWithProvider).toHaveBeenCalledWith({ input }, expect.anything(), expect.anything());
});

it('says why it did not sign in, with the other ways to do so, and cleans the address', async () => {
  const { place } = await comeBack(
    { purpose: 'SIGN_IN', from: null },
    {
      loginWithProvider: () => {
        throw refusal('FORBIDDEN', 'No login is connected to this Example ID account.');
      },
    },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('No login is connected to this Example ID account.');
  expect(screen.getByLabelText('Password')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue with Example ID' })).toBeVisible();
  expect(place.current).toBe('/login/with/one');
});

it('asks for the second step', async () => {
  const challenge = { token: 'challenge', expiresIn: 300, methods: ['AUTHENTICATOR', 'RECOVERY_CODE'] };
  await comeBack(null, {
    loginWithProvider: () => {
      throw refusal('SECOND_FACTOR_REQUIRED', 'One more step.', { challenge });
    },
  });
  expect(await screen.findByLabelText('Code')).toBeVisible();
});

describe('with a session', () => {
  beforeEach(() =>
    sessionStore.begin({
      ...{ accessToken: 'token', endsAt: Date.now() + 900_000, role: 'ADMINISTRATOR' },
      user: { did: 'abc', email: 'robin@localoffers.example', name: 'Robin', vendor: null },
    }),
  );

  it('connects the account', async () => {
    const connectAccount = jest.fn(() => ({ connectedAccount: { did: 'abc', label: 'Example ID' } }));
    await comeBack({ purpose: 'CONNECT', from: null }, { connectAccount });
    expect(await screen.findByRole('heading', { name: 'Example ID is connected' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to your account' })).toHaveAttribute('href', '/admin/account');
    expect(connectAccount).toHaveBeenCalledTimes(1);
  });

  it('says why the account is not connected', async () => {
    await comeBack(null, {
      connectAccount: () => {
        throw refusal('VALIDATION_FAILED', 'Choose the one with robin@localoffers.example.');
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose the one with robin@localoffers.example.');
  });
});
