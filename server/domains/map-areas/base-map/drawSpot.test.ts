import { roadClasses, type RoadClass } from '../../../../shared/map-style/roadClasses';
import { roadPixels, roadStyles } from '../../../../shared/map-style/roadStyles';
import { brand } from '../../../shared/brand/brand';
import { drawSpot } from './drawSpot';
import type { TileRow } from './readTileFeatures';

const place = { latitude: -26.4, longitude: 153.1 };
/** Mercator metres per pixel of the picture */
const resolution = 4.777;

const road = (roadClass: RoadClass | null, at: number): TileRow => ({
  ...{ kind: 'STREET', name: '', rank: 1, roadClass, routeNumber: '', facility: null },
  geometry: {
    type: 'LineString',
    coordinates: [
      [153.09, -26.4 + at],
      [153.11, -26.4 + at],
    ],
  },
});
const draw = (...rows: TileRow[]) => drawSpot({ rows, mapped: [], attributions: [] }, place);

it('has the colours of the map on screens, light and dark', () => {
  const [light = '', dark = ''] = draw().split('@media');
  for (const [part, { ground, land, road: roads }] of [
    [light, brand.lightMap],
    [dark, brand.darkMap],
  ] as const) {
    for (const rule of [`--ground:${ground}`, `--land:${land}`, `--road:${roads}`]) expect(part).toContain(rule);
  }
});

it.each(roadClasses)('draws a road of class %s as the map on screens does', (roadClass) => {
  const { fill, edge } = roadStyles[roadClass];
  const picture = draw(road(roadClass, 0));
  const widthOf = (colour: string): number =>
    Number(new RegExp(`stroke:var\\(--${colour}\\)" stroke-width="([\\d.]+)"`).exec(picture)?.[1]);
  expect(widthOf(fill)).toBeCloseTo(roadPixels(roadClass, resolution), 0);
  if (edge !== null) expect(widthOf(edge)).toBeGreaterThan(widthOf(fill));
});

it('lets important roads cover lesser ones, and fills cover all edges', () => {
  const picture = draw(road('motorway', 0), road('minor', 0.0001));
  const places = ['roadEdge', 'motorwayEdge', 'road', 'motorway'].map((colour) =>
    picture.indexOf(`stroke:var(--${colour})`),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

it('draws roads of earlier imports by their rank', () => {
  expect(draw(road(null, 0))).toContain('stroke:var(--mainRoad)');
});
