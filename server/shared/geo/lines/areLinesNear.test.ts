import { areLinesNear } from './areLinesNear';

type Line = [x: number, y: number][];
const level: Line = [
  [0, 0],
  [100, 0],
];

it.each<[string, Line, boolean]>([
  [
    'cross far from their ends',
    [
      [50, -1000],
      [50, 1000],
    ],
    true,
  ],
  [
    'meet at their ends',
    [
      [100, 0],
      [300, 50],
    ],
    true,
  ],
  [
    'end within the tolerance of each other',
    [
      [108, 6],
      [300, 6],
    ],
    true,
  ],
  [
    'end beyond it',
    [
      [108, 7],
      [300, 7],
    ],
    false,
  ],
  [
    'run beside each other',
    [
      [40, 10],
      [60, 10],
    ],
    true,
  ],
  [
    'run beside each other too far away',
    [
      [40, 10.1],
      [60, 10.1],
    ],
    false,
  ],
  [
    'lead towards each other, but end before',
    [
      [50, 1000],
      [50, 11],
    ],
    false,
  ],
  [
    'come near in the middle of many pieces',
    [
      [-90, 90],
      [-90, 300],
      [90, 300],
      [90, 9],
      [200, 400],
    ],
    true,
  ],
  [
    'are in line, far away',
    [
      [200, 0],
      [300, 0],
    ],
    false,
  ],
  [
    'are a point on the other',
    [
      [50, 0],
      [50, 0],
    ],
    true,
  ],
])('recognises lines that %s', (_what, other, expected) => {
  expect(areLinesNear(level, other, 10)).toBe(expected);
  expect(areLinesNear(other, level, 10)).toBe(expected);
});

it('finds nothing near a line without length', () => {
  expect(areLinesNear([], level, 10)).toBe(false);
});
