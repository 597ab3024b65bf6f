import type { RequestContext } from '../../../platform/context/RequestContext';
import { SqlValues } from '../../../platform/database/SqlValues';
import { isPubliclyVisible } from './isPubliclyVisible';

export interface CategoryCount {
  mapAreaId: number;
  categoryId: number;
  count: number;
}

/**
 * Counts the public active ads of the default list types by area and category, in the order of the menus. A parent
 * includes the ads of its sub-categories. Null: all areas. Runs one statement.
 */
export function categoryCountsOfMapAreas(
  { database, clock }: Pick<RequestContext, 'database' | 'clock'>,
  mapAreaIds: readonly number[] | null,
): Promise<CategoryCount[]> {
  const values = new SqlValues();
  const inArea =
    mapAreaIds === null ? 'b.map_area_id IS NOT NULL' : `b.map_area_id = ANY(${values.add(mapAreaIds)}::integer[])`;
  return database.query<CategoryCount[]>(
    `SELECT counted.map_area_id AS "mapAreaId", c.id AS "categoryId", counted.count
     FROM (
       SELECT b.map_area_id, place, count(*)::integer AS count
       FROM brochures b, unnest(b.category_ids) AS place
       WHERE ${inArea} AND ${isPubliclyVisible(null, clock.now(), values)}
       GROUP BY b.map_area_id, place
     ) counted JOIN categories c ON c.id = counted.place
     WHERE c.is_active
     ORDER BY c.sort_order, c.name, c.id`,
    values.all,
  );
}
