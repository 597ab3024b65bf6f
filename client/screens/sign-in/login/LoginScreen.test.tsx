import { ApolloLink } from '@apollo/client/link';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { throwError } from 'rxjs';
import { sessionNotice } from '../../../features/session/sessionNotice';
import { sessionStore } from '../../../features/session/sessionStore';
import { refusal, type MockResolvers } from '../../../test/mockServer';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { leaveTo } from '../../../platform/page/navigation/leaveTo';
import { providerTrip } from '../../../features/session/login/providerTrip';
import LoginScreen from './LoginScreen';

jest.mock('../../../platform/page/navigation/leaveTo');
const leave = jest.mocked(leaveTo);

const routes = [
  {
    path: '/login',
    element: (
      <UnstyledAntd>
        <LoginScreen />
      </UnstyledAntd>
    ),
  },
  { path: '*', element: <p>Elsewhere</p> },
];

function welcome(role: 'ADMINISTRATOR' | 'VENDOR') {
  const vendor = role === 'VENDOR' ? { id: 'v', databaseId: 4, did: 'v', companyName: 'Wren & Co' } : null;
  const account = { id: 'a', did: 'abc', email: 'robin@localoffers.example', name: 'Robin', role, vendor };
  return { accessToken: 'token', expiresIn: 28800, viewer: { role, account, vendor, permissions: [] } };
}

