import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { GeoBox } from '../../../shared/geo/GeoBox';
import { facilityTypes, type FacilityType } from '../../../../shared/map-style/facilities';
import { chartedBox, mappedBox } from './mappedBox';

export interface BaseMapDescription {
  /** changes whenever any tile's content changes */
  version: string;
  /** attributions of the imports, each once */
  attributions: string[];
  /** true: the operator's map is drawn below */
  hasGround: boolean;
  /** those of the operator's map, text or HTML with links */
  groundAttributions: string[];
  /** attributions by box: a map that overlaps the box must show them */
  credits: BaseMapCredit[];
  /** boxes in which the coast is known: everything except land is water */
  mapped: GeoBox[];
  /** the same boxes without the open sea beyond the areas, where the country's outline is better at low zooms */
  charted: GeoBox[];
  /** the boxes of these areas alone, around which the operator's map is better */
  landAreas: GeoBox[];
  /** boxes of the areas whose suburbs are imported */
  named: GeoBox[];
  /** boxes of imports with streets */
  streets: GeoBox[];
  /** what facilities the imports have */
  facilities: FacilityType[];
}

export interface BaseMapCredit {
  attribution: string;
  licence: string;
  box: GeoBox;
}

type SourceRow = GeoBox & {
  id: number;
  attribution: string;
  licence: string;
  content_hash: string;
  land: GeoBox | null;
  has_suburbs: boolean;
  has_streets: boolean;
  facilities: FacilityType[];
};

/** Raise it when the drawing of tiles changes, because browsers cache tiles by address. */
const drawing = 8;

/** Towns and suburbs of the outline of the country; its lines are in the public domain. */
export const countryCredit: BaseMapCredit = {
  attribution: '© GeoNames',
  licence: 'CC BY 4.0',
  box: { west: 96, south: -55, east: 168.5, north: -9 },
};

const boxOfLand = `
  SELECT CASE WHEN count(*) > 0 THEN
    json_build_object('west', min(west), 'south', min(south), 'east', max(east), 'north', max(north)) END AS box
  FROM base_map_features f WHERE f.source_id = s.id AND f.kind = 'LAND'`;

/** Describes the current data of the base map. */
export async function describeBaseMap(manager: EntityManager): Promise<BaseMapDescription> {
  const sources = await manager.query<SourceRow[]>(`
    SELECT s.id, s.attribution, s.licence, s.content_hash, m.west, m.south, m.east, m.north, land.box AS land,
      EXISTS (SELECT FROM base_map_features f WHERE f.source_id = s.id AND f.kind = 'SUBURB') AS has_suburbs,
      EXISTS (SELECT FROM base_map_features f WHERE f.source_id = s.id AND f.kind = 'STREET') AS has_streets,
      ARRAY(SELECT DISTINCT facility FROM base_map_features f WHERE f.source_id = s.id AND f.kind = 'FACILITY') AS facilities
    FROM base_map_sources s JOIN map_areas m ON m.id = s.map_area_id
    CROSS JOIN LATERAL (${boxOfLand}) land
    WHERE EXISTS (SELECT FROM base_map_features f WHERE f.source_id = s.id)
      OR EXISTS (SELECT FROM street_addresses a WHERE a.source_id = s.id)
    ORDER BY s.id`);
  return {
    version: createHash('sha256').update(JSON.stringify({ drawing, sources })).digest('hex').slice(0, 12),
    ...{ hasGround: false, groundAttributions: [] },
    attributions: [...new Set(sources.map(({ attribution }) => attribution))],
    // the country's last: on phones the first words are all that the folded notice shows
    credits: [
      ...sources.map(({ attribution, licence, land, ...area }) => ({
        attribution,
        licence,
        box: boxAround(area, land ?? area),
      })),
      countryCredit,
    ],
    streets: sources.flatMap(({ has_streets, west, south, east, north }) =>
      has_streets ? [{ west, south, east, north }] : [],
    ),
    mapped: sources.flatMap(({ land, ...area }) => (land ? [mappedBox(area, land)] : [])),
    named: sources.flatMap(({ has_suburbs, west, south, east, north }) =>
      has_suburbs ? [{ west, south, east, north }] : [],
    ),
    charted: sources.flatMap(({ land, ...area }) => (land ? [chartedBox(area, land)] : [])),
    facilities: facilityTypes.filter((type) => sources.some(({ facilities }) => facilities.includes(type))),
    landAreas: sources.flatMap(({ land, west, south, east, north }) => (land ? [{ west, south, east, north }] : [])),
  };
}

/** A source's streets and parks are inside its area; its land may reach further. */
function boxAround(one: GeoBox, other: GeoBox): GeoBox {
  return {
    west: Math.min(one.west, other.west),
    south: Math.min(one.south, other.south),
    east: Math.max(one.east, other.east),
    north: Math.max(one.north, other.north),
  };
}
