export type Facet = 'TYPES' | 'CATEGORIES' | 'MAP_AREAS';

/** More ads are not counted, so that a question has a bounded cost. */
const mostCounted = 10_000;

const groups: Record<Facet, string> = {
  TYPES: 'SELECT type AS value, count(*)::integer AS count FROM matching GROUP BY type',
  CATEGORIES: `
    SELECT c.code AS value, count(DISTINCT m.id)::integer AS count
    FROM matching m CROSS JOIN LATERAL unnest(m.category_ids) AS own (id)
    JOIN categories o ON o.id = own.id
    JOIN categories c ON c.id IN (o.id, o.parent_id) GROUP BY c.code`,
  MAP_AREAS: `
    SELECT a.code AS value, count(*)::integer AS count
    FROM matching m JOIN map_areas a ON a.id = m.map_area_id GROUP BY a.code`,
};

/**
 * Returns SQL that counts the ads of `list` (FROM and WHERE, with the alias `b`) by each value of a facet, the most
 * frequent first. If more ads match than are counted, it has a single row whose value is null.
 */
export function facetSql(facet: Facet, list: string, limit = mostCounted): string {
  return `
    WITH matching AS MATERIALIZED (
      SELECT b.id, b.type, b.map_area_id, b.category_ids FROM ${list} LIMIT ${limit + 1}
    ), size AS (SELECT count(*) > ${limit} AS is_beyond FROM matching)
    SELECT NULL AS value, NULL::integer AS count FROM size WHERE is_beyond
    UNION ALL
    (SELECT value::text, count FROM (${groups[facet]}) counted
     WHERE NOT (SELECT is_beyond FROM size) ORDER BY count DESC, value)`;
}
