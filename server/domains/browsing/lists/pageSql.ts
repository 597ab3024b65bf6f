interface PageQuery {
  /** Returns SQL that selects rows with these conditions added, in list order. */
  select: (conditions: readonly string[]) => string;
  /** ORDER BY of the same order on the result, which has the alias `page` */
  orderOfPage: string;
  limit: number;
  offset: number;
}

/** Up to this many matches are sorted. With more matches, a scan in list order fills the page soon enough. */
const mostCandidates = 500;

/**
 * Returns SQL for the ids of a page, with or without a text search. For a search, PostgreSQL could sort the matches of
 * the search index, or scan the list in its order until the page is full. Its estimate is far off for unknown words (a
 * scan of 0.3 s for a word that no ad has). The statement therefore has both ways and lets the search index decide: few
 * matches are sorted, otherwise the list is scanned. The other way does not run. Both return the same ads in the same
 * order.
 */
export function pageSql(search: string | null, { select, orderOfPage, limit, offset }: PageQuery): string {
  const slice = `LIMIT ${limit} OFFSET ${offset}`;
  if (search === null) return `${select([])} ${slice}`;
  const areFew = `(SELECT count(*) <= ${mostCandidates} FROM candidates)`;
  const upToPage = `LIMIT ${limit + offset}`;
  return `
    WITH candidates AS MATERIALIZED (SELECT b.id FROM brochures b WHERE ${search} LIMIT ${mostCandidates + 1})
    SELECT * FROM (
      (${select([areFew, 'b.id = ANY(ARRAY(SELECT id FROM candidates))'])} ${upToPage})
      UNION ALL
      (${select([`NOT ${areFew}`, search])} ${upToPage})
    ) page ${orderOfPage} ${slice}`;
}
