import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { GeoBox } from '../../../shared/geo/GeoBox';
import { mappedBox } from './mappedBox';

export interface BaseMapDescription {
  /** changes with anything that any tile shows */
  version: string;
  /** notices that stand on every map, each once */
  attributions: string[];
  /** whose notice stands where: on a map that shows any of the box */
  credits: BaseMapCredit[];
  /** boxes in which the coast is known: what is not land in them is water */
  mapped: GeoBox[];
  /** the same without the open sea beyond the areas, where from afar the country's outline knows better */
  charted: GeoBox[];
}

interface BaseMapCredit {
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
};

/** Raised when tiles are drawn in another way, since browsers keep them for as long as their address stays. */
const drawing = 2;

/** What the base map is made of now. */
export async function describeBaseMap(manager: EntityManager): Promise<BaseMapDescription> {
  const sources = await manager.query<SourceRow[]>(`
    SELECT s.id, s.attribution, s.licence, s.content_hash, m.west, m.south, m.east, m.north, land.box AS land
    FROM base_map_sources s JOIN map_areas m ON m.id = s.map_area_id
    CROSS JOIN LATERAL (
      SELECT CASE WHEN count(*) > 0 THEN
        json_build_object('west', min(west), 'south', min(south), 'east', max(east), 'north', max(north)) END AS box
      FROM base_map_features f WHERE f.source_id = s.id AND f.kind = 'LAND'
    ) land
    WHERE EXISTS (SELECT FROM base_map_features f WHERE f.source_id = s.id)
    ORDER BY s.id`);
  return {
    version: createHash('sha256').update(JSON.stringify({ drawing, sources })).digest('hex').slice(0, 12),
    attributions: [...new Set(sources.map(({ attribution }) => attribution))],
    credits: sources.map(({ attribution, licence, land, ...area }) => ({
      attribution,
      licence,
      box: boxAround(area, land ?? area),
    })),
    mapped: sources.flatMap(({ land, ...area }) => (land ? [mappedBox(area, land)] : [])),
    charted: sources.flatMap(({ land, west, south, east, north }) => (land ? [{ west, south, east, north }] : [])),
  };
}

/** Streets and parks of a source lie in its area; its land may reach further. */
function boxAround(one: GeoBox, other: GeoBox): GeoBox {
  return {
    west: Math.min(one.west, other.west),
    south: Math.min(one.south, other.south),
    east: Math.max(one.east, other.east),
    north: Math.max(one.north, other.north),
  };
}
