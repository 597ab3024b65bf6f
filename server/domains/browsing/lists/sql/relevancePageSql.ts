import type { RelevanceStep } from '../../search/relevanceSql';
import { mostCandidates, type PageQuery } from './pageSql';
import type { Scan, ScanSql } from './scanInOrder';

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
  /** the same again, found by a scan in this order, for a step that has many */
  manyOfStep: (step: PagedStep, scan: Pick<Scan, 'name' | 'runs'>) => ScanSql;
}

/** Up to this many ads of a step are sorted: a scan mostly fills a page with more. */
const mostOfStep = 2_000;

/**
 * Returns SQL for the ids of a page by relevance. Few matches are ranked and sorted. Of many matches, it finds only the
 * ads of the best steps, until they fill the page. A step runs if the steps before have left room. It sorts its ads if
 * they are few, or else scans the list in the order among equals. If a scan gives up, all matches are ranked and sorted.
 */
export function relevancePageSql(
  search: string,
  { steps, first, firstOfStep, manyOfStep, orderOfPage, limit, offset }: RelevancePageQuery,
): string {
  const areFew = (name: string, most: number): string => `(SELECT count(*) <= ${most} FROM ${name})`;
  const among = (name: string): string => `b.id = ANY(ARRAY(SELECT id FROM ${name}))`;
  const candidates = (name: string, conditions: readonly string[], most: number): string =>
    `${name} AS MATERIALIZED (SELECT b.id FROM brochures b WHERE ${conditions.join(' AND ')} LIMIT ${most + 1})`;
  const areFewMatches = areFew('candidates', mostCandidates);
  const tables = [candidates('candidates', [search], mostCandidates)];
  const pages: string[] = [];
  const shorts: string[] = [];
  for (const step of steps) {
    const hasRoom = pages.map((page) => `(SELECT count(*) FROM ${page})`).join(' + ');
    const runs = [
      ...[`NOT ${areFewMatches}`, ...shorts.map((isShort) => `NOT ${isShort}`)],
      ...(hasRoom === '' ? [] : [`${hasRoom} < ${limit + offset}`]),
    ];
    const page = `step_${step.rank}`;
    if (step.indexed === null) {
      const many = manyOfStep(step, { name: page, runs });
      tables.push(...many.tables);
      shorts.push(many.isShort);
    } else {
      const ads = `ads_${step.rank}`;
      const areFewAds = areFew(ads, mostOfStep);
      const many = manyOfStep(step, { name: `many_${step.rank}`, runs: [...runs, `NOT ${areFewAds}`] });
      tables.push(candidates(ads, [...runs, step.indexed], mostOfStep), ...many.tables);
      tables.push(`${page} AS MATERIALIZED (
        (${firstOfStep(step, [...runs, areFewAds, among(ads), search])})
        UNION ALL
        SELECT * FROM many_${step.rank})`);
      shorts.push(many.isShort);
    }
    pages.push(page);
  }
  const isShort = `(${shorts.join(' OR ')})`;
  return `
    WITH ${tables.join(',\n')},
      matches AS MATERIALIZED (SELECT b.id FROM brochures b WHERE ${search})
    SELECT * FROM (
      (${first([areFewMatches, among('candidates')])})
      ${pages.map((page) => `UNION ALL SELECT * FROM ${page} WHERE NOT ${isShort}`).join('\n')}
      UNION ALL (${first([isShort, among('matches')])})
    ) page ORDER BY ${orderOfPage} LIMIT ${limit} OFFSET ${offset}`;
}
