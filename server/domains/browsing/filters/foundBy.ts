interface Finding {
  /** returns SQL that finds ads with further conditions, in list order */
  select: (conditions: readonly string[]) => string;
  /** ORDER BY of the same order on the result, which has the alias `page` */
  inOrder: string;
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
export function foundBy(search: string | null, { select, inOrder, limit, offset }: Finding): string {
  const cut = `LIMIT ${limit} OFFSET ${offset}`;
  if (search === null) return `${select([])} ${cut}`;
  const few = `(SELECT count(*) <= ${mostCandidates} FROM candidates)`;
  const most = `LIMIT ${limit + offset}`;
  return `
    WITH candidates AS MATERIALIZED (SELECT b.id FROM brochures b WHERE ${search} LIMIT ${mostCandidates + 1})
    SELECT * FROM (
      (${select([few, 'b.id = ANY(ARRAY(SELECT id FROM candidates))'])} ${most})
      UNION ALL
      (${select([`NOT ${few}`, search])} ${most})
    ) page ${inOrder} ${cut}`;
}
