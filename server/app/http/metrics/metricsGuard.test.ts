import { metricsGuard } from './metricsGuard';

const token = 'a-token-of-this-test';
const headers = {};

it.each([
  ['with neither setting', { token: null, addresses: [] }, '127.0.0.1', {}, 'closed'],
  ['from an allowed address', { token: null, addresses: ['loopback'] }, '127.0.0.1', {}, 'open'],
  ['from an allowed address of IPv6', { token: null, addresses: ['loopback'] }, '::1', {}, 'open'],
  ['from an allowed range', { token: null, addresses: ['10.0.0.0/8'] }, '10.7.0.2', {}, 'open'],
  ['from an address of IPv4 in IPv6', { token: null, addresses: ['10.0.0.0/8'] }, '::ffff:10.7.0.2', {}, 'open'],
  ['from elsewhere', { token: null, addresses: ['10.0.0.0/8', '::1'] }, '192.0.2.7', {}, 'closed'],
  [
    'through a proxy that is not trusted',
    { token: null, addresses: ['loopback'] },
    '127.0.0.1',
    { 'x-forwarded-for': '192.0.2.7' },
    'closed',
  ],
  ['with the token', { token, addresses: [] }, '192.0.2.7', { authorization: `Bearer ${token}` }, 'open'],
  ['with another token', { token, addresses: [] }, '127.0.0.1', { authorization: 'Bearer no' }, 'token needed'],
  ['without the token, from an allowed address', { token, addresses: ['loopback'] }, '127.0.0.1', {}, 'open'],
] as const)('%s', (_what, settings, ip, given, access) => {
  expect(metricsGuard(settings, false)({ ip, headers: { ...headers, ...given } })).toBe(access);
});

it('believes the address that a trusted proxy tells', () => {
  const guard = metricsGuard({ token: null, addresses: ['loopback'] }, ['loopback']);
  expect(guard({ ip: '192.0.2.7', headers: { 'x-forwarded-for': '192.0.2.7' } })).toBe('closed');
});
