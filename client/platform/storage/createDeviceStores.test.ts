import { createDeviceStores } from './createDeviceStores';
import { localStore } from './localStore';

const words = createDeviceStores((stored) => (typeof stored === 'string' ? stored : 'usual'));

/** Simulates the storage event after a change in another tab. */
function otherTab(key: string | null, write: () => void): void {
  write();
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

beforeEach(() => otherTab(null, () => localStorage.clear()));

it('keeps a value for each key, and stores it', () => {
  words('a').set('mine');
  expect([words('a').get(), words('b').get()]).toEqual(['mine', 'usual']);
  expect(localStore.read('a')).toBe('mine');
  expect(words('a')).toBe(words('a'));
});

it('reads what an earlier visit has stored', () => {
  localStore.write('earlier', 'kept');
  expect(words('earlier').get()).toBe('kept');
});

it('follows other tabs, and ignores other keys', () => {
  const listener = jest.fn();
  const stop = words('a').subscribe(listener);
  otherTab('a', () => localStore.write('a', 'theirs'));
  expect(words('a').get()).toBe('theirs');
  otherTab('b', () => localStore.write('b', 'other'));
  expect(listener).toHaveBeenCalledTimes(1);
  otherTab(null, () => localStorage.clear());
  expect(words('a').get()).toBe('usual');
  stop();
});
