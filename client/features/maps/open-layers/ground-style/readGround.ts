import type { FeatureLike } from 'ol/Feature.js';
import { facilityTypes, readLandmarkType, type FacilityType } from '../../../../../shared/map-style/facilities';
import { groundPrefix } from '../../../../../shared/map-style/groundLayers';
import { readRoadClass, type RoadClass } from '../../../../../shared/map-style/roadClasses';

export type AreaKind = 'sea' | 'land' | 'park' | 'beach' | 'water' | 'building' | 'railwayArea' | 'roadArea';
type LineKind = 'border' | 'river' | 'railway' | 'ferry';
type NameKind = 'waterName' | 'parkName';

/** What a feature of a vector tile is drawn as. */
export type Ground =
  | { kind: AreaKind | LineKind | NameKind }
  | { kind: 'road'; roadClass: RoadClass }
  | { kind: 'place'; importance: PlaceImportance }
  | { kind: 'facility'; facility: FacilityType };

export type PlaceImportance = 'capital' | 'city' | 'town' | 'suburb';

/** Layers of our own tiles (`server/domains/map-areas/base-map`). */
const own: Record<string, Ground> = {
  ocean: { kind: 'sea' },
  outline: { kind: 'land' },
  lakes: { kind: 'water' },
  rivers: { kind: 'river' },
  borders: { kind: 'border' },
  mapped: { kind: 'sea' },
  land: { kind: 'land' },
  parks: { kind: 'park' },
  beaches: { kind: 'beach' },
  water: { kind: 'water' },
  buildings: { kind: 'building' },
  railway_areas: { kind: 'railwayArea' },
  road_areas: { kind: 'roadArea' },
  railways: { kind: 'railway' },
  ferries: { kind: 'ferry' },
  park_names: { kind: 'parkName' },
  water_names: { kind: 'waterName' },
  suburb_names: { kind: 'place', importance: 'suburb' },
  localities: { kind: 'place', importance: 'suburb' },
};

/** Layers of the OpenMapTiles and Protomaps schemes that hold one kind. */
const others: Record<string, Ground> = {
  earth: { kind: 'land' },
  building: { kind: 'building' },
  boundary: { kind: 'border' },
  boundaries: { kind: 'border' },
  waterway: { kind: 'river' },
  water_name: { kind: 'waterName' },
  park: { kind: 'park' },
};

const greens =
  /^(?:grass|wood|forest|park|nature_reserve|national_park|protected_area|garden|golf_course|pitch|cemetery|recreation_ground|playground|village_green|meadow|scrub)$/;

const importances: Record<string, PlaceImportance> = {
  ...{ city: 'city', locality: 'town', town: 'town', village: 'town' },
  ...{ suburb: 'suburb', neighbourhood: 'suburb', macrohood: 'suburb' },
};

/** Reads a feature of our own tiles, or of the OpenMapTiles or Protomaps scheme; undefined: it is not drawn. */
export function readGround(feature: FeatureLike): Ground | undefined {
  const layer = textOf(feature, 'layer').replace(groundPrefix, '');
  if (layer === 'streets') return { kind: 'road', roadClass: readRoadClass(textOf(feature, 'class')) };
  if (layer === 'facilities') return readFacility(feature);
  if (layer === 'poi' || layer === 'pois') return readLandmark(feature);
  if (layer === 'cities') return { kind: 'place', importance: cityImportance(feature) };
  if (isPoint(feature) && (layer === 'water' || layer === 'landuse')) {
    return { kind: layer === 'water' ? 'waterName' : 'parkName' };
  }
  if (layer === 'water' && isLine(feature)) return { kind: 'river' };
  if (Object.hasOwn(own, layer)) return own[layer];
  if (Object.hasOwn(others, layer)) return others[layer];
  if (layer === 'transportation' || layer === 'transportation_name' || layer === 'roads') return readWay(feature);
  if (layer === 'landcover' || layer === 'landuse') return readCover(feature);
  if (layer !== 'place' && layer !== 'places') return undefined;
  const importance = importances[textOf(feature, 'kind') || textOf(feature, 'class')];
  return importance && { kind: 'place', importance };
}

/** Reads a line of the layers `transportation` (OpenMapTiles) and `roads` (Protomaps). */
function readWay(feature: FeatureLike): Ground | undefined {
  const kind = textOf(feature, 'class') || textOf(feature, 'kind');
  if (kind === 'rail' || kind === 'transit') return { kind: 'railway' };
  if (kind === 'ferry') return { kind: 'ferry' };
  if (kind === 'aeroway' || kind === 'aerialway') return undefined;
  const detail = textOf(feature, 'kind_detail');
  const roadClass = readRoadClass(kind === 'highway' || (kind.endsWith('_road') && detail !== '') ? detail : kind);
  return { kind: 'road', roadClass };
}

function readCover(feature: FeatureLike): Ground | undefined {
  const kind = textOf(feature, 'kind') || textOf(feature, 'class');
  if (/^(?:beach|sand)$/.test(kind) || /^(?:beach|sand)$/.test(textOf(feature, 'subclass'))) return { kind: 'beach' };
  return greens.test(kind) ? { kind: 'park' } : undefined;
}

function readFacility(feature: FeatureLike): Ground | undefined {
  const facility = facilityTypes.find((type) => type === textOf(feature, 'facility'));
  return facility && { kind: 'facility', facility };
}

/** Reads a point of the layers `poi` (OpenMapTiles) and `pois` (Protomaps); undefined: no landmark. */
function readLandmark(feature: FeatureLike): Ground | undefined {
  const facility = readLandmarkType((name) => feature.get(name));
  return facility && { kind: 'facility', facility };
}

function cityImportance(feature: FeatureLike): PlaceImportance {
  const rank: unknown = feature.get('rank');
  if (rank === 1) return 'capital';
  return rank === 2 || rank === 3 ? 'city' : 'town';
}

/** Returns a text of a feature; empty without it. */
export function textOf(feature: FeatureLike, property: string): string {
  const value: unknown = feature.get(property);
  return typeof value === 'string' ? value : '';
}

const isPoint = (feature: FeatureLike): boolean => feature.getGeometry()?.getType() === 'Point';
const isLine = (feature: FeatureLike): boolean => /LineString$/.test(feature.getGeometry()?.getType() ?? '');
