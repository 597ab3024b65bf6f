import { couponTokenOf, readCouponToken } from './couponTokens';

const secret = 'long enough for a secret of a test';
const did = 'k3v9xq2mt7az';
const token = couponTokenOf(secret, did);

it('opens its own coupon', () => {
  expect(readCouponToken(secret, token)).toBe(did);
});

it.each([
  ['nothing', ''],
  ['the did alone', did],
  ['another coupon', `b${token.slice(1)}`],
  ['another signature', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
  ['somebody else’s secret', couponTokenOf(`${secret}!`, did)],
  ['letters of more than one byte', `${token.slice(0, -1)}é`],
  ['more than a token', `${token}A`],
])('does not open with %s', (_what, wrong) => {
  expect(readCouponToken(secret, wrong)).toBeNull();
});
