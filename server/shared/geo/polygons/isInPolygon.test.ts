import { squareRing } from '../../../test/squareRing';
import { isInPolygon } from './isInPolygon';
import type { Position } from '../MapGeometry';

/** open to the north */
const horseshoe: Position[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [7, 10],
  [7, 3],
  [3, 3],
  [3, 10],
  [0, 10],
  [0, 0],
];

it.each<[string, Position, Position[][], boolean]>([
  ['inside', [5, 5], [squareRing(0, 10)], true],
  ['outside', [11, 5], [squareRing(0, 10)], false],
  ['level with a corner', [-1, 10], [squareRing(0, 10)], false],
  ['in a hole', [5, 5], [squareRing(0, 10), squareRing(4, 6)], false],
  ['beside a hole', [2, 5], [squareRing(0, 10), squareRing(4, 6)], true],
  ['between the arms of a horseshoe', [5, 6], [horseshoe], false],
  ['in an arm of a horseshoe', [8, 6], [horseshoe], true],
  ['of no ring', [5, 5], [], false],
])('recognises a position %s', (_what, position, rings, expected) => {
  expect(isInPolygon(position, rings)).toBe(expected);
});
