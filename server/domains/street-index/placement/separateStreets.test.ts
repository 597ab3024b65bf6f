import { flatPlane } from '../../../shared/geo/flatPlane';
import type { MapGeometry } from '../../../shared/geo/MapGeometry';
import { separateStreets } from './separateStreets';
import { suburbPolygon, type SuburbPolygon } from './suburbsAlong';

// positions are metres east and north of the map's corner
const { toPosition } = flatPlane([153, -27]);
const [east, north] = toPosition([10_000, 10_000]);
const map = { west: 153, south: -27, east, north };

type Point = [x: number, y: number];
const line = (...points: Point[]): MapGeometry => ({ type: 'LineString', coordinates: points.map(toPosition) });
/** over the whole height of the map, and beyond it */
const suburb = (name: string, from: number, to: number): SuburbPolygon => {
  const ring: Point[] = [
    [from, -5000],
    [to, -5000],
    [to, 15_000],
    [from, 15_000],
    [from, -5000],
  ];
  return suburbPolygon(name, [ring.map(toPosition)]);
};
const suburbs = [suburb('Ash', 0, 3000), suburb('Beech', 3000, 6000), suburb('Cedar', 6000, 9000)];

/** the piece numbers and suburbs of each street */
const separate = (pieces: MapGeometry[], polygons = suburbs) =>
  separateStreets(map, pieces, polygons)
    .map((street) => [street.geometries.map((piece) => pieces.indexOf(piece)).sort(), street.suburbs])
    .sort();

const inAsh = line([1000, 1000], [1500, 1000]);
const inBeech = line([4000, 1000], [4600, 1000]);
const inCedar = line([7000, 1000], [7700, 1000]);

it.each<[string, MapGeometry[], SuburbPolygon[], unknown]>([
  [
    'in different suburbs',
    [inAsh, inBeech, inCedar],
    suburbs,
    [
      [[0], ['Ash']],
      [[1], ['Beech']],
      [[2], ['Cedar']],
    ],
  ],
  ['where no suburb is known', [inAsh, inBeech], [], [[[0, 1], []]]],
  ['of a single piece', [inAsh], suburbs, [[[0], []]]],
  [
    'within one suburb',
    [inAsh, line([1000, 5000], [1500, 5000]), inBeech],
    suburbs,
    [
      [[0, 1], ['Ash']],
      [[2], ['Beech']],
    ],
  ],
  [
    'in and outside of suburbs',
    [inAsh, line([9500, 1000], [9700, 1000]), line([9500, 5000], [9700, 5000])],
    suburbs,
    [
      [[0], ['Ash']],
      [[1, 2], []],
    ],
  ],
])('separates streets that are %s', (_what, pieces, polygons, expected) => {
  expect(separate(pieces, polygons)).toEqual(expected);
});

it('keeps a street through several suburbs whole, with its pieces in any order', () => {
  const long = [line([5900, 2000], [6600, 2000]), line([2000, 2000], [3500, 2000]), line([3510, 2000], [5890, 2000])];
  expect(separate(long)).toEqual([[[0, 1, 2], []]]);
  expect(separate([...long, line([7500, 9000], [7600, 9000])])).toEqual([
    // Cedar is a suburb of both
    [
      [0, 1, 2, 3],
      ['Beech', 'Ash', 'Cedar'],
    ],
  ]);
  expect(separate([...long, line([500, 9000], [600, 9000])], [...suburbs.slice(1), suburb('Oak', 0, 1000)])).toEqual([
    [
      [0, 1, 2],
      ['Beech', 'Cedar'],
    ],
    [[3], ['Oak']],
  ]);
});

it('treats a gap of up to 500 m as an interruption', () => {
  const onward = (from: number) => line([from, 1000], [from + 2000, 1000]);
  expect(separate([inAsh, onward(1999)], [suburb('Ash', 0, 1800), suburb('Beech', 1800, 6000)])).toHaveLength(1);
  expect(separate([inAsh, onward(2001)], [suburb('Ash', 0, 1800), suburb('Beech', 1800, 6000)])).toHaveLength(2);
});

it('joins two parts through a third that shares a suburb with each', () => {
  const between = line([2900, 5000], [3200, 5000]);
  expect(separate([inAsh, inBeech, between, inCedar])).toEqual([
    [
      [0, 1, 2],
      ['Beech', 'Ash'],
    ],
    [[3], ['Cedar']],
  ]);
});

it('ignores a suburb that a street barely touches', () => {
  const overBorder = line([2500, 5000], [3040, 5000]);
  expect(separate([overBorder, inBeech])).toEqual([
    [[0], ['Ash']],
    [[1], ['Beech']],
  ]);
});

it('gives a street along a border both of its suburbs', () => {
  const onBorder = line([3000, 4000], [3000, 4800]);
  expect(separate([onBorder, inCedar])).toEqual([
    [[0], ['Ash', 'Beech']],
    [[1], ['Cedar']],
  ]);
});

it('names a street by the suburb where the map shows it', () => {
  const mostlyBeside = line([4000, -3000], [4000, -100], [2000, -100], [2000, 300]);
  expect(separate([mostlyBeside, inCedar])).toEqual([
    [[0], ['Ash']],
    [[1], ['Cedar']],
  ]);
});

it('uses the middle of roads that are areas', () => {
  const corridor = (x: number, y: number): MapGeometry => {
    const ring: Point[] = [
      [x, y],
      [x + 300, y],
      [x + 300, y + 20],
      [x, y + 20],
      [x, y],
    ];
    return { type: 'Polygon', coordinates: [ring.map(toPosition)] };
  };
  expect(separate([corridor(1000, 1000), corridor(1320, 1000), corridor(7000, 1000)])).toEqual([
    [[0, 1], ['Ash']],
    [[2], ['Cedar']],
  ]);
});

it('leaves a hole in a suburb to the suburb inside it', () => {
  const [outer = []] = suburb('Ash', 0, 3000).rings;
  const [hole = []] = suburb('Inner', 900, 1600).rings;
  const polygons = [suburbPolygon('Ash', [outer, hole]), suburbPolygon('Inner', [hole]), ...suburbs.slice(1)];
  expect(separate([inAsh, inBeech], polygons)).toEqual([
    [[0], ['Inner']],
    [[1], ['Beech']],
  ]);
});
