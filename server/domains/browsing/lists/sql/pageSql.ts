import { scanInOrder, type Scan, type ScanSql } from './scanInOrder';

export interface PageQuery extends Pick<Scan, 'select' | 'columns'> {
  /** the list's order, on the selected rows */
  order: string;
  /** the same order on the result, which has the alias `page` */
  orderOfPage: string;
  /** the distance, if the order begins with it, nearest first; else null */
  nearestBy: string | null;
  /** whether the order begins with how well an ad matches the search, so that all matches have to be compared */
  isByRelevance: boolean;
  limit: number;
  offset: number;
}

/** Up to this many matches are sorted. With more matches, a scan in list order mostly fills the page soon enough. */
export const mostCandidates = 500;

/**
 * Returns SQL for the ids of a page, with or without a text search. For a search, PostgreSQL could sort the matches of
 * the search index, or scan the list in its order until the page is full. Its estimate is far off for unknown words (a
 * scan of 0.3 s for a word that no ad has). The statement therefore has both ways and lets the search index decide: few
 * matches are sorted, otherwise the list is scanned as far as that pays (`scanInOrder`). The other way does not run. Both
 * return the same ads in the same order.
 *
 * Nearest first, a page is the first rows by distance alone, with all that tie with the last one, and then sorted by
 * all keys. With more than the distance in ORDER BY, PostgreSQL would estimate the size of ties and often sort the whole
 * table instead of reading the index in its order.
 */
export function pageSql(
  search: string | null,
  { select, columns, order, orderOfPage, nearestBy, isByRelevance, limit, offset }: PageQuery,
): string {
  const slice = `LIMIT ${limit} OFFSET ${offset}`;
  const upToPage = limit + offset;
  const first = (conditions: readonly string[]): string =>
    nearestBy === null
      ? `${select(conditions)} ORDER BY ${order} LIMIT ${upToPage}`
      : `${select(conditions)} ORDER BY ${nearestBy} FETCH FIRST ${upToPage} ROWS WITH TIES`;
  if (search === null) {
    return nearestBy === null
      ? `${select([])} ORDER BY ${order} ${slice}`
      : `SELECT * FROM (${first([])}) page ORDER BY ${orderOfPage} ${slice}`;
  }
  if (isByRelevance) return `${select([search])} ORDER BY ${order} ${slice}`;
  const areFew = `(SELECT count(*) <= ${mostCandidates} FROM candidates)`;
  const among = (table: string): string => `b.id = ANY(ARRAY(SELECT id FROM ${table}))`;
  const runs = [`NOT ${areFew}`];
  const many: ScanSql =
    nearestBy === null
      ? scanInOrder({ name: 'many', runs, match: search, select, columns, order, count: upToPage })
      : { tables: [`many AS MATERIALIZED (${first([...runs, search])})`], isShort: 'false' };
  return `
    WITH candidates AS MATERIALIZED (SELECT b.id FROM brochures b WHERE ${search} LIMIT ${mostCandidates + 1}),
      ${many.tables.join(',\n')},
      matches AS MATERIALIZED (SELECT b.id FROM brochures b WHERE ${search})
    SELECT * FROM (
      (${first([areFew, among('candidates')])})
      UNION ALL
      SELECT * FROM many WHERE NOT ${many.isShort}
      UNION ALL
      (${first([...runs, many.isShort, among('matches')])})
    ) page ORDER BY ${orderOfPage} ${slice}`;
}
