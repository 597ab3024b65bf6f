import { squareRing } from '../../../test/squareRing';
import { isInPolygon } from './isInPolygon';
import type { Position } from '../MapGeometry';
import { pointOnSurface } from './pointOnSurface';

/** like a C that opens to the east, its arms a quarter of its height */
const bay: Position[] = [
  [150, -30],
  [154, -30],
  [154, -29],
  [151, -29],
  [151, -27],
  [154, -27],
  [154, -26],
  [150, -26],
  [150, -30],
];

it.each<[string, Position[][], Position]>([
  ['the centroid of a square', [squareRing(150, 152)], [151, 151]],
  ['the centroid whatever the direction of the ring', [squareRing(150, 152).toReversed()], [151, 151]],
  ['the widest stretch beside a centroid in a bay', [bay], [150.5, -28]],
  ['the first of two stretches beside a hole', [squareRing(150, 154), squareRing(151, 153)], [150.5, 152]],
])('finds %s', (_what, rings, expected) => {
  const [x = NaN, y = NaN] = pointOnSurface(rings);
  expect([x.toFixed(6), y.toFixed(6)]).toEqual(expected.map((value) => value.toFixed(6)));
  expect(isInPolygon([x, y], rings)).toBe(true);
});

it('stays in the box of a ring without a surface', () => {
  const flat: Position[] = [
    [150, -30],
    [152, -30],
    [150, -30],
  ];
  expect(pointOnSurface([flat])).toEqual([151, -30]);
});
