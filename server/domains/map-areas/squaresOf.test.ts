import type { MapGeometry, Position } from '../../shared/geo/MapGeometry';
import { boxOfSquare } from './boxOfSquare';
import { squareOf } from '../../../shared/map-grid/squareOf';
import { squaresOf } from './squaresOf';

const grid = { west: 153, south: -27, east: 154, north: -26, gridColumns: 10, gridRows: 4 };
const line = (...coordinates: Position[]): MapGeometry => ({ type: 'LineString', coordinates });
const area = (...coordinates: Position[][]): MapGeometry => ({ type: 'Polygon', coordinates });
const names = (geometry: MapGeometry) =>
  squaresOf(grid, geometry).map((square) => square.coordinateX + square.coordinateY);

test.each<[string, MapGeometry, string[]]>([
  ['within one square', line([153.01, -26.01], [153.05, -26.1]), ['A1']],
  ['through three', line([153.05, -26.1], [153.25, -26.1]), ['A1', 'B1', 'C1']],
  ['across a corner', line([153.05, -26.2], [153.15, -26.3]), ['A1', 'B2']],
  [
    'round a corner, missing the square inside',
    line([153.05, -26.3], [153.05, -26.1], [153.15, -26.1]),
    ['A1', 'A2', 'B1'],
  ],
  ['from outside', line([152, -26.9], [153.05, -26.9]), ['A4']],
  ['beside the map', line([152, -26.9], [152.9, -26.9]), []],
  ['round the map', line([152, -25.5], [155, -25.5], [155, -26.5]), []],
  ['an end that only touches', line([153.05, -26.1], [153.1, -26.1]), ['A1']],
  [
    'an area',
    area([
      [153.05, -26.2],
      [153.15, -26.2],
      [153.15, -26.3],
      [153.05, -26.3],
      [153.05, -26.2],
    ]),
    ['A1', 'A2', 'B1', 'B2'],
  ],
])('%s', (_, geometry, expected) => {
  expect(names(geometry)).toEqual(expected);
});

test('leaves out a square inside a hole', () => {
  const ring = (west: number, south: number, east: number, north: number): Position[] => [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const frame = area(ring(153.05, -26.7, 153.35, -26.05), ring(153.1, -26.5, 153.2, -26.25));
  expect(names(frame)).not.toContain('B2');
  expect(names(frame)).toEqual(expect.arrayContaining(['A2', 'B1', 'B3', 'C2']));
});

test('boxOfSquare is the inverse of squareOf', () => {
  for (let column = 0; column < 10; column++) {
    for (let row = 0; row < 4; row++) {
      const square = { coordinateX: String.fromCharCode(65 + column), coordinateY: String(row + 1) };
      const { west, south, east, north } = boxOfSquare(grid, square);
      expect(squareOf(grid, { latitude: (south + north) / 2, longitude: (west + east) / 2 })).toEqual(square);
    }
  }
});
