interface Finding {
  /** SQL that finds ads by further conditions, in the order of the list */
  select: (conditions: readonly string[]) => string;
  /** the same order for what was found, which is called `page` */
  inOrder: string;
  limit: number;
  offset: number;
}

/** Up to so many matches are taken one by one; more are met soon enough in the order of the list. */
const mostCandidates = 500;

/**
 * The numbers of a page's ads, with a text search or without. For a search PostgreSQL would have to choose between
 * reading the search index and sorting, or walking the list in its order until enough ads match; it guesses how many
 * will, and is far out for words that it does not know (a walk of 0.3 s for a word that nobody uses). So both ways
 * are written down, and the search index decides: when it holds few matches they are all looked at, else the list is
 * walked. The other way is not even begun. Both give the same ads in the same order.
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
