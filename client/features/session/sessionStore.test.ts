import type { Session } from './Session';
import { sessionKeys, writeSession } from './sessionRecord';
import { sessionStore } from './sessionStore';

const session: Session = {
  accessToken: 'token',
  role: 'ADMINISTRATOR',
  user: { did: 'abc', email: 'admin@localoffers.example', name: null, vendor: null },
};

/** Simulates the storage event after a change in another tab. */
function otherTab(write: () => void): void {
  write();
  for (const key of Object.values(sessionKeys)) window.dispatchEvent(new StorageEvent('storage', { key }));
}

it('begins without a session with the state of the server, so that hydration renders nothing again', () => {
  expect(sessionStore.get()).toBe(sessionStore.initial);
});

describe('sessionStore', () => {
  beforeEach(() => sessionStore.end('EXPIRED'));

  it('begins and ends with the reason', () => {
    sessionStore.begin(session);
    expect(sessionStore.get()).toEqual({ session, end: null });
    sessionStore.end('SIGNED_OUT');
    expect(sessionStore.get()).toEqual({ session: null, end: 'SIGNED_OUT' });
    expect(localStorage).toHaveLength(0);
  });

  it('follows another tab that signs in or out', () => {
    const seen = jest.fn();
    const stop = sessionStore.subscribe(seen);
    otherTab(() => writeSession(localStorage, session));
    expect(sessionStore.get().session).toEqual(session);
    otherTab(() => writeSession(localStorage, null));
    expect(sessionStore.get()).toEqual({ session: null, end: 'SIGNED_OUT_ELSEWHERE' });
    stop();
    expect(seen).toHaveBeenCalledTimes(2);
  });

  it('follows a cleared storage', () => {
    sessionStore.begin(session);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(sessionStore.get().session).toBeNull();
  });

  it('ignores other keys', () => {
    sessionStore.begin(session);
    window.dispatchEvent(new StorageEvent('storage', { key: 'scrollPosition' }));
    expect(sessionStore.get().session).toEqual(session);
  });
});
