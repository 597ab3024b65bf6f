import { nameOffset } from './nameOffset';

const width = 80;
const crowd = (radius: number) => [-40, -20, 0, 20, 40].map((y) => ({ x: 0, y, radius }));

test.each([
  ['stays where nothing is', [], 0],
  ['stays beside a marker', [{ x: 60, y: 0, radius: 15 }], 0],
  ['moves off a marker in its middle, upwards where both ways are as far', [{ x: 0, y: 0, radius: 15 }], -26],
  ['moves up from a marker on its lower edge', [{ x: 30, y: 12, radius: 15 }], -16],
  ['moves down from a marker on its upper edge', [{ x: -30, y: -12, radius: 15 }], 16],
  [
    'moves past a second marker',
    [
      { x: 0, y: 0, radius: 15 },
      { x: 20, y: -30, radius: 15 },
    ],
    26,
  ],
  ['is under small markers where they are on every side', crowd(5), 0],
  ['is hidden where large markers are on every side', crowd(15), null],
])('a name %s', (_case, markers, expected) => {
  expect(nameOffset(width, markers)).toBe(expected);
});

it('moves off a label that stands above an ad', () => {
  const label = { left: -70, right: 70, top: -20, bottom: 28 };
  expect(nameOffset(width, [], [label])).toBe(-36);
  expect(nameOffset(width, [], [{ ...label, left: 45, right: 90 }])).toBe(0);
  expect(nameOffset(width, [{ x: 0, y: -36, radius: 8 }], [label])).toBe(46);
});
