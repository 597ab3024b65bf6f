import type Feature from 'ol/Feature.js';
import type Point from 'ol/geom/Point.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';
import type Style from 'ol/style/Style.js';
import type { Transform } from 'ol/transform.js';
import type { MapMarker } from '../MapMarker';
import type { MarkPalette } from './drawMarker';
import { markMiddle } from './drawMarker';
import { extentOf } from './extentOf';
import { gridFeatures } from './gridFeatures';
import { MarkerPainter } from './MarkerPainter';

const names = [
  'primary',
  'onPrimary',
  'accent',
  'accentText',
  'onAccent',
  'surface',
  'text',
  'shadow',
  'fontFamily',
] as const;
const palette = Object.fromEntries(names.map((name) => [name, name])) as unknown as MarkPalette;

const marker = (longitude: number, databaseIds: number[], values: Partial<MapMarker> = {}): MapMarker => ({
  ...{ __typename: 'BrochureMarker', latitude: 0, longitude, count: databaseIds.length, couponsCount: 0 },
  ...{ atdwCount: 0, type: databaseIds.length === 1 ? 'CP_AD' : null, databaseIds },
  ...{ west: longitude, east: longitude, south: 0, north: 0, ...values },
});

/** 100 CSS pixels for each degree at the equator; 150° east is at x = 0, the equator at y = 0 */
const scale = 100 / fromLonLat([1, 0])[0]!;
const toPixel: Transform = [scale, 0, 0, -scale, -15_000, 0];

describe('a click on the map', () => {
  const painter = new MarkerPainter(palette);
  const cluster = marker(151, [2, 3, 4]);
  painter.show([marker(150, [1]), cluster]);
  painter.emphasise(new Set([cluster]), new Set());
  const hit = (x: number, y: number) => painter.hit([x, y], toPixel)?.databaseIds ?? null;

  it('hits a dot at its position, and the pin of a chosen one at its head too', () => {
    const { up } = markMiddle({ kind: 'offer', type: 'CP_AD', chosen: true });
    expect([hit(0, 0), hit(0, -up)]).toEqual([[1], null]);
    painter.choose(1);
    expect([hit(0, 0), hit(0, -up)]).toEqual([[1], [1]]);
    painter.choose(null);
  });

  it('shows no pin for an ad whose name stands there', () => {
    const { up } = markMiddle({ kind: 'offer', type: 'CP_AD', chosen: true });
    painter.emphasise(new Set([cluster]), new Set([1]));
    painter.choose(1);
    expect(hit(0, -up)).toBeNull();
    painter.emphasise(new Set([cluster]), new Set());
    painter.choose(null);
  });

  it('hits a cluster at its centre', () => {
    expect(hit(100, 0)).toEqual([2, 3, 4]);
    expect(hit(100, 40)).toBeNull();
  });
});

it('lifts the chosen door whose ads are too many to name, and no other mark', () => {
  const painter = new MarkerPainter(palette);
  const door = marker(150, [], { count: 24 });
  const other = marker(151, [], { count: 30 });
  painter.show([door, other]);
  painter.emphasise(new Set([door, other]), new Set());
  expect(painter.choose(null, { west: 150, east: 150, south: 0, north: 0 })).toBe(true);
  // drawn last, so that nothing covers it
  expect(painter.placed.map(({ marker: { longitude } }) => longitude)).toEqual([151, 150]);
  expect(painter.choose(null, { west: 149, east: 149, south: 0, north: 0 })).toBe(false);
  expect(painter.choose(null)).toBe(false);
});

it('finds a chosen ad alone and within a cluster, and says when it is not on the map', () => {
  const painter = new MarkerPainter(palette);
  painter.show([marker(150, [1]), marker(151, [2, 3])]);
  expect([painter.choose(1), painter.choose(3), painter.choose(9), painter.choose(null)]).toEqual([
    ...[true, true, false, false],
  ]);
});

it('keeps the choice when other markers come', () => {
  const painter = new MarkerPainter(palette);
  painter.choose(3);
  painter.show([marker(151, [2, 3])]);
  expect(painter.choose(3)).toBe(true);
});

