import type { DataSource } from 'typeorm';
import { publicFeedTypes } from '../browsing/lists/publicFeedTypes';
import type { FollowTopic } from './FollowTopic';

/** How addresses name a topic; all absent: all offers. */
export interface TopicAddress {
  /** code or did */
  mapArea?: string | null;
  /** code */
  category?: string | null;
  vendorId?: number | null;
}

/** How the database names a topic. */
export interface TopicIds {
  mapAreaId: number | null;
  categoryId: number | null;
  vendorId: number | null;
}

interface Row {
  map_area: FollowTopic['mapArea'];
  category: FollowTopic['category'];
  vendor: FollowTopic['vendor'];
}

/** $4: types of ads; a business is public once one of its ads was */
const select = (mapArea: string, category: string, vendor: string): string => `SELECT
  (SELECT json_build_object('id', m.id, 'code', m.code, 'name', m.name) FROM map_areas m WHERE ${mapArea}) AS map_area,
  (SELECT json_build_object('id', c.id, 'code', c.code, 'name', c.name, 'ids',
     (SELECT json_agg(x.id ORDER BY x.id) FROM categories x WHERE c.id IN (x.id, x.parent_id)))
   FROM categories c WHERE ${category}) AS category,
  (SELECT json_build_object('id', v.id, 'companyName', v.company_name) FROM vendors v WHERE ${vendor}
     AND EXISTS (SELECT FROM brochures b WHERE b.vendor_id = v.id AND b.published_at IS NOT NULL AND b.type = ANY($4::text[]))
  ) AS vendor`;

const byAddress = select('$1::text IN (m.code, m.did)', 'c.code = $2::text', 'v.id = $3::integer');
const byIds = select('m.id = $1::integer', 'c.id = $2::integer', 'v.id = $3::integer');

/** Returns the topic of an address; null if an area, a category or a public business of it does not exist. */
export async function findTopic(database: DataSource, address: TopicAddress): Promise<FollowTopic | null> {
  const { mapArea = null, category = null, vendorId = null } = address;
  if (vendorId !== null && (mapArea !== null || category !== null)) return null;
  return readTopic(database, byAddress, [mapArea, category, vendorId]);
}

/** Like `findTopic`, for a stored follow. */
export function findTopicByIds(
  database: DataSource,
  { mapAreaId, categoryId, vendorId }: TopicIds,
): Promise<FollowTopic | null> {
  return readTopic(database, byIds, [mapAreaId, categoryId, vendorId]);
}

async function readTopic(
  database: DataSource,
  sql: string,
  keys: readonly [unknown, unknown, unknown],
): Promise<FollowTopic | null> {
  const [row] = await database.query<Row[]>(sql, [...keys, publicFeedTypes]);
  if (!row) return null;
  const { map_area: mapArea, category, vendor } = row;
  const isWhole = [mapArea, category, vendor].every((part, at) => (part === null) === (keys[at] === null));
  return isWhole ? { mapArea, category, vendor } : null;
}
