import { ServerError } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createClient } from '../../../platform/apollo/createClient';
import { mockRenewals, renewalOf } from '../../../test/mockRenewals';
import { mockServer } from '../../../test/mockServer';
import { callPrivately } from '../../session/callPrivately';
import type { Session } from '../../session/Session';
import { sessionKeys, writeSession } from '../../session/sessionRecord';
import { sessionStore } from '../../session/sessionStore';
import { useLogout } from '../../session/useLogout';
import { BrochureFormStore } from '../BrochureFormStore';
import { blankValues } from '../values/BrochureFormValues';
import { brochureDrafts, draftKey } from './brochureDrafts';
import { openForm } from './openForm';
import { useKeptDraft } from './useKeptDraft';

const key = draftKey('abcdefghijkl', '7');
const draft = () => brochureDrafts.read(key);
const session: Session = {
  accessToken: 'token',
  role: 'VENDOR',
  user: { did: 'abcdefghijkl', email: 'kim@wren.example', name: null, vendor: null },
};

// the server renews no session
mockRenewals();

function open(isWaiting = false) {
  const store = new BrochureFormStore({ ...blankValues, title: 'Old' });
  const hook = renderHook((props: { isWaiting: boolean }) => useKeptDraft(store, key, props.isWaiting), {
    initialProps: { isWaiting },
  });
  return { store, ...hook };
}

beforeEach(() => {
  localStorage.clear();
  sessionStore.begin(session);
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  sessionStore.end('SIGNED_OUT');
});

it('keeps what is typed after a short pause, with the version that it began with', () => {
  const { store } = open();
  store.set('title', 'N');
  jest.advanceTimersByTime(200);
  store.set('title', 'New');
  expect(draft()).toBeNull();
  jest.advanceTimersByTime(400);
  expect(draft()).toMatchObject({ values: { title: 'New' }, base: { title: 'Old' }, isInterrupted: false });
});

it('forgets the draft once it is saved, or typed back', () => {
  const { store } = open();
  store.set('title', 'New');
  jest.advanceTimersByTime(400);
  store.set('title', 'Old');
  jest.advanceTimersByTime(400);
  expect(draft()).toBeNull();
  store.set('title', 'Newer');
  jest.advanceTimersByTime(400);
  store.rebase(store.get().values);
  jest.advanceTimersByTime(400);
  expect(draft()).toBeNull();
});

it.each([
  ['when the page is closed', () => void window.dispatchEvent(new Event('pagehide'))],
  ['when the form is left', null],
])('keeps the last letters %s', (_when, leave) => {
  const { store, unmount } = open();
  store.set('title', 'New');
  (leave ?? unmount)();
  expect(draft()?.values.title).toBe('New');
});

it('marks the draft of a session that has ended meanwhile', () => {
  const { store, unmount } = open();
  store.set('title', 'New');
  sessionStore.end('EXPIRED');
  unmount();
  expect(draft()?.isInterrupted).toBe(true);
});

it('does not write over an older draft that waits for a decision', () => {
  const older = { keptAt: '2026-11-20T10:00:00Z', base: blankValues, values: blankValues, isInterrupted: false };
  brochureDrafts.write(key, { ...older, values: { ...blankValues, title: 'Older' } });
  const { store, rerender, unmount } = open(true);
  store.set('title', 'New');
  jest.advanceTimersByTime(400);
  window.dispatchEvent(new Event('pagehide'));
  expect(draft()?.values.title).toBe('Older');
  rerender({ isWaiting: false });
  store.set('title', 'Newer');
  unmount();
  expect(draft()?.values.title).toBe('Newer');
});

/** A call whose token the server takes no more, `left` ms before the end that the browser knows. */
async function callRefused(left: number): Promise<void> {
  sessionStore.begin({ ...session, endsAt: Date.now() + left });
  const bodyText = JSON.stringify({ code: 'UNAUTHENTICATED', detail: 'Sign in to do this.' });
  const refused = new ServerError('refused', { response: renewalOf(401, {}), bodyText });
  await expect(callPrivately(() => Promise.reject(refused))).rejects.toBe(refused);
}

async function signOut(): Promise<void> {
  const client = createClient(mockServer({}));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(useLogout, { wrapper });
  await act(() => result.current());
}

function signOutInOtherTab(): void {
  writeSession(localStorage, null);
  window.dispatchEvent(new StorageEvent('storage', { key: sessionKeys.token }));
}

it.each([
  ['whose token has expired', 'EXPIRED', () => callRefused(-60_000)],
  ['that has reached its last day', 'EXPIRED', () => callRefused(1000)],
  ['that was ended on another device, there or everywhere', 'EXPIRED', () => callRefused(600_000)],
  ['that a new password has ended', 'EXPIRED', () => callRefused(900_000)],
  ['that its person has ended here', 'SIGNED_OUT', signOut],
  ['that was ended in another tab', 'SIGNED_OUT_ELSEWHERE', signOutInOtherTab],
] as const)(
  'keeps what was typed in a session %s, and brings it back after the next sign-in',
  async (_how, end, finish) => {
    const { store, unmount } = open();
    store.set('title', 'New');
    await finish();
    expect(sessionStore.get()).toEqual({ session: null, end });
    unmount();
    sessionStore.begin({ ...session, accessToken: 'next' });
    const again = openForm({ ...blankValues, title: 'Old' }, key);
    expect([again.store.get().values.title, again.resumed?.values.title]).toEqual(['New', 'New']);
  },
);
