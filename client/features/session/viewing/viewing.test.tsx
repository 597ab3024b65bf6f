import type { Session } from '../Session';
import { renewSession } from '../renewSession';
import { writeSession } from '../sessionRecord';
import { sessionStore } from '../sessionStore';

const administrator: Session = {
  accessToken: 'own',
  role: 'ADMINISTRATOR',
  user: { did: 'abc', email: 'admin@people.example', name: null, vendor: null },
};
const vendor: Session = {
  accessToken: 'seen',
  role: 'VENDOR',
  user: {
    ...{ did: 'def', email: 'kim@tide.example', name: null, vendorRole: 'OWNER' },
    vendor: { databaseId: 3, companyName: 'Tide Café' },
  },
};

/** As a page that loads anew in this tab, or another event of storage. */
const load = () => sessionStore.reload();

beforeEach(() => {
  sessionStorage.clear();
  sessionStore.begin(administrator);
  sessionStore.beginViewing(vendor);
  load();
});

afterEach(() => {
  sessionStorage.clear();
  sessionStore.end('SIGNED_OUT');
});

it('shows the site as the vendor in this tab, and leaves the session of the browser alone', () => {
  expect(sessionStore.isViewing()).toBe(true);
  expect(sessionStore.get().session).toEqual(vendor);
  expect(localStorage.getItem('accessToken')).toBe('own');
});

it('leads back to the session of the browser', () => {
  sessionStore.end('EXPIRED');
  expect(sessionStore.isViewing()).toBe(false);
  expect(sessionStore.get()).toEqual({ session: administrator, end: null });
});

it('does not follow another tab that signs in anew', () => {
  writeSession(localStorage, { ...administrator, accessToken: 'renewed' });
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
  expect(sessionStore.get().session).toEqual(vendor);
});

it('is never renewed by the cookie, which is the administrator’s', async () => {
  expect(await renewSession('seen')).toBeNull();
  expect(sessionStore.get().session).toEqual(vendor);
});
