import type { SqlValues } from '../../../platform/database/SqlValues';
import type { Search, SearchGroup, SearchTerm } from './Search';
import { isInArea, searchQuery } from './searchCondition';

/**
 * Returns SQL for how well an ad `b` that matches fits the search, best first
 * (docs/rules/search-and-lists.md#relevance): 0 exact name; 1 the name begins so; 2 every word is in title,
 * company or address, or names a category of the ad; 3 the same with synonyms of categories; 4 else.
 */
export function relevanceSql(search: Search, values: SqlValues): string {
  const name = `search_key(${values.add(search.text)}::text)`;
  const byWords = everyGroupOf(search.groups, values);
  const { inArea } = search;
  const inAreaByWords = inArea && inArea.groups.length > 0 ? everyGroupOf(inArea.groups, values) : () => 'true';
  const everyGroup = (idsOf: IdsOf): string =>
    inArea === null
      ? byWords(idsOf)
      : `(${byWords(idsOf)} OR (${isInArea(inArea.mapAreaIds, values)} AND ${inAreaByWords(idsOf)}))`;
  return `(CASE
    WHEN ${name} IN (b.title_search_key, b.company_search_key) THEN 0
    WHEN starts_with(b.title_search_key, ${name} || ' ') OR starts_with(b.company_search_key, ${name} || ' ') THEN 1
    WHEN ${everyGroup((term) => term.namedCategoryIds)} THEN 2
    WHEN ${everyGroup((term) => [...term.namedCategoryIds, ...term.synonymCategoryIds])} THEN 3
    ELSE 4 END)`;
}

type IdsOf = (term: SearchTerm) => readonly number[];

/** Returns what makes SQL for "every word is in names or address, or means one of these categories". */
function everyGroupOf(all: readonly SearchGroup[], values: SqlValues): (idsOf: IdsOf) => string {
  const groups = all.filter(({ isNegated }) => !isNegated);
  const inNames = groups.map((group) => {
    const words = searchQuery({ groups: [group] }, values, 'NONE');
    return `b.search_vector @@ ${inNamesOrAddress(words)}`;
  });
  return (idsOf) =>
    groups.length === 0
      ? 'false'
      : groups.map((group, at) => matches(group, inNames[at] ?? 'false', idsOf, values)).join(' AND ');
}

function matches({ terms }: SearchGroup, inNames: string, idsOf: IdsOf, values: SqlValues): string {
  const ids = terms.flatMap(idsOf);
  return ids.length === 0 ? inNames : `(b.category_ids && ${values.add(ids)}::integer[] OR ${inNames})`;
}

/** Returns the query with the weights A, B and C on every word. PostgreSQL can only write them into the text of one. */
const inNamesOrAddress = (query: string): string =>
  `regexp_replace((${query})::text, '''(?::(\\*))?(?=[ )]|$)', ''':ABC\\1', 'g')::tsquery`;
