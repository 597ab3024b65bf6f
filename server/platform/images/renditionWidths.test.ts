import { renditionWidths } from './renditionWidths';

test.each([
  [2048, [320, 640, 960, 1280, 1920]],
  [1280, [320, 640, 960, 1280]],
  [959, [320, 640]],
  [100, [100]],
])('a picture %i px wide is offered in %j', (width, expected) => {
  expect(renditionWidths(width)).toEqual(expected);
});
