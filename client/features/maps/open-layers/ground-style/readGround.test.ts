import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import { readGround } from './readGround';

const shapes = {
  point: new Point([0, 0]),
  line: new LineString([
    [0, 0],
    [1, 1],
  ]),
  area: new Polygon([
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  ]),
};

const read = (layer: string, properties: object = {}, shape: keyof typeof shapes = 'area') =>
  readGround(new Feature({ geometry: shapes[shape], layer, ...properties }));

describe('our own tiles', () => {
  it.each([
    ['ocean', {}, { kind: 'sea' }],
    ['ground_parks', {}, { kind: 'park' }],
    ['streets', { class: 'Council Major' }, { kind: 'road', roadClass: 'secondary' }],
    ['streets', {}, { kind: 'road', roadClass: 'minor' }],
    ['cities', { rank: 1 }, { kind: 'place', importance: 'capital' }],
    ['cities', { rank: 3 }, { kind: 'place', importance: 'city' }],
    ['cities', { rank: 4 }, { kind: 'place', importance: 'town' }],
    ['suburb_names', {}, { kind: 'place', importance: 'suburb' }],
  ])('%s %j is drawn as %j', (layer, properties, expected) => {
    expect(read(layer, properties)).toEqual(expected);
  });
});

describe('tiles of other makers', () => {
  it.each([
    ['earth', {}, { kind: 'land' }],
    ['transportation', { class: 'motorway' }, { kind: 'road', roadClass: 'motorway' }],
    ['transportation', { class: 'rail' }, { kind: 'railway' }],
    ['roads', { kind: 'highway', kind_detail: 'trunk_link' }, { kind: 'road', roadClass: 'trunk' }],
    ['roads', { kind: 'minor_road', kind_detail: 'service' }, { kind: 'road', roadClass: 'service' }],
    ['roads', { kind: 'major_road' }, { kind: 'road', roadClass: 'primary' }],
    ['roads', { kind: 'ferry' }, { kind: 'ferry' }],
    ['landcover', { class: 'wood' }, { kind: 'park' }],
    ['landcover', { class: 'rock', subclass: 'sand' }, { kind: 'beach' }],
    ['landuse', { kind: 'golf_course' }, { kind: 'park' }],
    ['places', { kind: 'locality' }, { kind: 'place', importance: 'town' }],
    ['place', { class: 'suburb' }, { kind: 'place', importance: 'suburb' }],
  ])('%s %j is drawn as %j', (layer, properties, expected) => {
    expect(read(layer, properties)).toEqual(expected);
  });

  it.each([
    ['transportation', { class: 'aeroway' }],
    ['landuse', { kind: 'industrial' }],
    ['place', { class: 'continent' }],
    ['poi', { class: 'shop' }],
    ['constructor', {}],
  ])('%s %j is not drawn', (layer, properties) => {
    expect(read(layer, properties)).toBeUndefined();
  });

  it('draw water as an area, a river or a name, by its shape', () => {
    expect((['area', 'line', 'point'] as const).map((shape) => read('water', {}, shape))).toEqual([
      { kind: 'water' },
      { kind: 'river' },
      { kind: 'waterName' },
    ]);
    expect(read('landuse', { kind: 'park' }, 'point')).toEqual({ kind: 'parkName' });
  });
});
