import type { Feature, Geometry } from 'geojson';
import GeoJSONVT from 'geojson-vt';
import { boxOfPositions } from '../../../shared/geo/boxOfPositions';
import { flatPlane } from '../../../shared/geo/flatPlane';
import type { GeoBox } from '../../../shared/geo/GeoBox';
import { positionsOf } from '../../../shared/geo/geometryParts';
import { joinLines } from '../../../shared/geo/lines/joinLines';
import { encodeTile, tileExtent, type TileFeature } from './encodeTile';
import { cutOutline } from './outline/cutOutline';
import { outlineLayers } from './outline/outlineFeatures';
import { tileMargin, type TileRow } from './readTileFeatures';
import { gapInStreet, streetLines } from './streetLines';
import type { TileAddress } from './tileAddress';

/**
 * The layers of imported data, in drawing order: `mapped` (boxes in which the coast is known: water, except under
 * land), `land`, `parks`, `water`, `roads` (streets that are areas), `streets` (lines with `name` and `rank`; of areas
 * their middle), `suburb_names` (points).
 */
const importedLayers = ['mapped', 'land', 'parks', 'water', 'roads', 'streets', 'suburb_names'] as const;

/** At low zooms the outline of the country is below them all. */
export const tileLayers = [...outlineLayers, ...importedLayers] as const;

type LayerName = (typeof importedLayers)[number];

export interface TileContent {
  rows: readonly TileRow[];
  /** boxes of the areas whose land is known */
  mapped: readonly GeoBox[];
}

export function drawTile({ rows, mapped }: TileContent, tile: TileAddress): Buffer {
  const { z, x, y } = tile;
  const layers = Object.fromEntries(importedLayers.map((name) => [name, []])) as unknown as Record<
    LayerName,
    Feature[]
  >;
  for (const box of mapped) layers.mapped.push(feature(ringOf(box)));
  for (const row of rows) addRow(layers, row);
  addStreets(layers.streets, rows);
  const cut = (features: Feature[]): TileFeature[] => {
    if (features.length === 0) return [];
    const index = new GeoJSONVT(
      { type: 'FeatureCollection', features },
      { maxZoom: Math.max(z, 1), indexMaxZoom: 0, extent: tileExtent, buffer: tileExtent * tileMargin, tolerance: 3 },
    );
    return index.getTile(z, x, y)?.features ?? [];
  };
  const imported = Object.fromEntries(importedLayers.map((name) => [name, cut(layers[name])]));
  return encodeTile({ ...cutOutline(tile), ...imported });
}

function addRow(layers: Record<LayerName, Feature[]>, { kind, name, rank, geometry }: TileRow): void {
  if (kind === 'LAND') layers.land.push(feature(geometry));
  if (kind === 'PARK') layers.parks.push(feature(geometry, { name }));
  if (kind === 'WATER') layers.water.push(feature(geometry, { name }));
  if (kind === 'SUBURB') {
    const { west, south, east, north } = boxOfPositions(positionsOf(geometry));
    layers.suburb_names.push(
      feature({ type: 'Point', coordinates: [(west + east) / 2, (south + north) / 2] }, { name }),
    );
  }
  if (kind === 'STREET' && geometry.type.endsWith('Polygon')) layers.roads.push(feature(geometry, { rank }));
}

/** Adds one feature for each street of a rank, with its pieces joined, so that its name has room. */
function addStreets(layer: Feature[], rows: readonly TileRow[]): void {
  const streets = new Map<string, TileRow[]>();
  for (const row of rows) {
    if (row.kind !== 'STREET') continue;
    const key = `${row.rank} ${row.name}`;
    streets.set(key, [...(streets.get(key) ?? []), row]);
  }
  for (const pieces of streets.values()) {
    const [{ name, rank, geometry }] = pieces as [TileRow, ...TileRow[]];
    const plane = flatPlane(positionsOf(geometry)[0] ?? [0, 0]);
    const lines = pieces.flatMap((piece) => streetLines(piece.geometry, plane));
    const coordinates = (name === '' ? lines : joinLines(lines, gapInStreet)).map((line) => line.map(plane.toPosition));
    layer.push(feature({ type: 'MultiLineString', coordinates }, { name, rank }));
  }
}

function feature(geometry: Geometry, properties: Record<string, string | number> = {}): Feature {
  return { type: 'Feature', properties, geometry };
}

function ringOf({ west, south, east, north }: GeoBox): Geometry {
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: 'Polygon', coordinates: [corners] };
}
