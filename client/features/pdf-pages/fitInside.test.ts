import { fitInside } from './fitInside';

test.each([
  [{ width: 100, height: 200 }, { width: 300, height: 300 }, 1.5],
  [{ width: 200, height: 100 }, { width: 300, height: 300 }, 1.5],
  [{ width: 600, height: 600 }, { width: 300, height: 150 }, 0.25],
])('scales a page of %j in %j by %d', (page, box, scale) => {
  expect(fitInside(page, box)).toBe(scale);
});
