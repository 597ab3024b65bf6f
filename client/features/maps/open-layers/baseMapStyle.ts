import { getCenter } from 'ol/extent.js';
import type { FeatureLike } from 'ol/Feature.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style, { type StyleFunction } from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { fontFamily } from '../../../generated/fontFamily';
import type { MapPalette } from '../../../generated/mapPalettes';

type Ground = 'sea' | 'land' | 'park' | 'water' | 'roadArea' | 'road' | 'place' | 'border' | 'city';

/** Layers of our own tiles (`server/domains/map-areas/base-map`), then those of the OpenMapTiles scheme. */
const grounds: Record<string, Ground> = {
  ocean: 'sea',
  outline: 'land',
  borders: 'border',
  cities: 'city',
  mapped: 'sea',
  land: 'land',
  parks: 'park',
  water: 'water',
  roads: 'roadArea',
  streets: 'road',
  suburb_names: 'place',

  park: 'park',
  landcover: 'park',
  transportation: 'road',
  transportation_name: 'road',
  place: 'place',
};

/** The kind of a vector tile layer; undefined for layers that are not drawn. */
export function groundOf(layer: string): Ground | undefined {
  return Object.hasOwn(grounds, layer) ? grounds[layer] : undefined;
}

/** drawn width of a road by rank in metres, exaggerated for visibility */
const metres = [0, 20, 15, 11, 6];

const least = [0, 1.5, 1, 0.75, 0.5];

const most = 22;

/** resolution by rank, in Mercator metres per pixel, below which names appear */
const namedBelow = [0, 20, 10, 5, 2.5];

/** Width in CSS pixels; `resolution` is in metres per pixel. */
export function roadWidth(rank: number, resolution: number): number {
  return Math.min(most, Math.max(least[rank] ?? 1, (metres[rank] ?? 10) / resolution));
}

export function isNamed(rank: number, resolution: number): boolean {
  return resolution <= (namedBelow[rank] ?? 0);
}

export function nameSize(rank: number, resolution: number): number {
  if (rank === 1) return resolution < 5 ? 13 : 12;
  return resolution < 1.5 ? 12 : 11;
}

/** The vertical shift of a place's name in CSS pixels; negative is up. */
export type MoveName = (place: readonly number[], width: number, resolution: number) => number;

/** average width of a letter, relative to the font size */
const letterWidth = 0.56;

/** Styles our own layers and those of the OpenMapTiles scheme in the same muted way. */
export function baseMapStyle(colours: MapPalette, moveName: MoveName = () => 0): StyleFunction {
  const areas = new Map<string, Style>();
  const area = (fill: string): Style => {
    const known = areas.get(fill);
    if (known) return known;
    const style = new Style({ fill: new Fill({ color: fill }) });
    areas.set(fill, style);
    return style;
  };
  const halo = new Stroke({ color: colours.halo, width: 3 });
  const roadFill = new Style({ fill: new Fill({ color: colours.road }), zIndex: 5 });

  const border = new Style({ stroke: new Stroke({ color: colours.border, width: 1, lineDash: [4, 4] }), zIndex: 1 });

  const name = (words: string, size: number, colour: string, alongLine: boolean): Text =>
    new Text({
      text: words,
      font: `${alongLine ? 500 : 600} ${String(size)}px ${fontFamily}`,
      fill: new Fill({ color: colour }),
      stroke: halo,
      placement: alongLine ? 'line' : 'point',
      ...(alongLine ? { repeat: 420, maxAngle: 0.5 } : { overflow: true }),
    });

  const placeName = (feature: FeatureLike, resolution: number, size: number): Text => {
    const words = nameOf(feature);
    const text = name(words, size, colours.placeName, false);
    const [x = 0, y = 0] = getCenter(feature.getGeometry()?.getExtent() ?? []);
    text.setOffsetY(moveName([x, y], words.length * size * letterWidth, resolution));
    return text;
  };

  const road = (feature: FeatureLike, resolution: number): Style[] => {
    const rank = rankOf(feature);
    const width = roadWidth(rank, resolution);
    const styles = [
      new Style({ stroke: new Stroke({ color: colours.roadEdge, width: width + 2, lineCap: 'round' }), zIndex: 3 }),
      new Style({ stroke: new Stroke({ color: colours.road, width, lineCap: 'round' }), zIndex: 5 - rank / 10 }),
    ];
    const words = nameOf(feature);
    if (words === '' || !isNamed(rank, resolution)) return styles;
    const text = name(words, nameSize(rank, resolution), colours.streetName, true);
    return [...styles, new Style({ text, zIndex: 8 - rank })];
  };

  return (feature, resolution) => {
    const layer: unknown = feature.get('layer');
    const ground = groundOf(String(layer));
    if (ground === 'road') return road(feature, resolution);
    if (ground === 'roadArea') return roadFill;
    if (ground === 'place') {
      return new Style({ text: placeName(feature, resolution, 13), zIndex: 10 });
    }
    if (ground === 'city') {
      const isCapital = rankOf(feature) === 1;
      const text = placeName(feature, resolution, isCapital ? 13 : 12);
      return new Style({ text, zIndex: isCapital ? 10 : 9 });
    }
    if (ground === 'border') return border;
    if (ground === 'water') {
      const words = nameOf(feature);
      if (words === '') return area(colours.sea);
      return [area(colours.sea), new Style({ text: name(words, 12, colours.waterName, false), zIndex: 6 })];
    }
    if (ground === 'sea') return area(colours.sea);
    if (ground === 'land') return area(colours.land);
    return ground === 'park' ? area(colours.park) : undefined;
  };
}

function nameOf(feature: FeatureLike): string {
  const name: unknown = feature.get('name');
  return typeof name === 'string' ? name : '';
}

/** From 1 (main road) to 4 (lane); OpenMapTiles uses class names instead. */
function rankOf(feature: FeatureLike): number {
  const rank: unknown = feature.get('rank');
  if (typeof rank === 'number') return rank;
  const { class: kind } = feature.getProperties() as Record<string, unknown>;
  if (kind === 'motorway' || kind === 'trunk' || kind === 'primary') return 1;
  if (kind === 'secondary' || kind === 'tertiary') return 2;
  return kind === 'path' || kind === 'track' || kind === 'service' ? 4 : 3;
}
