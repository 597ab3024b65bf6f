import { renderHook } from '@testing-library/react';
import { sessionStore } from '../../session/sessionStore';
import { BrochureFormStore } from '../BrochureFormStore';
import { blankValues } from '../values/BrochureFormValues';
import { brochureDrafts, draftKey } from './brochureDrafts';
import { useKeptDraft } from './useKeptDraft';

const key = draftKey('abcdefghijkl', '7');
const draft = () => brochureDrafts.read(key);

function open(isWaiting = false) {
  const store = new BrochureFormStore({ ...blankValues, title: 'Old' });
  const hook = renderHook((props: { isWaiting: boolean }) => useKeptDraft(store, key, props.isWaiting), {
    initialProps: { isWaiting },
  });
  return { store, ...hook };
}

beforeEach(() => {
  localStorage.clear();
  const user = { did: 'abcdefghijkl', email: 'kim@wren.example', name: null, vendor: null };
  sessionStore.begin({ accessToken: 'token', role: 'VENDOR', user });
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
