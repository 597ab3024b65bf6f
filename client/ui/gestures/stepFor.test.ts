import { stepFor } from './stepFor';

test.each([
  ['ArrowRight', 0, 3, 1],
  ['ArrowRight', 2, 3, null],
  ['ArrowLeft', 2, 3, 1],
  ['ArrowLeft', 0, 3, null],
  ['Home', 2, 3, 0],
  ['Home', 0, 3, null],
  ['End', 0, 3, 2],
  ['Enter', 0, 3, null],
  ['ArrowRight', 0, 1, null],
])('%s at %d of %d leads to %s', (key, current, count, target) => {
  expect(stepFor(key, current, count)).toBe(target);
});
