import { act, screen } from '@testing-library/react';
import type { Session } from '../../features/session/Session';
import { sessionStore } from '../../features/session/sessionStore';
import { renderScreen } from '../../test/renderScreen';
import { RequireSession } from './RequireSession';

const administrator: Session = {
  accessToken: 'token',
  role: 'ADMINISTRATOR',
  user: { did: 'abc', email: 'admin@localoffers.example', name: null, vendor: null },
};
const vendor: Session = {
  accessToken: 'token',
  role: 'VENDOR',
  user: { did: 'def', email: 'wren@wren.example', name: null, vendor: { databaseId: 4, companyName: 'Wren & Co' } },
};

const routes = [
  {
    element: <RequireSession />,
    children: [
      { path: '/admin/*', element: <p>Admin area</p> },
      { path: '/vendor/4/brochures', element: <p>Vendor area</p> },
    ],
  },
  { path: '*', element: <p>Public</p> },
];

describe('RequireSession', () => {
  beforeEach(() => {
    sessionStore.begin(administrator);
    sessionStore.end('SIGNED_OUT');
  });

  it('redirects strangers to the login and remembers the whole address', async () => {
    const { place } = await renderScreen({ routes, at: '/admin/brochures?page=2&q=a%26b#row' });
    const url = new URL(place.current, 'https://localoffers.example');
    expect(url.pathname).toBe('/login');
    expect(url.searchParams.get('from')).toBe('/admin/brochures?page=2&q=a%26b#row');
  });

  it('lets a role into its own area', async () => {
    sessionStore.begin(administrator);
    await renderScreen({ routes, at: '/admin/brochures' });
    expect(screen.getByText('Admin area')).toBeVisible();
  });

  it('redirects a role from a foreign area to its own home', async () => {
    sessionStore.begin(vendor);
    const { place } = await renderScreen({ routes, at: '/admin/brochures' });
    expect(place.current).toBe('/vendor/4/brochures');
  });

  it('tells a login of a till in a sentence what is not open to it', async () => {
    sessionStore.begin({ ...vendor, user: { ...vendor.user, vendorRole: 'TILL' } });
    await renderScreen({ routes, at: '/vendor/4/brochures' });
    expect(screen.getByRole('heading', { name: 'Your login is for the till only' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the till' })).toHaveAttribute('href', '/redeem');
    expect(screen.queryByText('Vendor area')).toBeNull();
  });

  it('sends a login of a till from a foreign area to the till', async () => {
    sessionStore.begin({ ...vendor, user: { ...vendor.user, vendorRole: 'TILL' } });
    const { place } = await renderScreen({ routes, at: '/admin/brochures' });
    expect(place.current).toBe('/redeem');
  });

  it.each([
    [administrator, '/admin', 'SIGNED_OUT', '/'],
    [vendor, '/vendor/4/brochures', 'SIGNED_OUT', '/login'],
    [administrator, '/admin', 'EXPIRED', '/login?from=%2Fadmin'],
    [vendor, '/vendor/4/brochures', 'EXPIRED', '/'],
    [administrator, '/admin', 'SIGNED_OUT_ELSEWHERE', '/login?from=%2Fadmin'],
  ] as const)('redirects when the session ends while the page is open: %#', async (session, at, reason, expected) => {
    sessionStore.begin(session);
    const { place } = await renderScreen({ routes, at });
    act(() => sessionStore.end(reason));
    expect(place.current).toBe(expected);
  });
});
