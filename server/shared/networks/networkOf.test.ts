import { networkOf, wideNetworkOf } from './networkOf';

it.each<[string | undefined, string]>([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  // some proxies add the caller's port, which differs each time
  ['203.0.113.7:51344', '203.0.113.7'],
  ['[2001:db8:1:2::9]:51344', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  // a text that is no address would differ each time as well
  ['unknown', 'unknown'],
  ['_hidden7', 'unknown'],
  ['', 'unknown'],
  // the socket of a caller who has disconnected
  [undefined, 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each<[string | undefined, string]>([
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.255', '203.0.113.0/24'],
  ['203.0.114.7', '203.0.114.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.7:51344', '203.0.113.0/24'],
  ['2001:db8:1:2::9', '2001:db8:1:0::/56'],
  ['2001:DB8:0001:00ff::9', '2001:db8:1:0::/56'],
  ['2001:db8:1:100::9', '2001:db8:1:100::/56'],
  ['2001:db8:1:12ab::9', '2001:db8:1:1200::/56'],
  ['::1', '0:0:0:0::/56'],
  ['unknown', 'unknown'],
  [undefined, 'unknown'],
])('%s is in the wide network %s', (address, network) => {
  expect(wideNetworkOf(address)).toBe(network);
});
