import { ServerError } from '@apollo/client/errors';
import { renewalOf } from '../../test/mockRenewals';
import { renewSession } from './renewSession';
import type { Session } from './Session';
import { writeSession } from './sessionRecord';
import { sessionStore } from './sessionStore';
import { callPrivately } from './callPrivately';
import { freshToken } from './freshToken';

const session: Session = {
  accessToken: 'old',
  role: 'VENDOR',
  user: { did: 'def', email: 'wren@wren.example', name: null, vendor: { databaseId: 4, companyName: 'Wren & Co' } },
};
const { user } = session;
const answer = {
  ...{ accessToken: 'new', expiresIn: 900 },
  user: { ...user, role: 'VENDOR', vendor: { id: 4, companyName: 'Wren & Co' } },
};

/** Answers each renewal with the next response. */
function server(...responses: (() => Response | Promise<Response>)[]) {
  const asked = jest.fn<Promise<Response>, [string, RequestInit]>();
  for (const respond of responses) asked.mockImplementationOnce(() => Promise.resolve().then(respond));
  globalThis.fetch = asked as unknown as typeof fetch;
  return asked;
}

const original = globalThis.fetch;
beforeEach(() => sessionStore.begin(session));
afterEach(() => {
  sessionStore.end('SIGNED_OUT');
  globalThis.fetch = original;
});

it('exchanges the token and keeps the user', async () => {
  const asked = server(() => renewalOf(200, answer));
  const before = Date.now();
  await expect(renewSession('old')).resolves.toMatchObject({ ...session, accessToken: 'new' });
  expect(sessionStore.get().session?.endsAt).toBeGreaterThanOrEqual(before + 900_000);
  expect(asked).toHaveBeenCalledWith('/rest/public/session/renew', expect.objectContaining({ method: 'POST' }));
});

it('asks once for all calls that wait', async () => {
  const asked = server(() => renewalOf(200, answer));
  const all = await Promise.all([renewSession('old'), renewSession('old'), renewSession('old')]);
  expect(all.map((renewed) => renewed?.accessToken)).toEqual(['new', 'new', 'new']);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('takes what another tab has renewed, even before the browser has told', async () => {
  const asked = server();
  writeSession(localStorage, { ...session, accessToken: 'of the other tab' });
  await expect(renewSession('old')).resolves.toMatchObject({ accessToken: 'of the other tab' });
  expect(asked).not.toHaveBeenCalled();
});

it('returns null when the session is over, and throws when the server cannot answer', async () => {
  server(() => renewalOf(401, {}));
  await expect(renewSession('old')).resolves.toBeNull();
  server(() => renewalOf(503, { code: 'UNAVAILABLE' }));
  await expect(renewSession('old')).rejects.toThrow('503');
  server(() => Promise.reject(new TypeError('no network')));
  await expect(renewSession('old')).rejects.toThrow('no network');
  expect(sessionStore.get().session).toEqual(session);
});

it('does not sign in again whoever has signed out meanwhile', async () => {
  server(() => {
    sessionStore.end('SIGNED_OUT');
    return renewalOf(200, answer);
  });
  await expect(renewSession('old')).resolves.toBeNull();
  expect(sessionStore.get().session).toBeNull();
});

describe('the token of a call', () => {
  it.each([
    ['is renewed when it ends within half a minute', 29_000, 'new'],
    ['is kept when it lasts longer', 40_000, 'old'],
    ['is kept when its end is not known', undefined, 'old'],
  ])('%s', async (_, left, expected) => {
    server(() => renewalOf(200, answer));
    sessionStore.begin({ ...session, ...(left !== undefined && { endsAt: Date.now() + left }) });
    await expect(freshToken()).resolves.toBe(expected);
  });
});

describe('a private call', () => {
  const refused = () => Object.assign(new Error('refused'), { name: 'CombinedGraphQLErrors' });

  it('is made once more with the new token after a refusal', async () => {
    server(() => renewalOf(200, answer));
    const call = jest.fn(({ authorization }: { authorization: string }) =>
      authorization === 'Bearer new' ? Promise.resolve('done') : Promise.reject(unauthenticated()),
    );
    await expect(callPrivately(call)).resolves.toBe('done');
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('ends the session if the token cannot be renewed', async () => {
    server(() => renewalOf(401, {}));
    await expect(callPrivately(() => Promise.reject(unauthenticated()))).rejects.toThrow();
    expect(sessionStore.get()).toEqual({ session: null, end: 'EXPIRED' });
  });

  it('keeps the session after any other refusal', async () => {
    await expect(callPrivately(() => Promise.reject(refused()))).rejects.toThrow('refused');
    expect(sessionStore.get().session).toEqual(session);
  });
});

function unauthenticated(): Error {
  const bodyText = JSON.stringify({ code: 'UNAUTHENTICATED', detail: 'Sign in to do this.' });
  const response = renewalOf(401, {});
  return new ServerError('refused', { response, bodyText });
}
