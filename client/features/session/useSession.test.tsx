import { act, screen, waitFor } from '@testing-library/react';
import { ServerError } from '@apollo/client/errors';
import { refusal } from '../../test/mockServer';
import { mockRenewals } from '../../test/mockRenewals';
import { mockUploads } from '../../test/mockUploads';
import { renderScreen } from '../../test/renderScreen';
import { endSession } from './endSession';
import { isPrivatePath, mayVisit } from './mayVisit';
import { postPrivately } from './postPrivately';
import type { Session } from './Session';
import { sessionNotice } from './sessionNotice';
import { sessionStore } from './sessionStore';
import { useLogin } from './login/useLogin';
import { useLogout } from './useLogout';
import { useSession } from './useSession';
import { useSessionNotice } from './useSessionNotice';

const session: Session = {
  accessToken: 'token',
  role: 'ADMINISTRATOR',
  user: { did: 'abc', email: 'admin@localoffers.example', name: null, vendor: null },
};

mockRenewals();

beforeEach(() => {
  act(() => sessionStore.end('SIGNED_OUT'));
  sessionNotice.clear();
});

describe('private areas', () => {
  it.each([
    ['/admin', true, false],
    ['/admin/brochures', true, false],
    ['/vendor/4/brochures', false, true],
    ['/vendor/coupons', false, true],
    ['/redeem', true, true],
  ])('%s is open to administrators: %s, to vendors: %s', (path, administrator, vendor) => {
    expect([mayVisit('ADMINISTRATOR', path), mayVisit('VENDOR', path)]).toEqual([administrator, vendor]);
    expect(isPrivatePath(path)).toBe(true);
  });

  it.each(['/', '/details/7', '/administration', '/redeemed', '/vendorRedirect', '/vendor/register/abc', '/login'])(
    '%s is public',
    (path) => {
      expect([mayVisit('ADMINISTRATOR', path), mayVisit('VENDOR', path)]).toEqual([true, true]);
      expect(isPrivatePath(path)).toBe(false);
    },
  );
});

describe('signing in', () => {
  function Form() {
    const { login, busy, refusal: refused } = useLogin();
    const logout = useLogout();
    const state = useSession();
    return (
      <>
        <p>{state.session ? `Signed in as ${state.session.user.email}` : `Nobody (${state.end ?? 'never'})`}</p>
        <button disabled={busy} onClick={() => void login({ username: 'kim', password: 'secret' })}>
          Sign in
        </button>
        <button onClick={() => void logout()}>Sign out</button>
        {refused && <p role="alert">{`${refused.failure.message} ${String(refused.retryAt)}`}</p>}
      </>
    );
  }

  const viewer = {
    ...{ __typename: 'Viewer', role: 'VENDOR' },
    account: {
      ...{ __typename: 'Account', id: 'a1', did: 'def', email: 'wren@wren.example', name: 'Kim', displayName: 'Kim' },
      vendor: { __typename: 'Vendor', id: 'v4', databaseId: 4, companyName: 'Wren & Co' },
    },
  };
  const open = (login: () => unknown) =>
    renderScreen({ routes: [{ path: '/', element: <Form /> }], at: '/', answers: { login } });

  it('stores who has signed in, and forgets what was loaded as a visitor', async () => {
    const { user, client } = await open(() => ({ accessToken: 'fresh', expiresIn: 900, viewer }));
    client.cache.restore({ ROOT_QUERY: { __typename: 'Query', seen: 'as a visitor' } });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Signed in as wren@wren.example')).toBeVisible();
    expect(sessionStore.get().session).toMatchObject({
      accessToken: 'fresh',
      role: 'VENDOR',
      user: {
        ...{ did: 'def', email: 'wren@wren.example', name: 'Kim' },
        vendor: { databaseId: 4, companyName: 'Wren & Co' },
      },
    });
    expect(JSON.stringify(client.cache.extract())).not.toContain('as a visitor');
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(screen.getByText('Nobody (SIGNED_OUT)')).toBeVisible();
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  it('shows a refusal with the earliest time of the next try, and clears it on that try', async () => {
    const answers = [
      () => Promise.reject(refusal('TOO_MANY_REQUESTS', 'Too many tries.', { retryAfterSeconds: 60 })),
      () => ({ accessToken: 'fresh', expiresIn: 900, viewer }),
    ];
    const { user } = await open(() => answers.shift()?.());
    const before = Date.now();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    const [, retryAt] = /Too many tries\. (\d+)/.exec((await screen.findByRole('alert')).textContent) ?? [];
    expect(Number(retryAt)).toBeGreaterThanOrEqual(before + 60_000);
    expect(Number(retryAt)).toBeLessThan(before + 70_000);
    expect(sessionStore.get().session).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('the end of a session', () => {
  const at = (path: string) => window.history.replaceState(null, '', path);

  it.each([
    ['/admin/brochures', /session has ended/],
    ['/details/7', null],
  ])('on %s leaves the notice %s', (path, notice) => {
    at(path);
    sessionStore.begin(session);
    endSession('token');
    expect(sessionStore.get()).toEqual({ session: null, end: 'EXPIRED' });
    if (notice) expect(sessionNotice.read()).toMatch(notice);
    else expect(sessionNotice.read()).toBeNull();
  });

  it('shows its notice once', async () => {
    const Notice = () => <p>{useSessionNotice() ?? 'No notice'}</p>;
    sessionNotice.leave('Your session has ended.');
    const { unmount } = await renderScreen({ routes: [{ path: '/', element: <Notice /> }], at: '/' });
    expect(screen.getByText('Your session has ended.')).toBeVisible();
    unmount();
    await renderScreen({ routes: [{ path: '/', element: <Notice /> }], at: '/' });
    expect(screen.getByText('No notice')).toBeVisible();
  });

  it('survives a browser that forbids storage', () => {
    const methods = ['getItem', 'setItem', 'removeItem'] as const;
    const forbidden = methods.map((method) =>
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('forbidden', 'SecurityError');
      }),
    );
    at('/admin');
    sessionStore.begin(session);
    expect(() => endSession('token')).not.toThrow();
    expect(sessionNotice.read()).toBeNull();
    for (const method of forbidden) method.mockRestore();
    expect(sessionStore.get().session).toBeNull();
  });
});

describe('a file that is sent with the session', () => {
  const { uploads, answerWith } = mockUploads();

  it('carries the token and reports its progress', async () => {
    sessionStore.begin(session);
    answerWith(() => ({ status: 200, body: { id: 1 } }));
    const progress: number[] = [];
    expect(await postPrivately('/rest/assets', { name: 'a' }, (share) => progress.push(share))).toEqual({ id: 1 });
    const headers = { 'content-type': 'application/json', authorization: 'Bearer token' };
    expect(uploads()).toEqual([{ url: '/rest/assets', headers, body: { name: 'a' } }]);
    expect(progress).toEqual([0.5]);
  });

  it.each([
    [401, true],
    [403, false],
    [413, false],
  ])('fails with status %i and ends the session: %s', async (status, isEnded) => {
    sessionStore.begin(session);
    answerWith(() => ({ status, body: {} }));
    const error: unknown = await postPrivately('/rest/assets', {}).catch((reason: unknown) => reason);
    expect(ServerError.is(error) && error.statusCode).toBe(status);
    expect(sessionStore.get().session === null).toBe(isEnded);
  });
});
