import type { SqlValues } from '../../../platform/database/SqlValues';
import type { Search, SearchGroup } from './Search';
import { isInArea, searchQuery, type CategoryMatch } from './searchCondition';

/** A step of the relevance: the ads of one rank. */
export interface RelevanceStep {
  rank: number;
  /** SQL that an index answers: true of all ads of this rank, and of few others; null for the last rank */
  indexed: string | null;
}

export interface Relevance {
  /** SQL for how well an ad `b` that matches fits the search: a rank, best first */
  rank: string;
  steps: readonly RelevanceStep[];
}

/** the words of title, company, address and categories, as the index has them */
const nameVector = `(ts_filter(b.search_vector, '{a,b,c}') || array_to_tsvector(category_lexemes(b.category_ids)))`;

/**
 * Returns SQL for how well an ad `b` that matches fits the search, best first
 * (docs/rules/search-and-lists.md#relevance): 0 exact name; 1 the name begins so; 2 every word is in title,
 * company or address, or names a category of the ad; 3 the same with synonyms of categories; 4 else.
 */
export function relevanceSql(search: Search, values: SqlValues): Relevance {
  const name = `search_key(${values.add(search.text)}::text)`;
  const groups = [...search.groups, ...(search.inArea?.groups ?? [])];
  const hasSynonyms = groups.some(({ terms }) => terms.some((term) => term.synonymCategoryIds.length > 0));
  const begins = (column: string): string => `starts_with(b.${column}, ${name} || ' ')`;
  const steps = [
    {
      rank: 0,
      isTrue: `${name} IN (b.title_search_key, b.company_search_key)`,
      indexed: inNames((column) => `b.${column} = ${name}`),
    },
    {
      rank: 1,
      isTrue: `${begins('title_search_key')} OR ${begins('company_search_key')}`,
      // "!" follows the space, so the range has what begins with the name and a space
      indexed: inNames((column) => `(b.${column} ~>=~ (${name} || ' ') AND b.${column} ~<~ (${name} || '!'))`),
    },
    { rank: 2, ...wordsStep(search, 'NAMED', values) },
    ...(hasSynonyms ? [{ rank: 3, ...wordsStep(search, 'ALL', values) }] : []),
  ];
  const cases = steps.map(({ rank, isTrue }) => `WHEN ${isTrue} THEN ${rank}`);
  return { rank: `(CASE ${cases.join(' ')} ELSE 4 END)`, steps: [...steps, { rank: 4, indexed: null }] };
}

const inNames = (condition: (column: string) => string): string =>
  `(${condition('title_search_key')} OR ${condition('company_search_key')})`;

/** Every word is in names or address, or means a category; or it is the name of the ad's area. */
function wordsStep(
  { groups, inArea }: Search,
  categories: CategoryMatch,
  values: SqlValues,
): { isTrue: string; indexed: string } {
  const anywhere = everyWord(groups, categories, values);
  if (inArea === null) return anywhere;
  const isInside = isInArea(inArea.mapAreaIds, values);
  if (inArea.groups.length === 0) {
    return { isTrue: `(${anywhere.isTrue} OR ${isInside})`, indexed: `(${anywhere.indexed} OR ${isInside})` };
  }
  const inside = everyWord(inArea.groups, categories, values);
  return {
    isTrue: `(${anywhere.isTrue} OR (${isInside} AND ${inside.isTrue}))`,
    indexed: `(${anywhere.indexed} OR (${isInside} AND ${inside.indexed}))`,
  };
}

function everyWord(
  all: readonly SearchGroup[],
  categories: CategoryMatch,
  values: SqlValues,
): { isTrue: string; indexed: string } {
  const groups = all.filter(({ isNegated }) => !isNegated);
  if (groups.length === 0) return { isTrue: 'false', indexed: 'false' };
  const query = searchQuery({ groups }, values, categories);
  return { isTrue: `b.search_vector @@ ${inNamesOrAddress(query)}`, indexed: `${nameVector} @@ ${query}` };
}

/**
 * Returns the query with the weights A, B and C on every word. PostgreSQL can only write them into the text of one. They
 * do not affect categories, which have no weight.
 */
const inNamesOrAddress = (query: string): string =>
  `regexp_replace((${query})::text, '''(?::(\\*))?(?=[ )]|$)', ''':ABC\\1', 'g')::tsquery`;
