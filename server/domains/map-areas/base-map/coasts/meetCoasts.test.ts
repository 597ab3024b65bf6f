import type { Position } from '../../../../shared/geo/MapGeometry';
import { isInPolygon } from '../../../../shared/geo/polygons/isInPolygon';
import { meetCoasts } from './meetCoasts';

const box = { west: 144, south: -38, east: 145, north: -37 };
/** Land north of a coast that runs east at one latitude. */
const landAbove = (coast: number, west: number, east: number): Position[] => [
  [west, coast],
  [east, coast],
  [east, -36],
  [west, -36],
  [west, coast],
];
const fine = [landAbove(-37.5, 143.9, 145.1)];

it.each([
  ['too far north', -37.47, 'land'],
  ['too far south', -37.53, 'sea'],
] as const)('leads a coarse coast that is %s to the exact one, outside of the box', (_, coast, kind) => {
  const outline = [landAbove(coast, 140, 150)];
  const patches = meetCoasts(box, fine, outline);
  expect(patches[kind]).toHaveLength(2);
  expect(patches[kind === 'land' ? 'sea' : 'land']).toEqual([]);
  const [west = [], east = []] = patches[kind];
  // water also replaces the outline's land in the rim of the box
  const rim = kind === 'sea' ? 0.025 : 0;
  expect(Math.max(...west.map(([longitude = 0]) => longitude))).toBe(144 + rim);
  expect(Math.min(...east.map(([longitude = 0]) => longitude))).toBe(145 - rim);
  // half of the difference is left half of the way along
  const half = 144 - Math.abs(coast + 37.5) * 1.5;
  const middle = (coast - 37.5) / 2;
  expect(isInPolygon([half, middle + (coast > middle ? 0.002 : -0.002)], [west])).toBe(true);
  expect(isInPolygon([half, middle - (coast > middle ? 0.002 : -0.002)], [west])).toBe(false);
});

it.each([
  ['the same coast', [landAbove(-37.5, 140, 150)]],
  ['another coast, which is too far away', [landAbove(-37.3, 140, 150)]],
  ['no coast', []],
  [
    'a coast with its water on the other side',
    [
      [
        [140, -37.52],
        [150, -37.52],
        [150, -40],
        [140, -40],
        [140, -37.52],
      ],
    ],
  ],
])('adds nothing to %s', (_, outline) => {
  expect(meetCoasts(box, fine, outline)).toEqual({ land: [], sea: [] });
});

it('adds nothing where the coarse coast comes straight back, as around a small island', () => {
  const island: Position[] = [
    [143.99, -37.52],
    [144.01, -37.52],
    [144.01, -37.49],
    [143.99, -37.49],
    [143.99, -37.52],
  ];
  expect(meetCoasts(box, fine, [island])).toEqual({ land: [], sea: [] });
});

it('takes work in proportion to the coast of an import that crosses an edge very often', () => {
  let reads = 0;
  const zigzag = (crossings: number): Position[] => {
    const points = Array.from({ length: crossings }, (_, at): Position => [
      at % 2 === 0 ? 143.9 : 144.1,
      -37.9 + (at / crossings) * 0.8,
    ]);
    return [...points, [146, -37.1], [146, -37.9], points[0] ?? []];
  };
  const readsOf = (crossings: number): number => {
    reads = 0;
    const ring = new Proxy(zigzag(crossings), {
      get: (target, key, receiver): unknown => {
        reads += 1;
        return Reflect.get(target, key, receiver);
      },
    });
    meetCoasts(box, [ring], [landAbove(-37.47, 140, 150)]);
    return reads;
  };
  expect(readsOf(2000)).toBeLessThan(readsOf(500) * 4.2);
});
