import { joinLines } from './joinLines';

type Line = [x: number, y: number][];

/** Returns the number of distances that the joining computes. */
function countDistances(lines: readonly Line[], tolerance: number): { joined: Line[]; distances: number } {
  const hypot = jest.spyOn(Math, 'hypot');
  const joined = joinLines(lines, tolerance);
  const distances = hypot.mock.calls.length;
  hypot.mockRestore();
  return { joined, distances };
}

it.each([
  [
    'end to start',
    [
      [
        [0, 0],
        [1, 0],
      ],
      [
        [1, 0],
        [2, 0],
      ],
    ],
  ],
  [
    'end to end',
    [
      [
        [0, 0],
        [1, 0],
      ],
      [
        [2, 0],
        [1, 0],
      ],
    ],
  ],
  [
    'start to end',
    [
      [
        [1, 0],
        [2, 0],
      ],
      [
        [0, 0],
        [1, 0],
      ],
    ],
  ],
  [
    'start to start',
    [
      [
        [1, 0],
        [0, 0],
      ],
      [
        [1, 0],
        [2, 0],
      ],
    ],
  ],
] as [string, Line[]][])('joins two lines that meet %s', (_, lines) => {
  const joined = joinLines(lines, 0.5);
  expect(joined).toHaveLength(1);
  const line = joined[0] ?? [];
  const there = line.map(([x]) => x);
  expect([there, there.toReversed()]).toContainEqual([0, 1, 1, 2]);
});

it('joins the nearest piece, of equal ones the first, and none beyond the tolerance', () => {
  const first: Line = [
    [0, 0],
    [10, 0],
  ];
  const near: Line = [
    [10.2, 0],
    [20, 0],
  ];
  const nearer: Line = [
    [10, 0.1],
    [10, 9],
  ];
  const far: Line = [
    [20, 2],
    [30, 2],
  ];
  expect(joinLines([first, near, nearer, far], 1)).toEqual([[...first, ...nearer], near, far]);
  const twin: Line = [
    [10, 0],
    [10, -9],
  ];
  const other: Line = [
    [10, 0],
    [10, 9],
  ];
  expect(joinLines([first, twin, other], 1)[0]).toEqual([...first, ...twin]);
});

it('joins a long chain of pieces in any order', () => {
  const count = 5000;
  const pieces = Array.from({ length: count }, (_, at): Line => {
    const x = (at * 7) % count;
    return at % 2 === 0
      ? [
          [x, 0],
          [x + 1, 0],
        ]
      : [
          [x + 1, 0],
          [x, 0],
        ];
  });
  const { joined, distances } = countDistances(pieces, 0.1);
  expect(joined.map((line) => line.length)).toEqual([2 * count]);
  expect(distances).toBeLessThan(count * 50);
});

it.each([
  ['at one point', () => 0],
  ['around one point', (at: number) => at * 1e-6],
])('takes work in proportion to the pieces where very many ends meet %s', (_, aside) => {
  const star = (count: number): Line[] =>
    Array.from({ length: count }, (_each, at) => [
      [aside(at), aside(at)],
      [1000 + at * 10, 5000],
    ]);
  const few = countDistances(star(500), 1).distances;
  const many = countDistances(star(2000), 1);
  expect(many.distances).toBeLessThan(few * 5);
  expect(many.joined).toHaveLength(1000);
});
