import { nextPosition, positionAfterDrag } from './nextPosition';

const heights = { peek: 70, half: 320, full: 600 };

it.each([
  [80, 0, 'peek'],
  [250, 0, 'half'],
  [500, 0, 'full'],
  [20, 0, 'peek'],
  [100, 0.8, 'half'],
  [330, 0.8, 'full'],
  [640, 0.8, 'full'],
  [550, -0.8, 'half'],
  [300, -0.8, 'peek'],
  [40, -0.8, 'peek'],
])('a drag that ends at %d px with a speed of %d leads to %s', (height, speed, position) => {
  expect(positionAfterDrag(height, heights, speed)).toBe(position);
});

it('steps up and down, and ends at both ends', () => {
  expect([nextPosition('peek', 1), nextPosition('half', 1), nextPosition('full', 1)]).toEqual(['half', 'full', null]);
  expect([nextPosition('full', -1), nextPosition('peek', -1)]).toEqual(['half', null]);
});
