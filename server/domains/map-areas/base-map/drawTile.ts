import type { Feature, Geometry, Point } from 'geojson';
import GeoJSONVT from 'geojson-vt';
import { boxOfPositions } from '../../../shared/geo/boxOfPositions';
import type { GeoBox } from '../../../shared/geo/GeoBox';
import { isLandmark } from '../../../../shared/map-style/facilities';
import { roadClassOf } from '../../../../shared/map-style/roadClasses';
import { polygonsOf, positionsOf } from '../../../shared/geo/geometryParts';
import type { Position } from '../../../shared/geo/MapGeometry';
import { pointOnSurface } from '../../../shared/geo/polygons/pointOnSurface';
import { ringArea } from '../../../shared/geo/polygons/ringArea';
import type { BaseMapKind } from './BaseMapKind';
import type { CoastPatches } from './coasts/meetCoasts';
import { encodeTile, tileExtent, type TileFeature, type TileLayers } from './encodeTile';
import { cutOutline, deepestOutline } from './outline/cutOutline';
import { outlineLayers } from './outline/outlineFeatures';
import { tileMargin, type TileRow } from './readTileFeatures';
import { middleOf, type SuburbPiece } from './suburb-names/nameSuburbs';
import type { TileAddress } from './tileAddress';
import { joinWays } from './ways/joinWays';

/**
 * The layers of imported data, in drawing order: `mapped` (boxes in which the coast is known: water, except under
 * land), `land`, `parks`, `beaches`, `water`, `buildings`, `railway_areas` and `road_areas` (of sources that have their
 * full width), `railways`, `ferries`, `streets` (lines with `name`, `class` and `route`; of areas their middle), names
 * as points, and `facilities` (points with `facility`, landmarks also with `name`).
 */
const importedLayers = [
  ...(['mapped', 'land', 'parks', 'beaches', 'water', 'buildings', 'railway_areas', 'road_areas'] as const),
  ...(['railways', 'ferries', 'streets', 'park_names', 'water_names'] as const),
  ...(['suburb_names', 'facilities'] as const),
] as const;

/** The outline of the country is below them all. */
export const tileLayers = [...outlineLayers, ...importedLayers] as const;

type LayerName = (typeof importedLayers)[number];
type Layers = Record<LayerName, Feature[]>;

export interface TileContent {
  rows: readonly TileRow[];
  /** suburbs with a name, in and around the tile */
  suburbs: readonly SuburbPiece[];
  /** boxes of the areas whose land is known */
  mapped: readonly GeoBox[];
  /** boxes of the areas whose places the imports name */
  named: readonly GeoBox[];
  /** drawn below them in place of the country's outline */
  ground: TileLayers | null;
  /** what lets the outline's coast meet that of the imports */
  coasts?: CoastPatches;
}

/** The lowest zoom at which roads and yards have their full width: below it they are narrower than their edges. */
const areasFrom = 14;

export function drawTile({ rows, suburbs, mapped, named, ground, coasts }: TileContent, tile: TileAddress): Buffer {
  const { z, x, y } = tile;
  const layers = Object.fromEntries(importedLayers.map((name) => [name, []])) as unknown as Layers;
  for (const box of mapped) layers.mapped.push(areaOf(ringOf(z > deepestOutline ? box : within(box, z))));
  for (const ring of coasts?.sea ?? []) layers.mapped.push(areaOf(ring));
  for (const ring of coasts?.land ?? []) layers.land.push(areaOf(ring));
  for (const row of rows) addRow(layers, row, z);
  addLines(layers, rows, z);
  for (const suburb of suburbs) {
    const { latitude, longitude } = middleOf(suburb);
    layers.suburb_names.push(pointOf([longitude, latitude], { name: suburb.name }));
  }
  const cut = (features: Feature[]): TileFeature[] => {
    if (features.length === 0) return [];
    const index = new GeoJSONVT(
      { type: 'FeatureCollection', features },
      { maxZoom: Math.max(z, 1), indexMaxZoom: 0, extent: tileExtent, buffer: tileExtent * tileMargin, tolerance: 3 },
    );
    return index.getTile(z, x, y)?.features ?? [];
  };
  const imported = Object.fromEntries(importedLayers.map((name) => [name, cut(layers[name])]));
  return encodeTile({ ...(ground ?? cutOutline(tile, { named, suburbs })), ...imported });
}

