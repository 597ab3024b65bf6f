import { spreadsOf } from './spreadsOf';

test.each([
  [0, true, []],
  [1, true, [[1]]],
  [2, true, [[1], [2]]],
  [4, true, [[1], [2, 3], [4]]],
  [5, true, [[1], [2, 3], [4, 5]]],
  [3, false, [[1], [2], [3]]],
])('groups %d pages, side by side %s, as %s', (count, sideBySide, spreads) => {
  expect(spreadsOf(count, sideBySide)).toEqual(spreads);
});
