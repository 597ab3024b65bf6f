import { homeOf, loginPlace, placeAfterLogin, placeAfterLogout, placeWithoutSession } from './sessionPlaces';
import type { Session } from './Session';

const administrator: Session = {
  accessToken: 'token',
  role: 'ADMINISTRATOR',
  user: { did: 'abc', email: 'admin@localoffers.example', name: 'Robin', vendor: null },
};
const vendor: Session = {
  accessToken: 'token',
  role: 'VENDOR',
  user: { did: 'def', email: 'wren@wren.example', name: null, vendor: { databaseId: 4, companyName: 'Wren & Co' } },
};

describe('redirects of a session', () => {
  it("homes are the administrators' area and a vendor's own ads", () => {
    expect(homeOf(administrator)).toBe('/admin');
    expect(homeOf(vendor)).toBe('/vendor/4/brochures');
    expect(homeOf({ ...vendor, user: { ...vendor.user, vendor: null } })).toBe('/');
  });

  it.each([
    [administrator, '/admin/brochures?page=2', '/admin/brochures?page=2'],
    [administrator, '/details/7', '/details/7'],
    [administrator, null, '/admin'],
    [administrator, 'https://evil.example', '/admin'],
    [administrator, '/login', '/admin'],
    [administrator, '/vendor/4/brochures', '/admin'],
    [vendor, '/admin/brochures', '/vendor/4/brochures'],
    [vendor, '/vendor/4/brochures', '/vendor/4/brochures'],
    [vendor, '/administration', '/administration'],
  ])('after signing in: %#', (session, from, place) => {
    expect(placeAfterLogin(session, from)).toBe(place);
  });

  it('after signing out administrators go to the offers, vendors to the login', () => {
    expect(placeAfterLogout('ADMINISTRATOR')).toBe('/');
    expect(placeAfterLogout('VENDOR')).toBe('/login');
  });

  it('the login address holds the return address', () => {
    expect(loginPlace('/admin/brochures?q=a&page=2')).toBe('/login?from=%2Fadmin%2Fbrochures%3Fq%3Da%26page%3D2');
  });

  it.each([
    [{ from: '/admin', end: null, role: null }, '/login?from=%2Fadmin'],
    [{ from: '/admin', end: 'SIGNED_OUT', role: 'ADMINISTRATOR' }, '/'],
    [{ from: '/vendor/4/brochures', end: 'SIGNED_OUT', role: 'VENDOR' }, '/login'],
    [{ from: '/admin', end: 'SIGNED_OUT', role: null }, '/login?from=%2Fadmin'],
    [{ from: '/admin', end: 'EXPIRED', role: 'ADMINISTRATOR' }, '/login?from=%2Fadmin'],
    [{ from: '/vendor/4/brochures', end: 'EXPIRED', role: 'VENDOR' }, '/'],
    [{ from: '/admin', end: 'SIGNED_OUT_ELSEWHERE', role: 'ADMINISTRATOR' }, '/login?from=%2Fadmin'],
  ] as const)('the guard redirects: %j', (departure, place) => {
    expect(placeWithoutSession(departure)).toBe(place);
  });
});
