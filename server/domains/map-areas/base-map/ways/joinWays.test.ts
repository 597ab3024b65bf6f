import { lineLength } from '../../../../shared/geo/lines/lineLength';
import type { TileRow } from '../readTileFeatures';
import { joinWays } from './joinWays';

/** A piece of a road of ten pieces along a parallel, with a gap after each; a degree is some 88 km here. */
const piece = (at: number, changes: Partial<TileRow> = {}, gap = 0.0005): TileRow => {
  const west = 144.9 + at * 0.005;
  const coordinates = [
    [west, -37.8],
    [west + 0.005 - gap, -37.8],
  ];
  return {
    ...{ kind: 'STREET', name: `Part ${at}`, rank: 1, roadClass: 'motorway', routeNumber: '', facility: null },
    geometry: { type: 'LineString', coordinates },
    ...changes,
  };
};
const pieces = Array.from({ length: 10 }, (_, at) => at);
const linesOf = (rows: readonly TileRow[], zoom: number) => joinWays(rows, zoom).flatMap(({ lines }) => lines);

it.each([8, 9, 10])('draws a motorway whose pieces have other names as one line at zoom %d', (zoom) => {
  const ways = joinWays(
    pieces.map((at) => piece(at)),
    zoom,
  );
  expect(ways).toHaveLength(1);
  expect(ways[0]?.name).toBe('');
  const [line = [], ...others] = ways[0]?.lines ?? [];
  expect(others).toEqual([]);
  expect(lineLength(line as [number, number][])).toBeCloseTo(0.0495, 6);
});

it('names each piece where maps name roads', () => {
  const ways = joinWays(
    pieces.map((at) => piece(at)),
    11,
  );
  expect(ways.map(({ name }) => name)).toEqual(pieces.map((at) => `Part ${at}`));
});

it('joins pieces of one name over a crossing, and those without a name only where they meet', () => {
  const named = pieces.map((at) => piece(at, { name: 'Long Road' }));
  expect(linesOf(named, 14)).toHaveLength(1);
  const nameless = pieces.map((at) => piece(at, { name: '' }));
  expect(linesOf(nameless, 14)).toHaveLength(10);
  const meeting = pieces.map((at) => piece(at, { name: '' }, 0));
  expect(linesOf(meeting, 14)).toHaveLength(1);
  const railway = pieces.map((at) => piece(at, { kind: 'RAILWAY', roadClass: null, name: '' }, 0));
  expect(linesOf(railway, 12)).toHaveLength(1);
});

it('keeps numbered roads and classes apart', () => {
  const rows = [piece(0), piece(1, { routeNumber: 'M1' }), piece(2, { roadClass: 'trunk' })];
  const ways = joinWays(rows, 10);
  expect(ways.map(({ row }) => [row.roadClass, row.routeNumber])).toEqual([
    ['motorway', ''],
    ['motorway', 'M1'],
    ['trunk', ''],
  ]);
});

it('leaves out crumbs at low zooms, and a ferry never', () => {
  expect(linesOf([piece(0)], 7)).toEqual([]);
  expect(linesOf([piece(0)], 11)).toHaveLength(1);
  expect(linesOf([piece(0, { kind: 'FERRY', roadClass: null })], 7)).toHaveLength(1);
});

it('joins 20,000 pieces in moments', () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => piece(at % 100, { name: `Part ${at}` }, 0)).map((row, at) => {
    const coordinates = [0, 1].map((end) => [144 + (at % 100) * 0.01 + end * 0.01, -38 + Math.floor(at / 100) * 0.02]);
    return { ...row, geometry: { type: 'LineString' as const, coordinates } };
  });
  expect(linesOf(rows, 10)).toHaveLength(200);
});
