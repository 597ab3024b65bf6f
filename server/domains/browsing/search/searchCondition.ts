import type { SqlValues } from '../../../platform/database/SqlValues';
import { prefixOf } from './parseSearch';
import type { Search, SearchGroup, SearchTerm } from './Search';

/** text search configuration, the same as for the search column */
const language = `'english'`;

/** Which categories count: all that a term means, or only those of that name. */
export type CategoryMatch = 'ALL' | 'NAMED';

/** Returns SQL for a text search in names, address, texts and categories of the ad `b`; null without a text. */
export function searchCondition(search: Search | null, values: SqlValues): string | null {
  if (search === null) return null;
  const { groups, inArea } = search;
  const byWords = (words: readonly SearchGroup[]): string =>
    `b.search_vector @@ ${searchQuery({ groups: words }, values, 'ALL')}`;
  if (inArea === null) return byWords(groups);
  const others = inArea.groups.length === 0 ? [] : [byWords(inArea.groups)];
  return `(${byWords(groups)} OR (${[isInArea(inArea.mapAreaIds, values), ...others].join(' AND ')}))`;
}

/**
 * Returns SQL for the `tsquery` of a search. Words that the language ignores ("the") count only if there are no others.
 */
export function searchQuery({ groups }: Pick<Search, 'groups'>, values: SqlValues, categories: CategoryMatch): string {
  const queries = groups.map((group) => groupQuery(group, groups.length === 1, values, categories));
  // an empty query matches nothing
  return queries.length === 0 ? `''::tsquery` : `(${queries.join(' && ')})`;
}

/** SQL for "lies in one of these map areas". */
export function isInArea(mapAreaIds: readonly number[], values: SqlValues): string {
  return `b.map_area_id = ANY(${values.add(mapAreaIds)}::integer[])`;
}

function groupQuery(group: SearchGroup, isOnly: boolean, values: SqlValues, categories: CategoryMatch): string {
  const terms = group.terms.map((term) => termQuery(term, isOnly, values, categories)).join(' || ');
  return group.isNegated ? `(!!(${terms}))` : `(${terms})`;
}

function termQuery(term: SearchTerm, isOnly: boolean, values: SqlValues, categories: CategoryMatch): string {
  const parse = (text: string, parser: 'plainto_tsquery' | 'phraseto_tsquery'): string =>
    `${parser}(${language}, search_words(${values.add(text)}::text))`;
  const words = parse(term.text, term.isPhrase ? 'phraseto_tsquery' : 'plainto_tsquery');
  const others = term.variants.map((variant) => parse(variant, 'plainto_tsquery'));
  const ids = [...term.namedCategoryIds, ...(categories === 'ALL' ? term.synonymCategoryIds : [])];
  const lexemes = ids.length === 0 ? [] : [`${values.add(ids.map((id) => `'category:${id}'`).join(' | '))}::tsquery`];
  const prefix = term.isPrefix ? prefixOf(term.text) : null;
  if (prefix === null) return [words, ...others, ...lexemes].join(' || ');
  const beginning = `${values.add(`${prefix}:*`)}::tsquery`;
  if (isOnly) return `${words} || ${beginning}`;
  // "things to do": the last word is none of the language's, and its beginning would exclude
  return `CASE WHEN numnode(${words}) = 0 THEN ${words} ELSE ${words} || ${beginning} END`;
}
