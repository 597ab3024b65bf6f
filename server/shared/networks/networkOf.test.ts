import { networkOf } from './networkOf';

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
