import type { DataSource } from 'typeorm';
import { publicFeedTypes } from '../lists/publicFeedTypes';
import type { ChangeKind } from './ChangePosition';
import { isPublicInFeed } from './readChangePlaces';

const isNamed: Record<Exclude<ChangeKind, 'BROCHURE'>, string> = {
  CATEGORY: 'b.category_ids && ARRAY[$1::integer]',
  MAP_AREA: 'b.map_area_id = $1::integer',
  VENDOR: 'b.vendor_id = $1::integer',
};

/** Returns the next public ads that show a name, by their ids. */
export async function readNamedBrochures(
  database: DataSource,
  {
    kind,
    subjectId,
    afterId,
    limit,
  }: { kind: keyof typeof isNamed; subjectId: number; afterId: number; limit: number },
): Promise<{ id: number; did: string }[]> {
  return database.query<{ id: number; did: string }[]>(
    `SELECT b.id, b.did FROM brochures b CROSS JOIN brochure_change_state s
     WHERE ${isNamed[kind]} AND b.id > $2 AND b.type = ANY($3::text[]) AND ${isPublicInFeed}
     ORDER BY b.id LIMIT $4`,
    [subjectId, afterId, publicFeedTypes, limit],
  );
}