const areaLayers: Partial<Record<BaseMapKind, LayerName>> = {
  ...{ LAND: 'land', PARK: 'parks', BEACH: 'beaches', WATER: 'water', BUILDING: 'buildings' },
};
const fullWidths: Partial<Record<BaseMapKind, LayerName>> = { RAILWAY: 'railway_areas', STREET: 'road_areas' };
const nameLayers: Partial<Record<BaseMapKind, LayerName>> = { PARK: 'park_names', WATER: 'water_names' };

function addRow(layers: Layers, row: TileRow, zoom: number): void {
  const { kind, name, facility, geometry } = row;
  if (facility !== null) {
    layers.facilities.push(feature(geometry, { facility, ...(isLandmark(facility) && name !== '' && { name }) }));
    return;
  }
  const areas = areaLayers[kind] ?? (zoom < areasFrom ? undefined : fullWidths[kind]);
  if (areas && geometry.type.endsWith('Polygon')) {
    layers[areas].push(feature(geometry, kind === 'STREET' ? { class: roadClassOf(row) } : undefined));
  }
  const names = nameLayers[kind];
  if (!names || name === '') return;
  // neighbouring areas that share a park have both imported it
  const box = boxOfPositions(positionsOf(geometry));
  const isKnown = layers[names].some((known) => {
    const [longitude = 0, latitude = 0] = (known.geometry as Point).coordinates;
    const isNear = longitude > box.west && longitude < box.east && latitude > box.south && latitude < box.north;
    return isNear && known.properties?.name === name;
  });
  if (!isKnown) layers[names].push(pointOf(placeOfName(row), { name }));
}

/** The name of a bent lake or park must be inside it. */
function placeOfName({ geometry }: TileRow): Position {
  const [largest = []] = polygonsOf(geometry).toSorted(([one = []], [other = []]) => ringArea(other) - ringArea(one));
  return pointOnSurface(largest);
}

const lineLayers: Partial<Record<BaseMapKind, LayerName>> = {
  ...{ STREET: 'streets', RAILWAY: 'railways', FERRY: 'ferries' },
};

/** Adds one feature for each street of a class, with its pieces joined. */
function addLines(layers: Layers, rows: readonly TileRow[], zoom: number): void {
  const ways = joinWays(
    rows.filter(({ kind }) => lineLayers[kind]),
    zoom,
  );
  for (const { row, name, lines } of ways) {
    const { kind, routeNumber } = row;
    const properties = {
      ...(name !== '' && { name }),
      ...(kind === 'STREET' && { class: roadClassOf(row) }),
      ...(routeNumber !== '' && { route: routeNumber }),
    };
    layers[lineLayers[kind] ?? 'streets'].push(feature({ type: 'MultiLineString', coordinates: lines }, properties));
  }
}

function pointOf(coordinates: Position, properties: Record<string, string>): Feature {
  return feature({ type: 'Point', coordinates }, properties);
}

function feature(geometry: Geometry, properties: Record<string, string | number> = {}): Feature {
  return { type: 'Feature', properties, geometry };
}

/** Pixels by which the water below imported land ends before the land does, or its edge would be seen as a line. */
const covered = 2;

/** Returns the box without a rim of some pixels, or a box of no size in its place. */
function within({ west, south, east, north }: GeoBox, zoom: number): GeoBox {
  // a map draws a tile with 512 pixels; degrees of latitude are shorter, so their rim is a little wider
  const rim = Math.min((covered * 360) / (512 * 2 ** zoom), (east - west) / 2, (north - south) / 2);
  return { west: west + rim, south: south + rim, east: east - rim, north: north - rim };
}

function ringOf({ west, south, east, north }: GeoBox): Position[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

function areaOf(ring: readonly Position[]): Feature {
  return feature({ type: 'Polygon', coordinates: [[...ring]] });
}
