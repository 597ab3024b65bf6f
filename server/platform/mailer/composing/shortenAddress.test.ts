import { shortenAddress } from './shortenAddress';

const token = 'x'.repeat(55);

it.each([
  ['https://offers.example/details/12', 'https://offers.example/details/12'],
  [`https://offers.example/coupon/${token}`, 'https://offers.example/coupon/…'],
  [`https://offers.example/coupon/${token}/apple-wallet`, 'https://offers.example/coupon/…/apple-wallet'],
  [`https://offers.example/renew?token=${token}`, 'https://offers.example/renew?…'],
  ['https://offers.example/vendor/coupons?brochure=13', 'https://offers.example/vendor/coupons?brochure=13'],
  [`no address ${token}`, `no address ${token}`],
])('%s is read as %s', (url, expected) => {
  expect(shortenAddress(url)).toBe(expected);
});
