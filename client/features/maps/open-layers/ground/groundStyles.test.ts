import type { FeatureLike } from 'ol/Feature.js';
import type Point from 'ol/geom/Point.js';
import RenderFeature from 'ol/render/Feature.js';
import type Icon from 'ol/style/Icon.js';
import type Style from 'ol/style/Style.js';
import { facilitySymbols, facilityTypes } from '../../../../../shared/map-style/facilities';
import { groundLayers, groundPrefix } from '../../../../../shared/map-style/groundLayers';
import { lightMap } from '../../../../generated/mapPalettes';
import { readGround } from '../ground-style/readGround';
import { nameStyle } from './nameStyle';
import { shapeStyle } from './shapeStyle';

type GeometryType = 'Point' | 'LineString' | 'Polygon';
const feature = (properties: Record<string, unknown>, type: GeometryType = 'LineString', size = 1) =>
  new RenderFeature(
    type,
    [0, 0, 10 * size, 10 * size, 20 * size, 0],
    type === 'Polygon' ? [6] : [],
    2,
    properties,
    undefined,
  );

test.each([
  ['our own', { layer: 'streets', class: 'primary' }, { kind: 'road', roadClass: 'primary' }],
  ['our own', { layer: 'railways' }, { kind: 'railway' }],
  ['our own', { layer: 'localities' }, { kind: 'place', importance: 'suburb' }],
  ['our own', { layer: 'road_areas' }, { kind: 'roadArea' }],
  ['our own', { layer: 'cities', rank: 1 }, { kind: 'place', importance: 'capital' }],
  ['our own', { layer: 'facilities', facility: 'toilets' }, { kind: 'facility', facility: 'toilets' }],
  ['our own', { layer: 'facilities', facility: 'casino' }, undefined],
  ['OpenMapTiles', { layer: 'transportation', class: 'motorway' }, { kind: 'road', roadClass: 'motorway' }],
  ['OpenMapTiles', { layer: 'transportation', class: 'rail' }, { kind: 'railway' }],
  ['OpenMapTiles', { layer: 'landcover', class: 'sand' }, { kind: 'beach' }],
  ['OpenMapTiles', { layer: 'place', class: 'suburb' }, { kind: 'place', importance: 'suburb' }],
  ['Protomaps', { layer: 'roads', kind: 'highway', kind_detail: 'motorway' }, { kind: 'road', roadClass: 'motorway' }],
  ['Protomaps', { layer: 'roads', kind: 'major_road', kind_detail: 'primary' }, { kind: 'road', roadClass: 'primary' }],
  ['Protomaps', { layer: 'roads', kind: 'path', kind_detail: 'footway' }, { kind: 'road', roadClass: 'path' }],
  ['Protomaps', { layer: 'roads', kind: 'ferry' }, { kind: 'ferry' }],
  ['Protomaps', { layer: 'landuse', kind: 'national_park' }, { kind: 'park' }],
  [
    'a file’s',
    { layer: 'ground_roads', kind: 'major_road', kind_detail: 'trunk' },
    { kind: 'road', roadClass: 'trunk' },
  ],
  ['a file’s', { layer: 'ground_water', kind: 'river' }, { kind: 'river' }],
  ['Protomaps', { layer: 'pois', kind: 'stadium', name: 'Oval' }, { kind: 'facility', facility: 'stadium' }],
  ['OpenMapTiles', { layer: 'poi', class: 'railway', subclass: 'station' }, { kind: 'facility', facility: 'station' }],
  [
    'OpenMapTiles',
    { layer: 'poi', class: 'hospital', subclass: 'hospital' },
    { kind: 'facility', facility: 'hospital' },
  ],
  ['OpenMapTiles', { layer: 'poi', class: 'hospital' }, { kind: 'facility', facility: 'hospital' }],
  ['OpenMapTiles', { layer: 'poi', class: 'hospital', subclass: 'nursing_home' }, undefined],
  ['OpenMapTiles', { layer: 'poi', class: 'shop', subclass: 'bakery' }, undefined],
  ['Protomaps', { layer: 'pois', kind: 'toilets' }, undefined],
  ['any', { layer: 'poi' }, undefined],
  ['any', { layer: 'toString' }, undefined],
  ['any', {}, undefined],
])('reads a feature of %s tiles: %o', (_, properties, expected) => {
  expect(readGround(feature(properties))).toEqual(expected);
});

