import { readFileSync } from 'node:fs';
import type { FeatureCollection } from 'geojson';
import { describeSharedData } from '../../../test/sharedData';
import type { MapGeometry, Position } from '../../../shared/geo/MapGeometry';
import { boxOfSquare } from '../boxOfSquare';
import { squareOf, type MapGrid } from '../../../../shared/map-grid/squareOf';
import { placeStreet } from './placeStreet';

const grid = { west: 153, south: -27, east: 154, north: -26, gridColumns: 10, gridRows: 4 };
const line = (...coordinates: Position[]): MapGeometry => ({ type: 'LineString', coordinates });

it('places the name in the middle of the longest stretch, and lists every square', () => {
  const place = placeStreet(grid, [line([153.05, -26.1], [153.2, -26.1]), line([153.2, -26.1], [153.45, -26.1])]);
  expect(place).toMatchObject({ coordinateX: 'C', coordinateY: '1', furtherSquares: ['A1', 'B1', 'D1', 'E1'] });
  expect(place?.longitude).toBeCloseTo(153.25, 3);
  expect(place?.latitude).toBeCloseTo(-26.1, 6);
});

it('ignores geometry outside the map', () => {
  expect(placeStreet(grid, [line([152, -26.1], [153.05, -26.1])])).toMatchObject({
    coordinateX: 'A',
    furtherSquares: [],
  });
  expect(placeStreet(grid, [line([152, -26.1], [152.9, -26.1])])).toBeNull();
  expect(placeStreet(grid, [])).toBeNull();
});

interface AreaRow {
  code: string;
  bbox: [number, number, number, number];
  columns: number;
  rows: number;
}

/** Positions close together along the outline or the line, without any of the code under test. */
function walk(geometry: MapGeometry): Position[] {
  if (geometry.type === 'Point') throw new Error('A street is no point.');
  const parts = { LineString: 0, MultiLineString: 1, Polygon: 1, MultiPolygon: 2 }[geometry.type];
  const lines = (parts === 0 ? [geometry.coordinates] : geometry.coordinates.flat(parts - 1)) as Position[][];
  return lines.flatMap((positions) =>
    positions.slice(1).flatMap(([x2 = 0, y2 = 0], at) => {
      const [x1 = 0, y1 = 0] = positions[at] ?? [];
      const steps = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / 0.00002));
      return Array.from({ length: steps + 1 }, (_, step): Position => [
        x1 + ((x2 - x1) * step) / steps,
        y1 + ((y2 - y1) * step) / steps,
      ]);
    }),
  );
}

function readReal(code: string, data: string, areas: string): { real: MapGrid; streets: Map<string, MapGeometry[]> } {
  const area = (JSON.parse(readFileSync(areas, 'utf8')) as AreaRow[]).find((row) => row.code === code);
  if (!area) throw new Error(`There is no area ${code}.`);
  const [west, south, east, north] = area.bbox;
  const real: MapGrid = { west, south, east, north, gridColumns: area.columns, gridRows: area.rows };
  const streets = new Map<string, MapGeometry[]>();
  const { features } = JSON.parse(readFileSync(data, 'utf8')) as FeatureCollection<MapGeometry>;
  for (const { properties, geometry } of features) {
    const name = String(properties?.name ?? '');
    if (name !== '' && properties?.kind !== 'intersection') streets.set(name, [...(streets.get(name) ?? []), geometry]);
  }
  return { real, streets };
}

describe.each([
  ['darwin-city', 'darwin-city.geojson', 400],
  ['melbourne-city', 'melbourne-city-corridors.geojson', 1100],
])('every street of %s', (code, file, least) => {
  describeSharedData('of its file', [`streets/${file}`, 'map-areas.json'], (data, areas) => {
    it('crosses exactly the squares that the index names', () => {
      const { real, streets } = readReal(code, data, areas);
      const wrong: string[] = [];
      for (const [name, geometries] of streets) {
        const place = placeStreet(real, geometries);
        const touched = new Map<string, number>();
        for (const [longitude = 0, latitude = 0] of geometries.flatMap(walk)) {
          const square = squareOf(real, { latitude, longitude });
          if (!square) continue;
          const key = square.coordinateX + square.coordinateY;
          touched.set(key, (touched.get(key) ?? 0) + 1);
        }
        const named = place ? [place.coordinateX + place.coordinateY, ...place.furtherSquares] : [];
        // touches below a metre may be left out, and squares inside a wide road may be listed
        for (const [key, count] of touched) if (count > 4 && !named.includes(key)) wrong.push(`${name} lacks ${key}`);
        for (const key of named) if (!touched.has(key)) wrong.push(`${name} is not in ${key}`);
        if (place) {
          const box = boxOfSquare(real, place);
          const inside =
            place.longitude >= box.west &&
            place.longitude <= box.east &&
            place.latitude >= box.south &&
            place.latitude <= box.north;
          if (!inside) wrong.push(`${name} stands outside its square`);
        }
      }
      expect(streets.size).toBeGreaterThan(least);
      expect(wrong).toEqual([]);
    });
  });
});
