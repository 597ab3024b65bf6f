import { getAdjacentReviews } from './getAdjacentReviews';

it.each([
  [[7, 8, 9], 7, 8, 9],
  [[7, 8, 9], 8, 9, 7],
  [[7, 8, 9], 9, 7, 8],
  [[7, 8], 5, 7, 8],
  [[7], 7, null, null],
  [[], 7, null, null],
])('in %j, %i is followed by %p and comes after %p', (queue, id, next, previous) => {
  expect(getAdjacentReviews(queue, id, queue.length)).toMatchObject({ next, previous });
});

it.each([
  [[7, 8, 9], 7, 307, 306],
  [[7, 8, 9], 5, 307, 307],
  [[7], 7, 1, 0],
])('of %j, around %i, with %i in all, %i others wait', (queue, id, total, others) => {
  expect(getAdjacentReviews(queue, id, total).others).toBe(others);
});
