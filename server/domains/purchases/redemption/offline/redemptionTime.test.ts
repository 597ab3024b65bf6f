import { redemptionTime } from './redemptionTime';

const fetchedAt = new Date('2026-11-20T00:00:00Z');
const day = 24 * 60;
const after = (minutes: number) => new Date(fetchedAt.getTime() + minutes * 60_000);

it.each([
  ['when it happened', 30, 90, 30],
  ['the time of the list, of a clock that is a minute behind', -1, 90, 0],
  ['the present, of a clock that is a minute ahead', 91, 90, 90],
  ['when it happened, at the end of the list', 12 * 60, 2 * day, 12 * 60],
  ['when it happened, three days later', 30, 3 * day, 30],
])('is %s', (_, redeemed, now, expected) => {
  expect(redemptionTime({ redeemedAt: after(redeemed), fetchedAt, now: after(now) })).toEqual(after(expected));
});

it.each([
  ['before its list', -3, 90],
  ['after its list', 12 * 60 + 1, 2 * day],
  ['in the future', 93, 90],
  ['sent too late', 30, 3 * day + 1],
])('is not to be had for a redemption %s', (_, redeemed, now) => {
  expect(redemptionTime({ redeemedAt: after(redeemed), fetchedAt, now: after(now) })).toBeNull();
});
