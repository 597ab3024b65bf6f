import { nameOffset } from './nameOffset';

const width = 80;

test.each([
  ['stays where nothing is', [], 0],
  ['stays beside a mark', [{ x: 60, y: 0, radius: 15 }], 0],
  ['moves off a mark in its middle, upwards where both ways are as far', [{ x: 0, y: 0, radius: 15 }], -26],
  ['moves up from a mark on its lower edge', [{ x: 30, y: 12, radius: 15 }], -16],
  ['moves down from a mark on its upper edge', [{ x: -30, y: -12, radius: 15 }], 16],
  [
    'moves past a second mark',
    [
      { x: 0, y: 0, radius: 15 },
      { x: 20, y: -30, radius: 15 },
    ],
    26,
  ],
  ['stays where marks are on every side', [{ x: 0, y: 0, radius: 90 }], 0],
])('a name %s', (_case, marks, expected) => {
  expect(nameOffset(width, marks)).toBe(expected);
});
