import type { MapContent, MapFeature } from '../../MapContent';
import { defaultPrintSettings, designOf } from '../../layouts/PrintSettings';
import { layOutSheet } from '../Sheet';
import { layOutAtlas, renumber } from './atlas';

const grid = { west: 153, south: -26.5, east: 153.05, north: -26.46, gridColumns: 10, gridRows: 8 };
const page = layOutSheet(grid, { paper: 'A4', orientation: 'LANDSCAPE', hasLegend: false });

const street = (longitude: number, latitude: number): MapFeature => ({
  ...{ kind: 'STREET', name: `Lane ${longitude}`, rank: 3, roadClass: 'minor', facility: null },
  geometry: {
    type: 'LineString',
    coordinates: [
      [longitude, latitude],
      [longitude + 0.0005, latitude],
    ],
  },
});

/** The sheets of an area with a street at each of these places, whose names need twice the scale. */
function atlasOf(places: readonly (readonly [longitude: number, latitude: number])[]) {
  const features = places.map(([longitude, latitude]) => street(longitude, latitude));
  const content: MapContent = {
    ...{ name: 'Bayside', grid, design: designOf({ ...grid, name: 'Bayside' }, defaultPrintSettings), features },
    ...{
      ads: [],
      absentAds: 0,
      outline: [],
      sponsorPicture: null,
      isPictureGone: false,
      streets: [],
      attributions: [],
      url: '',
    },
  };
  const unnamed = [
    {
      name: 'Wattlebird',
      roadClass: 'minor' as const,
      lines: [
        [
          [100, 100],
          [105, 100],
        ] as [number, number][],
      ],
    },
  ];
  return layOutAtlas(content, { page, unnamed, mostKey: 20, mostSheets: 24 });
}

const everywhere = Array.from(
  { length: 100 },
  (_, at) => [153.0025 + (at % 10) * 0.005, -26.498 + Math.floor(at / 10) * 0.004] as const,
);

it('divides the area into parts without gaps; sheets beside each other show some of the same', () => {
  const sheets = atlasOf(everywhere);
  expect(sheets.length).toBeGreaterThan(3);
  const byNumber = new Map(sheets.map((sheet) => [sheet.number, sheet]));
  let pairs = 0;
  for (const { part, layOut, neighbours } of sheets) {
    const { box } = layOut(0);
    const [east, south] = [byNumber.get(neighbours.east ?? 0), byNumber.get(neighbours.south ?? 0)];
    if (east) {
      expect(east.part.west).toBeCloseTo(part.east, 10);
      expect(box.east - east.layOut(0).box.west).toBeGreaterThan(0.04 * (part.east - part.west));
      pairs += 1;
    }
    if (south) {
      expect(south.part.north).toBeCloseTo(part.south, 10);
      expect(south.layOut(0).box.north - box.south).toBeGreaterThan(0.04 * (part.north - part.south));
      pairs += 1;
    }
  }
  expect(pairs).toBeGreaterThan(3);
});

it('numbers the sheets row by row, and each names its neighbours, which name it', () => {
  const sheets = atlasOf(everywhere);
  expect(sheets.map(({ number }) => number)).toEqual(sheets.map((_, at) => at + 1));
  const byNumber = new Map(sheets.map((sheet) => [sheet.number, sheet]));
  for (const { number, part, neighbours } of sheets) {
    if (neighbours.east !== undefined) expect(neighbours.east).toBe(number + 1);
    if (neighbours.east !== undefined) expect(byNumber.get(neighbours.east)?.neighbours.west).toBe(number);
    if (neighbours.south !== undefined) expect(byNumber.get(neighbours.south)?.neighbours.north).toBe(number);
    // none beyond the edges of the area
    expect([neighbours.west === undefined, neighbours.north === undefined]).toEqual([
      Math.abs(part.west - grid.west) < 1e-9,
      Math.abs(part.north - grid.north) < 1e-9,
    ]);
  }
});

it('has no sheet for a part without streets, and no pointer to it', () => {
  const all = atlasOf(everywhere);
  const first = all[0];
  const inFirst = ([x, y]: readonly [number, number]) =>
    x <= (first?.part.east ?? 0) + 0.0001 && y >= (first?.part.south ?? 0) - 0.0001;
  const sheets = atlasOf(everywhere.filter((place) => !inFirst(place)));
  expect(sheets).toHaveLength(all.length - 1);
  expect(sheets[0]?.number).toBe(1);
  expect(sheets[0]?.part).toEqual(all[1]?.part);
  expect(sheets[0]?.neighbours.west).toBeUndefined();
});

it('numbers the sheets that are left in order, and points to none that is left out', () => {
  const all = atlasOf(everywhere);
  const [first, left, third] = all;
  const sheets = renumber(all.filter((sheet) => sheet !== left));
  expect(sheets.map(({ number }) => number)).toEqual(sheets.map((_, at) => at + 1));
  expect([first?.neighbours.east, sheets[0]?.neighbours.east]).toEqual([2, undefined]);
  expect([sheets[1]?.part, sheets[1]?.neighbours.west]).toEqual([third?.part, undefined]);
  expect(sheets[0]?.neighbours.south).toBe((first?.neighbours.south ?? 0) - 1);
});
