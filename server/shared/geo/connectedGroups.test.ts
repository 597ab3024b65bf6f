import { connectedGroups } from './connectedGroups';

it.each<[string, number[], number[][]]>([
  ['nothing', [], []],
  ['one by itself', [7], [[7]]],
  [
    'what is connected through others',
    [1, 5, 3, 9, 4, 8, 2],
    [
      [1, 2, 3, 4, 5],
      [8, 9],
    ],
  ],
  ['what is not connected', [1, 10, 20], [[1], [10], [20]]],
])('groups %s', (_what, numbers, expected) => {
  const groups = connectedGroups(numbers, (one, other) => Math.abs(one - other) <= 2);
  expect(groups.map((group) => group.toSorted((one, other) => one - other))).toEqual(expected);
});