it('moves the name of a place away from a marker, and leaves it elsewhere', () => {
  const painter = new MarkerPainter(palette);
  const cluster = marker(151, [2, 3, 4]);
  painter.show([cluster]);
  painter.emphasise(new Set([cluster]), new Set());
  expect(painter.moveName(fromLonLat([151, 0]), 60, 1 / scale)).not.toBe(0);
  expect(painter.moveName(fromLonLat([155, 0]), 60, 1 / scale)).toBe(0);
});

it('moves a place name off a label, wherever the view is', () => {
  const painter = new MarkerPainter(palette);
  const label = { left: 90, right: 210, top: -30, bottom: 10 };
  painter.cover([label], { centre: [1000, 5000], resolution: 2 });
  expect(painter.moveName([1300, 5000], 60, 2)).toBe(26);
  expect(painter.moveName([1300, 4700], 60, 2)).toBe(0);
});

it('has the same obstacles for names until a mark, its size or a label differs', () => {
  const painter = new MarkerPainter(palette);
  const label = { left: 90, right: 210, top: -30, bottom: 10 };
  const view = { centre: [1000, 5000], resolution: 2 };
  const obstaclesWith = (longitude: number, { isProminent = true, covered = [label], at = view } = {}) => {
    const mark = marker(longitude, [2, 3, 4]);
    painter.show([mark]);
    painter.emphasise(isProminent ? new Set([mark]) : new Set(), new Set());
    painter.cover(covered, at);
    return painter.obstacles;
  };
  const before = obstaclesWith(151);
  expect(obstaclesWith(151)).toBe(before);
  const others = [
    obstaclesWith(152),
    obstaclesWith(151, { isProminent: false }),
    obstaclesWith(151, { covered: [] }),
    obstaclesWith(151, { at: { ...view, centre: [1002, 5000] } }),
  ];
  expect(new Set([before, ...others]).size).toBe(5);
});

it('limits a box to the country, and takes the country for a box outside', () => {
  const lonLat = ([west = 0, south = 0, east = 0, north = 0]: number[]) =>
    [...toLonLat([west, south]), ...toLonLat([east, north])].map((degrees) => Number(degrees.toFixed(6)));
  const inside = { west: 153, south: -27, east: 154, north: -26 };
  expect(lonLat(extentOf(inside))).toEqual([153, -27, 154, -26]);
  expect(lonLat(extentOf({ ...inside, west: 0, north: 60 }))).toEqual([96, -27, 154, -9]);
  expect(lonLat(extentOf({ west: 0, south: 50, east: 10, north: 60 }))).toEqual([96, -55, 168.5, -9]);
});

describe('the grid of a printed map', () => {
  const grid = { west: 153, south: -28, east: 156, north: -26, gridColumns: 3, gridRows: 2 };
  const features = gridFeatures(grid, palette);
  const textOf = (feature: Feature) => (feature.getStyle() as Style).getText()?.getText();
  const placeOf = (feature: Feature) =>
    toLonLat((feature.getGeometry() as Point).getCoordinates()).map((degrees) => Number(degrees.toFixed(6)));

  it('has a letter for each column at both edges, and a number for each row', () => {
    const named = features.filter((feature) => textOf(feature) !== undefined);
    expect(named.map((feature) => [textOf(feature), ...placeOf(feature)])).toEqual([
      ...['A', 'B', 'C'].flatMap((letter, at) => [
        [letter, 153.5 + at, -26],
        [letter, 153.5 + at, -28],
      ]),
      ...['1', '2'].flatMap((number, at) => [
        [number, 153, -26.5 - at],
        [number, 156, -26.5 - at],
      ]),
    ]);
  });

  it('has inner lines, an edge, and nine handles', () => {
    const kinds = features.map((feature) => feature.getGeometry()!.getType());
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    expect([count('LineString'), count('Polygon'), count('Point')]).toEqual([3, 1, 10 + 9]);
  });
});
