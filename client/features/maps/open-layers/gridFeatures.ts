import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import type Polygon from 'ol/geom/Polygon.js';
import { fromExtent } from 'ol/geom/Polygon.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { boxHandles } from '../small-map/boxHandles';
import { gridOf, type MapGrid } from '../gridOf';
import type { MarkPalette } from './drawMarker';

/** All features of a box: edge, handles, grid lines, letters and numbers. */
export function gridFeatures(grid: MapGrid, { primary, surface, text, fontFamily }: MarkPalette): Feature[] {
  const { west, south, east, north } = grid;
  const { lines, letters, numbers } = gridOf(grid);
  const edge = new Style({ stroke: new Stroke({ color: primary, width: 2.5 }) });
  const line = new Style({ stroke: new Stroke({ color: primary, width: 1, lineDash: [4, 4] }) });
  const handle = new Style({
    image: new CircleStyle({
      radius: 7,
      fill: new Fill({ color: surface }),
      stroke: new Stroke({ color: primary, width: 2.5 }),
    }),
    zIndex: 3,
  });
  const name = (words: string, offsetX: number, offsetY: number): Style =>
    new Style({
      text: new Text({
        ...{ text: words, font: `700 13px ${fontFamily}`, offsetX, offsetY, overflow: true },
        fill: new Fill({ color: text }),
        stroke: new Stroke({ color: surface, width: 4 }),
      }),
      zIndex: 2,
    });
  const styled = (geometry: Polygon | LineString | Point, style: Style): Feature => {
    const feature = new Feature({ geometry });
    feature.setStyle(style);
    return feature;
  };
  const point = (longitude: number, latitude: number): Point => new Point(fromLonLat([longitude, latitude]));
  return [
    ...lines.map((ends) => styled(new LineString(ends.map((end) => fromLonLat(end))), line)),
    styled(fromExtent(transformExtent([west, south, east, north], 'EPSG:4326', 'EPSG:3857')), edge),
    ...letters.flatMap(({ text: letter, longitude }) => [
      styled(point(longitude, north), name(letter, 0, -14)),
      styled(point(longitude, south), name(letter, 0, 15)),
    ]),
    ...numbers.flatMap(({ text: number, latitude }) => [
      styled(point(west, latitude), name(number, -15, 0)),
      styled(point(east, latitude), name(number, 15, 0)),
    ]),
    ...Object.values(boxHandles(grid)).map(({ longitude, latitude }) => styled(point(longitude, latitude), handle)),
  ];
}
