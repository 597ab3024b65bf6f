import { couponStateLabel } from './couponStateLabel';

test.each([
  ['VALID', '2026-11-20', null],
  ['VALID', '2026-11-19', 'Ended'],
  ['ENDED', '2099-12-31', 'Ended'],
  ['REDEEMED', '2020-01-01', 'Redeemed'],
  ['HELD', '2099-12-31', 'Not confirmed yet'],
  ['VOIDED', '2099-12-31', 'Cancelled'],
] as const)('%s until %s: %s', (state, validTo, words) => {
  expect(couponStateLabel({ state, validTo }, '2026-11-20')).toBe(words);
});
