import type { DataSource } from 'typeorm';
import { listBrochures } from '../../../server/domains/browsing/lists/listBrochures';
import { adviseSearch } from '../../../server/domains/browsing/search/adviseSearch';
import { benchContext } from '../benchContext';
import { citySearches, misspeltSearches } from './citySearches';

/**
 * Prints how many ads each search finds, with the search before docs/decisions/0030-search-stays-in-postgresql.md and
 * now. A correction, or the search with fewer words, is offered with its number.
 */
export async function countSearches(database: DataSource): Promise<void> {
  console.log('| Search | before | now |\n| --- | --: | --: |');
  for (const q of [...citySearches, ...misspeltSearches].map(([each]) => each)) {
    const page = await listBrochures(benchContext(database), { filter: { q }, withTotal: true });
    const total = await page.totalCount();
    const advice = total === 0 ? await adviseSearch(benchContext(database), { q }) : null;
    const [first] =
      advice === null ? [] : [...(advice.corrected === null ? [] : [advice.corrected]), ...advice.relaxed];
    const now = first === undefined ? format(total) : `0, then “${first.q}”: ${format(first.totalCount)}`;
    console.log(`| ${q} | ${format(await countAsBefore(database, q))} | ${now} |`);
  }
}

const format = (count: number): string => count.toLocaleString('en-AU');

/** Words of title, company and texts alone; the last one may be unfinished. */
async function countAsBefore(database: DataSource, q: string): Promise<number> {
  const last = /[\p{L}\p{N}]+$/u.exec(q)?.[0] ?? null;
  const [row] = await database.query<{ count: number }[]>(
    `WITH asked AS (SELECT websearch_to_tsquery('english', fold_accents($1)) || CASE WHEN $2::text IS NULL THEN ''
         ELSE websearch_to_tsquery('english', fold_accents(left($1, -length($2)))) && (fold_accents(lower($2)) || ':*')::tsquery END AS query)
     SELECT count(*)::integer FROM brochures b, asked
     WHERE b.record_status AND b.status = 'PUBLISHED' AND b.type IN ('LP_AD', 'CP_AD', 'BLD_AD')
       AND b.visible_from <= now() AND b.visible_until > now()
       AND to_tsvector('english', fold_accents(concat_ws(' ', title, company_name, highlights, description))) @@ asked.query`,
    [q, last],
  );
  return row?.count ?? 0;
}
