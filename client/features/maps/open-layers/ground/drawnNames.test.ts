import { drawnNameTransform, isNearDrawn, type DrawnView } from './drawnNames';

// 50 pixels wider than the view on each side
const drawn: DrawnView = { center: [1000, 2000], resolution: 2, size: [500, 300] };
const view = (x: number, y: number, resolution = 2): DrawnView => ({ center: [x, y], resolution, size: [400, 200] });

it.each([
  ['in place', view(1000, 2000), 'translate(-50px, -50px) scale(1)'],
  ['moved east and north', view(1020, 2040), 'translate(-60px, -30px) scale(1)'],
  ['on whole pixels of the screen', view(1000.6, 2000), 'translate(-50.5px, -50px) scale(1)'],
  ['zoomed in, around the middle', view(1000, 2000, 1), 'translate(-300px, -200px) scale(2)'],
])('puts a drawing to its place: %s', (_, now, expected) => {
  expect(drawnNameTransform(drawn, now, 2)).toBe(expected);
});

it.each([
  ['in place', view(1000, 2000), true],
  ['a fifth uncovered', view(1000 + 2 * 130, 2000), true],
  ['more uncovered to the east', view(1000 + 2 * 131, 2000), false],
  ['more uncovered to the south', view(1000, 2000 - 2 * 91), false],
  ['names twice as large', view(1000, 2000, 1), true],
  ['names larger', view(1000, 2000, 0.9), false],
  ['names too small', view(1000, 2000, 4.1), false],
])('tells whether a moved drawing is near: %s', (_, now, expected) => {
  expect(isNearDrawn(drawn, now)).toBe(expected);
});
