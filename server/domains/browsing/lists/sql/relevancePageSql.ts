import type { RelevanceStep } from '../../search/relevanceSql';
import { mostCandidates, type PageQuery } from './pageSql';

/** A step that the page can have ads of. */
export interface PagedStep extends RelevanceStep {
  /** SQL for the ads of the step that are beyond the cursor */
  conditions: readonly string[];
}

interface RelevancePageQuery extends Pick<PageQuery, 'orderOfPage' | 'limit' | 'offset'> {
  /** best first */
  steps: readonly PagedStep[];
  /** Returns SQL of the first ads of a whole list with these conditions, in its order. */
  first: (conditions: readonly string[]) => string;
  /** the same for the ads of one step, in the order among equals */
  firstOfStep: (step: PagedStep, conditions: readonly string[]) => string;
}

/**
 * Returns SQL for the ids of a page by relevance. Few matches are ranked and sorted. Of many matches, it finds only the
 * ads of the best steps, until they fill the page. A step runs if the steps before have left room. It sorts its ads if
 * they are few, or else scans the list in the order among equals until the page is full.
 */
export function relevancePageSql(
  search: string,
  { steps, first, firstOfStep, orderOfPage, limit, offset }: RelevancePageQuery,
): string {
  const most = mostCandidates;
  const areFew = (name: string): string => `(SELECT count(*) <= ${most} FROM ${name})`;
  const among = (name: string): string => `b.id = ANY(ARRAY(SELECT id FROM ${name}))`;
  const candidates = (name: string, conditions: readonly string[]): string =>
    `${name} AS MATERIALIZED (SELECT b.id FROM brochures b WHERE ${conditions.join(' AND ')} LIMIT ${most + 1})`;
  const tables = [candidates('matches', [search])];
  const pages: string[] = [];
  for (const step of steps) {
    const hasRoom = pages.map((page) => `(SELECT count(*) FROM ${page})`).join(' + ');
    const runs = [`NOT ${areFew('matches')}`, ...(hasRoom === '' ? [] : [`${hasRoom} < ${limit + offset}`])];
    const page = `step_${step.rank}`;
    if (step.indexed === null) {
      tables.push(`${page} AS MATERIALIZED (${firstOfStep(step, [...runs, search])})`);
    } else {
      const ads = `ads_${step.rank}`;
      tables.push(candidates(ads, [...runs, step.indexed]));
      tables.push(`${page} AS MATERIALIZED (
        (${firstOfStep(step, [...runs, areFew(ads), among(ads), search])})
        UNION ALL
        (${firstOfStep(step, [...runs, `NOT ${areFew(ads)}`, search])}))`);
    }
    pages.push(page);
  }
  return `
    WITH ${tables.join(',\n')}
    SELECT * FROM (
      (${first([areFew('matches'), among('matches')])})
      ${pages.map((page) => `UNION ALL SELECT * FROM ${page}`).join('\n')}
    ) page ORDER BY ${orderOfPage} LIMIT ${limit} OFFSET ${offset}`;
}