async function fillIn({ user }: Awaited<ReturnType<typeof renderScreen>>) {
  await user.click(await screen.findByLabelText('Email'));
  await user.paste(' robin@localoffers.example ');
  await user.click(screen.getByLabelText('Password'));
  await user.paste('correct horse battery');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

async function signIn(answers: MockResolvers, at = '/login') {
  const view = await renderScreen({ routes, at, answers });
  await fillIn(view);
  return view;
}

describe('LoginScreen', () => {
  beforeEach(() => sessionStore.end('SIGNED_OUT'));

  it.each([
    ['ADMINISTRATOR', '/login', '/admin'],
    ['ADMINISTRATOR', '/login?from=%2Fadmin%2Fbrochures%3Fpage%3D2', '/admin/brochures?page=2'],
    ['ADMINISTRATOR', '/login?from=https%3A%2F%2Fevil.example', '/admin'],
    ['ADMINISTRATOR', '/login?from=%2F%2Fevil.example', '/admin'],
    ['VENDOR', '/login?from=%2Fadmin', '/vendor/4/brochures'],
  ] as const)('signs in as %s at %s and goes to %s', async (role, at, expected) => {
    const login = jest.fn(() => welcome(role));
    const { place } = await signIn({ login }, at);
    await waitFor(() => expect(place.current).toBe(expected));
    expect(login).toHaveBeenCalledWith(
      { input: { username: 'robin@localoffers.example', password: 'correct horse battery' } },
      expect.anything(),
      expect.anything(),
    );
    expect(sessionStore.get().session).toMatchObject({ accessToken: 'token', role });
  });

  it('reports a wrong pair, and keeps the input', async () => {
    await signIn({
      login: () => {
        throw refusal('UNAUTHENTICATED', 'The email or the password is wrong.');
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Email or password is not right');
    expect(screen.getByLabelText('Email')).toHaveValue(' robin@localoffers.example ');
    expect(screen.getByLabelText('Password')).toHaveValue('correct horse battery');
    expect(sessionStore.get().session).toBeNull();
  });

  it('asks for the second step, and starts again when its time is over', async () => {
    const challenge = { token: 'challenge', expiresIn: 300, methods: ['AUTHENTICATOR', 'RECOVERY_CODE'] };
    const completeLogin = jest.fn(({ input }: { input: { code: string } }) => {
      if (input.code === '000000') throw refusal('VALIDATION_FAILED', 'This code is not right.');
      if (input.code === '111111') throw refusal('GONE', 'This took too long.');
      return welcome('ADMINISTRATOR');
    });
    const view = await signIn({
      login: () => {
        throw refusal('SECOND_FACTOR_REQUIRED', 'One more step.', { challenge });
      },
      completeLogin: completeLogin as MockResolvers[string],
    });
    const enter = async (code: string) => {
      await view.user.clear(await screen.findByLabelText('Code'));
      await view.user.type(screen.getByLabelText('Code'), code);
      await view.user.click(screen.getByRole('button', { name: 'Sign in' }));
    };
    await enter('000000');
    expect(await screen.findByText('This code is not right.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
    await enter('111111');
    expect(await screen.findByText('This took too long.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toBeVisible();
    await fillIn(view);
    await enter(' 492039 ');
    await waitFor(() => expect(view.place.current).toBe('/admin'));
    const input = { challenge: 'challenge', code: '492039' };
    expect(completeLogin).toHaveBeenLastCalledWith({ input }, expect.anything(), expect.anything());
  });

  it('says that the browser knows no passkeys', async () => {
    const { user } = await renderScreen({ routes, at: '/login' });
    await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    expect(await screen.findByText('This browser knows no passkeys. Sign in another way.')).toBeVisible();
  });

  it('shows the waiting time after too many attempts, and counts it down', async () => {
    await signIn({
      login: () => {
        throw refusal('TOO_MANY_REQUESTS', 'Too many attempts.', { retryAfter: 840 });
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 14 minutes.');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  });

  it('reports an unreachable server', async () => {
    const down = new ApolloLink(() => throwError(() => new TypeError('Failed to fetch')));
    await fillIn(await renderScreen({ routes, at: '/login', link: down }));
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached');
  });

  it('requires both fields before the request', async () => {
    const login = jest.fn();
    const { user } = await renderScreen({ routes, at: '/login', answers: { login } });
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Enter the email address of your login.')).toBeVisible();
    expect(await screen.findByText('Enter your password.')).toBeVisible();
    expect(login).not.toHaveBeenCalled();
  });

  it('shows why the login is required', async () => {
    sessionNotice.leave('Your session has ended.');
    await renderScreen({ routes, at: '/login?from=%2Fadmin' });
    expect(await screen.findByText('Your session has ended.')).toBeVisible();
    expect(sessionNotice.read()).toBeNull();
  });

  it('redirects users who are signed in already', async () => {
    const { place } = await signIn({ login: () => welcome('VENDOR') });
    await waitFor(() => expect(place.current).toBe('/vendor/4/brochures'));
    cleanup();
    const again = await renderScreen({ routes, at: '/login' });
    await waitFor(() => expect(again.place.current).toBe('/vendor/4/brochures'));
  });

  it('links to the page for a forgotten password', async () => {
    await renderScreen({ routes, at: '/login' });
    expect(await screen.findByRole('link', { name: 'Forgotten your password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it('supports password managers', async () => {
    await renderScreen({ routes, at: '/login' });
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('offers no provider where none is configured, and goes to the chosen one', async () => {
    const startProviderLogin = jest.fn(() => ({ url: 'https://accounts.example/auth?x=1' }));
    const signInProviders = () => [{ key: 'one', label: 'Example ID' }];
    await renderScreen({ routes, at: '/login', answers: { signInProviders: () => [] } });
    await screen.findByLabelText('Email');
    expect(screen.queryByRole('button', { name: /^Continue with/ })).not.toBeInTheDocument();
    cleanup();
    const answers = { signInProviders, startProviderLogin };
    const { user } = await renderScreen({ routes, at: '/login?from=%2Fadmin%2Fmails', answers });
    await screen.findByLabelText('Email');
    // with the form and not after it, so that nothing moves
    await user.click(screen.getByRole('button', { name: 'Continue with Example ID' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://accounts.example/auth?x=1'));
    expect(providerTrip.read()).toEqual({ purpose: 'SIGN_IN', from: '/admin/mails' });
  });
});
