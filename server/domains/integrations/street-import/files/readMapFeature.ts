import { clipRing } from '../../../../shared/geo/polygons/clipRing';
import { boxOfPositions } from '../../../../shared/geo/boxOfPositions';
import type { GeoBox } from '../../../../shared/geo/GeoBox';
import { polygonsOf, positionsOf } from '../../../../shared/geo/geometryParts';
import type { MapGeometry } from '../../../../shared/geo/MapGeometry';
import { rankOfRoad, readRoadClass } from '../../../../../shared/map-style/roadClasses';
import { cleanLine } from '../../../../shared/text/cleanLine';
import type { BaseMapKind } from '../../../map-areas/base-map/BaseMapKind';
import { normaliseStreetName } from '../../../../shared/australia/normaliseStreetName';
import { isObject } from './isObject';
import type { MapFeatureReading } from './MapFeatureReading';
import { readFacility } from './readFacility';
import { readGeometry, rounded } from './readGeometry';

const isRailway = /^(?:rail|light_rail|tram|subway|narrow_gauge|monorail|funicular)/i;

/** Reads a GeoJSON feature as the given kind. Clips areas to `box`; keeps streets whole. */
export function readMapFeature(value: unknown, kind: BaseMapKind, box: GeoBox): MapFeatureReading {
  if (!isObject(value) || value.type !== 'Feature') return { problem: 'This is no GeoJSON feature.' };
  if (kind === 'FACILITY') return readFacility(value, box);
  const geometry = readGeometry(value.geometry);
  if (typeof geometry === 'string') return { problem: geometry };
  const properties = isObject(value.properties) ? value.properties : {};
  const text = (...names: string[]): string => {
    const found = names.map((name) => properties[name]).find((one) => typeof one === 'string' && one.trim() !== '');
    return typeof found === 'string' ? cleanLine(found) : '';
  };
  const given = text('highway', 'class', 'railway', 'route');
  const isCrossing = kind === 'STREET' && text('kind') === 'intersection';
  const name = text('name', 'street', 'suburb');
  if (Array.from(name).length > 120) return { problem: 'Its name has more than 120 characters.' };
  const wanted = kind === 'STREET' ? kindOfLine(given) : kind;
  const mayBeLines = lineKinds.includes(wanted);
  if (!mayBeLines && polygonsOf(geometry).length === 0) return { problem: 'This kind needs areas, not lines.' };
  const shown = mayBeLines ? (touches(geometry, box) ? geometry : null) : clipAreas(geometry, box);
  if (!shown) return { skipped: 'outside the map' };
  if (wanted !== 'STREET') return { feature: { kind: wanted, name, rank: 3, geometry: shown } };
  const roadClass = readRoadClass(given);
  const [routeNumber = ''] = text('ref').split(';');
  return {
    feature: {
      ...{ kind: wanted, name: isCrossing ? '' : normaliseStreetName(name), geometry: shown },
      ...{
        roadClass,
        rank: rankOfRoad(roadClass),
        routeNumber: /^[A-Z]{0,2}\d{1,4}$/.test(routeNumber) ? routeNumber : '',
      },
    },
  };
}

/** kinds that keep their lines whole; of the others the part on the map is kept */
const lineKinds: readonly BaseMapKind[] = ['STREET', 'RAILWAY', 'FERRY'];

/** Files of streets contain railways, ferries and rivers too, told by their class. */
function kindOfLine(given: string): BaseMapKind {
  if (isRailway.test(given)) return 'RAILWAY';
  if (/^ferry$/i.test(given)) return 'FERRY';
  return /^river$/i.test(given) ? 'WATER' : 'STREET';
}

function touches(geometry: MapGeometry, box: GeoBox): boolean {
  const { west, south, east, north } = boxOfPositions(positionsOf(geometry));
  return west <= box.east && east >= box.west && south <= box.north && north >= box.south;
}

function clipAreas(geometry: MapGeometry, box: GeoBox): MapGeometry | null {
  const coordinates = polygonsOf(geometry)
    .map((rings) => rings.map((ring) => clipRing(ring, box)))
    .filter(([outer]) => outer !== undefined && outer.length > 0)
    .map((rings) => rings.filter((ring) => ring.length > 0));
  return coordinates.length === 0 ? null : rounded({ type: 'MultiPolygon', coordinates });
}