test.each(groundLayers)('draws the layer %s of a file', (name) => {
  const kind = name.startsWith('place') ? 'city' : name.startsWith('poi') ? 'museum' : 'park';
  expect(readGround(feature({ layer: groundPrefix + name, kind, class: kind }))).toBeDefined();
});

it('tells areas, lines and names of one layer apart', () => {
  const water = { layer: 'water', kind: 'river', name: 'Yarra River' };
  expect(readGround(feature(water, 'Polygon'))).toEqual({ kind: 'water' });
  expect(readGround(feature(water, 'LineString'))).toEqual({ kind: 'river' });
  expect(readGround(feature(water, 'Point'))).toEqual({ kind: 'waterName' });
});

describe('the style', () => {
  const allStyles = (drawn: RenderFeature, resolution: number): Style[] =>
    [shapeStyle(lightMap), nameStyle(lightMap)].flatMap((style) => style(drawn, resolution) ?? []);
  const stylesOf = (properties: Record<string, unknown>, resolution: number): Style[] =>
    allStyles(feature(properties), resolution);

  it('leaves out a suburb whose name would be hidden, and names a town all the same', () => {
    const named = (properties: Record<string, unknown>, shift: number | null) =>
      [nameStyle(lightMap, () => shift)(feature(properties), 20) ?? []].flat().length;
    const suburb = { layer: 'localities', name: 'Curlew Heads' };
    const town = { layer: 'place', class: 'town', name: 'Curlew' };
    expect([named(suburb, 16), named(suburb, null)]).toEqual([1, 0]);
    expect([named(town, 16), named(town, null)]).toEqual([1, 1]);
  });

  it('draws a road with an edge below its fill, and names it only where there is room', () => {
    const street = { layer: 'streets', class: 'minor', name: 'Bay Street' };
    const [edge, fill, name] = stylesOf(street, 2);
    expect(edge?.getStroke()?.getColor()).toBe(lightMap.roadEdge);
    expect(edge?.getStroke()?.getWidth()).toBeGreaterThan(fill?.getStroke()?.getWidth() ?? 0);
    expect(edge?.getZIndex()).toBeLessThan(fill?.getZIndex() ?? 0);
    expect(name?.getText()?.getText()).toBe('Bay Street');
    expect(stylesOf(street, 30)).toHaveLength(2);
  });

  it('draws main roads over lesser ones', () => {
    const [, motorway] = stylesOf({ layer: 'streets', class: 'motorway' }, 60);
    const [, minor] = stylesOf({ layer: 'streets', class: 'minor' }, 60);
    expect(motorway?.getZIndex()).toBeGreaterThan(minor?.getZIndex() ?? 0);
  });

  it.each([
    ['our own', { layer: 'streets', class: 'motorway', route: 'M1' }, 60, 'M1'],
    ['Protomaps', { layer: 'roads', kind: 'highway', kind_detail: 'trunk', ref: 'A8;B100' }, 60, 'A8'],
    ['a lesser road far away', { layer: 'streets', class: 'secondary', route: 'C777' }, 120, undefined],
    ['a lesser road near', { layer: 'streets', class: 'secondary', route: 'C777' }, 60, 'C777'],
    ['a number that is no sign', { layer: 'streets', class: 'motorway', route: 'Tourist 12' }, 60, undefined],
  ])('numbers a road on an upright sign: %s', (_, properties, resolution, expected) => {
    const signOf = (size: number) =>
      allStyles(feature(properties, 'LineString', size), resolution).find((one) => one.getText());
    expect(signOf(1000)?.getText()?.getText()).toBe(expected);
    // a piece of a few pixels has none
    expect(signOf(1)).toBeUndefined();
    if (expected === undefined) return;
    expect((signOf(1000)?.getGeometry() as Point | undefined)?.getCoordinates()).toEqual([10_000, 10_000]);
    expect(signOf(1000)?.getText()?.getBackgroundFill()?.getColor()).toBe(lightMap.shield);
  });

  it('has one sign for a road of several lines, on the longest', () => {
    const lines = [0, 0, 20_000, 0, 0, 50, 9000, 50];
    const properties = { layer: 'streets', class: 'motorway', route: 'M1' };
    const motorway = new RenderFeature('MultiLineString', lines, [4, 8], 2, properties, undefined);
    const signs = allStyles(motorway, 60).filter((one) => one.getText());
    expect(signs.map((sign) => (sign.getGeometry() as Point).getCoordinates())).toEqual([[10_000, 0]]);
  });

  it('names a landmark below its symbol where there is room, and no other facility', () => {
    const textsOf = (facility: string, resolution: number) =>
      stylesOf({ layer: 'facilities', facility, name: 'Arts Centre' }, resolution).map((one) =>
        one.getText()?.getText(),
      );
    expect(textsOf('museum', 3)).toEqual([undefined, 'Arts Centre']);
    expect(textsOf('museum', 9)).toEqual([undefined]);
    expect(textsOf('toilets', 3)).toEqual([undefined]);
  });

  it('lays a band below a road that stands out', () => {
    const highlight = { has: (road: FeatureLike) => road.get('name') === 'Bay Street', colour: '#00706a' };
    const highlighting = shapeStyle(lightMap, highlight);
    const bandOf = (name: string) => {
      const all = highlighting(feature({ layer: 'streets', class: 'minor', name }), 2) as Style[];
      return all.find((one) => one.getStroke()?.getColor() === '#00706a');
    };
    expect(bandOf('Bay Street')?.getZIndex()).toBeLessThan(3);
    expect(bandOf('Bay Street')?.getStroke()?.getWidth()).toBeGreaterThan(8);
    expect(bandOf('Bay Road')).toBeUndefined();
  });

  it('draws each facility by its symbol in the colours of the map, below all names', () => {
    const symbols = facilityTypes.map((facility) => {
      const [symbol] = stylesOf({ layer: 'facilities', facility }, 2);
      const drawing = decodeURIComponent((symbol?.getImage() as Icon | undefined)?.getSrc() ?? '');
      expect(drawing).toContain(`fill="${lightMap.facility}"`);
      expect(drawing).toContain(facilitySymbols[facility]);
      const [, , name] = stylesOf({ layer: 'streets', class: 'minor', name: 'Bay Street' }, 2);
      expect(symbol?.getZIndex()).toBeLessThan(name?.getZIndex() ?? 0);
      return drawing;
    });
    expect(new Set(symbols).size).toBe(facilityTypes.length);
  });

  it('draws a motorway with its edge near, and as one thin line from afar', () => {
    const strokesAt = (resolution: number) =>
      stylesOf({ layer: 'streets', class: 'motorway' }, resolution).map((one) => one.getStroke());
    expect(strokesAt(80).map((stroke) => stroke?.getColor())).toEqual([lightMap.motorwayEdge, lightMap.motorway]);
    expect(strokesAt(305).map((stroke) => [stroke?.getColor(), stroke?.getWidth()])).toEqual([
      [lightMap.motorwayEdge, 2],
    ]);
  });

  it('draws railways with sleepers near, and as a line from afar', () => {
    expect(stylesOf({ layer: 'railways' }, 5)).toHaveLength(2);
    expect(stylesOf({ layer: 'railways' }, 50)).toHaveLength(1);
  });
});
