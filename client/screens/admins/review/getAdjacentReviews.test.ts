import { getAdjacentReviews } from './getAdjacentReviews';

it.each([
  [[7, 8, 9], 7, 8, 9],
  [[7, 8, 9], 8, 9, 7],
  [[7, 8, 9], 9, 7, 8],
  [[7, 8], 5, 7, 8],
  [[7], 7, null, null],
  [[], 7, null, null],
])('in %j, %i is followed by %p and comes after %p', (queue, id, next, previous) => {
  expect(getAdjacentReviews(queue, id)).toMatchObject({ next, previous });
});
