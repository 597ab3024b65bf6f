import { compareRank, planGroups, type RankedAd } from './planGroups';

// docs/rules/search-and-lists.md#duplicates
const ad = (id: number, values: Partial<RankedAd> = {}): RankedAd => ({
  ...{ id, hasTakenCoupons: false, hasVendor: false, isPublished: true, views: 0 },
  ...values,
});
const pair = (firstId: number, secondId: number) => ({ firstId, secondId });
const plan = (
  chosen: readonly [number, number][],
  { ads = [], more = [] }: { ads?: readonly RankedAd[]; more?: readonly [number, number][] } = {},
) => {
  const known = new Map(ads.map((each) => [each.id, each]));
  const pairs = chosen.map(([one, other]) => pair(one, other));
  const suspected = more.map(([one, other]) => pair(one, other));
  return planGroups(pairs, suspected, (id) => known.get(id) ?? ad(id)).map(({ mergeId, keepId, refusal }) => [
    ...[mergeId, keepId],
    refusal,
  ]);
};

it.each<[string, Partial<RankedAd>, Partial<RankedAd>]>([
  ['coupons that were taken come first', { hasTakenCoupons: true }, { hasVendor: true, isPublished: true, views: 9 }],
  ['then a company', { hasVendor: true, isPublished: false }, { isPublished: true, views: 9 }],
  ['then a published one', { isPublished: true }, { isPublished: false, views: 9 }],
  ['then the one with more views', { views: 9 }, { views: 8 }],
])('keeps the ad by the rule: %s', (_what, better, worse) => {
  expect(compareRank(ad(2, better), ad(1, worse))).toBeLessThan(0);
  expect(compareRank(ad(1, worse), ad(2, better))).toBeGreaterThan(0);
});

it('keeps the older of two that are alike in everything', () => {
  expect(plan([[4, 7]])).toEqual([[7, 4, null]]);
});

it('makes one ad of a group, with a row for each ad that becomes part of it', () => {
  const chosen: [number, number][] = [
    [2, 3],
    [1, 3],
    [1, 2],
  ];
  const rows = plan(chosen, { ads: [ad(3, { hasVendor: true })] });
  expect(rows.toSorted()).toEqual([
    [1, 3, null],
    [2, 3, null],
  ]);
});

it('refuses a group in which two ads are not like each other, and no other group', () => {
  const refusal = 'Ad 2 is like ads 1 and 3, which are not like each other: decide about these one by one.';
  expect(
    plan([
      [1, 2],
      [2, 3],
      [8, 9],
    ]),
  ).toEqual([
    [2, 1, refusal],
    [3, 2, refusal],
    [9, 8, null],
  ]);
});

it('does not mind a pair of the group that the filter has left out', () => {
  const chosen: [number, number][] = [
    [1, 2],
    [2, 3],
  ];
  expect(plan(chosen, { more: [[1, 3]] })).toEqual([
    [2, 1, null],
    [3, 1, null],
  ]);
});

it('joins two groups that a later pair connects', () => {
  const square: [number, number][] = [
    [1, 2],
    [3, 4],
    [1, 3],
    [1, 4],
    [2, 3],
    [2, 4],
  ];
  expect(plan(square).map(([, keepId]) => keepId)).toEqual([1, 1, 1]);
});

const allPairsOf = (count: number): [number, number][] =>
  Array.from({ length: count }, (_, at) => at + 1).flatMap((one) =>
    Array.from({ length: count - one }, (_, at): [number, number] => [one, one + at + 1]),
  );

it('makes one ad of 50, and refuses a group of more', () => {
  const rows = plan(allPairsOf(50));
  expect(rows).toHaveLength(49);
  expect(rows.every(([, keepId, refusal]) => keepId === 1 && refusal === null)).toBe(true);
  const refusal = '51 ads lead to one another, and at most 50 become one at once: decide about these one by one.';
  const more = plan(allPairsOf(51));
  expect(more).toHaveLength(1275);
  expect(new Set(more.map(([, , reason]) => reason))).toEqual(new Set([refusal]));
});

it.each([
  [50, 1225],
  [447, 0],
])('looks each pair of a group of %s ads up at most once', (count, most) => {
  const pairs = allPairsOf(count);
  const has = jest.spyOn(Set.prototype, 'has');
  const rows = plan(pairs);
  const lookUps = has.mock.calls.filter(([key]) => typeof key === 'string').length;
  has.mockRestore();
  expect(rows.length).toBeGreaterThan(0);
  expect(lookUps).toBe(most);
});

it('plans a group of more pairs than a call can have arguments', () => {
  const chain = (from: number): [number, number][] =>
    Array.from({ length: 150_000 }, (_, at): [number, number] => [from + at, from + at + 1]);
  const rows = plan([...chain(1), ...chain(200_000), [1, 200_000]]);
  expect(rows).toHaveLength(300_001);
  expect(rows[0]?.[2]).toMatch(/^300002 ads lead to one another, and at most 50/);
});
