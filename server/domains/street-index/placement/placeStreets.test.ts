import type { MapGeometry, Position } from '../../../shared/geo/MapGeometry';
import { placeStreets } from './placeStreets';
import { suburbPolygon } from './suburbsAlong';

// squares A1 to J4, each 0.1 by 0.25 degrees
const grid = { west: 153, south: -27, east: 154, north: -26, gridColumns: 10, gridRows: 4 };
const line = (...coordinates: Position[]): MapGeometry => ({ type: 'LineString', coordinates });
const box = (name: string, west: number, east: number) =>
  suburbPolygon(name, [
    [
      [west, -28],
      [east, -28],
      [east, -25],
      [west, -25],
      [west, -28],
    ],
  ]);
const suburbs = [box('Ash', 152, 153.5), box('Beech', 153.5, 155)];

const place = (pieces: MapGeometry[], polygons = suburbs) =>
  placeStreets(grid, new Map([['Bay Road', pieces]]), polygons).map(
    ({ streetName, locality, furtherLocalities, coordinateX, coordinateY, furtherSquares }) =>
      [streetName, locality, furtherLocalities, [coordinateX + coordinateY, ...furtherSquares]] as const,
  );

const west = line([153.12, -26.1], [153.18, -26.1]);
const east = line([153.82, -26.9], [153.97, -26.9]);

it('gives each street of a name its suburb and its own squares', () => {
  expect(place([west, east])).toEqual([
    ['Bay Road', 'Ash', [], ['B1']],
    ['Bay Road', 'Beech', [], ['I4', 'J4']],
  ]);
});

it('names no suburb where the map shows only one street of the name', () => {
  expect(place([west])).toEqual([['Bay Road', '', [], ['B1']]]);
  expect(place([west, line([154.2, -26.9], [154.3, -26.9])])).toEqual([['Bay Road', '', [], ['B1']]]);
  expect(place([west, east], [])).toEqual([['Bay Road', '', [], ['I4', 'B1', 'J4']]]);
  expect(place([])).toEqual([]);
});

it('keeps the other suburbs of a long street, for finding addresses', () => {
  const long = line([153.3, -26.6], [153.65, -26.6]);
  const far = line([154, -26.1], [153.99, -26.1]);
  const polygons = [box('Ash', 152, 153.5), box('Beech', 153.5, 153.9), box('Cedar', 153.9, 155)];
  expect(place([long, far], polygons)).toEqual([
    ['Bay Road', 'Ash', ['Beech'], ['E3', 'D3', 'F3', 'G3']],
    ['Bay Road', 'Cedar', [], ['J1']],
  ]);
});
