import { ArgsType, Field } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { preparedRows } from '../../../platform/database/prepared/preparedRows';
import { authorize } from '../../../shared/authorize';
import type { BrochureFilter } from '../filters/BrochureFilter';
import { BrochureFilterInput } from '../filters/BrochureFilterInput';
import { checkFilter } from '../filters/checkFilter';
import { BrochureList } from '../lists/BrochureList';
import { nameFrequent } from '../lists/nameFrequent';
import { findLocalities } from '../places/findLocalities';
import { knownPlaces } from '../places/listPlaces';
import { findPlace } from '../places/matchPlaces';
import type { Place } from '../places/Place';
import { correctWords } from './correctWords';
import { parseSearch } from './parseSearch';
import { readCategoryWords } from './readCategoryWords';
import { relaxedSearches, type RelaxedSearch } from './relaxedSearches';
import { AdvisedSearch, SearchAdvice } from './SearchAdvice';
import { placeWords } from '../../../../shared/near-place/splitNearPlace';

@ArgsType()
export class SearchAdviceArgs {
  @Field(() => BrochureFilterInput, { description: 'The list that found too little; its `q` gets advice.' })
  filter: BrochureFilterInput;
}

/** more words are not corrected or left out one by one: each costs a count */
const mostWords = 6;
const mostRelaxed = 3;

/**
 * Returns what to search for when a list finds too little: the same words in a known spelling, or around the place that
 * they end with, or fewer of them. Every
 * search that it returns has ads under the same other filters. Quotes, `or` and `-` get no advice.
 */
export async function adviseSearch(context: RequestContext, filter: BrochureFilter): Promise<SearchAdvice> {
  authorize(context.viewer, 'searchAdvice');
  checkFilter(filter);
  const words = await wordsOf(context, filter.q ?? '');
  const count = (q: string, without: string[] = []) => countSearch(context, { ...filter, q }, without);
  const advice = Object.assign(new SearchAdvice(), { corrected: null, nearby: null, relaxed: [] }) as SearchAdvice;
  if (words.length === 0) return advice;

  const corrected = await correctWords(context, words);
  const text = corrected.map(({ meant }) => meant).join(' ');
  if (text !== words.join(' ')) {
    const found = await count(text);
    if (found.totalCount > 0) return Object.assign(advice, { corrected: found });
  }
  const around = aroundPlace(context, text.split(' '), await knownPlaces(context));
  const nearby = around === null ? null : await count(around);
  if (nearby !== null && nearby.totalCount > 0) advice.nearby = nearby;
  const relaxed: AdvisedSearch[] = [];
  for (const searches of relaxedSearches(corrected)) {
    // a longer search that has all these words says more
    const isNew = ({ words: kept }: RelaxedSearch) => !relaxed.some(({ q }) => hasWords(q, kept));
    for (const search of searches.filter(isNew)) {
      const counted = await count(search.words.join(' '), search.without);
      if (counted.totalCount > 0) relaxed.push(counted);
    }
  }
  return Object.assign(advice, { relaxed: relaxed.slice(0, mostRelaxed) });
}

/** Returns the search for what is near the place that the words end with, the longest such name; null without one. */
function aroundPlace(context: RequestContext, words: readonly string[], known: readonly Place[]): string | null {
  if (words.some((word) => placeWords.has(word.toLowerCase()))) return null;
  const at = words.findIndex((_, first) => {
    const name = words.slice(first).join(' ');
    return findPlace(known, name) !== null || findLocalities(context, name).length > 0;
  });
  return at < 0 ? null : [...words.slice(0, at), 'near', ...words.slice(at)].join(' ');
}

const hasWords = (q: string, words: readonly string[]): boolean =>
  words.every((word) => ` ${q} `.includes(` ${word} `));

/** Returns the words that each have to match, a category's words together; none if the search has operators. */
async function wordsOf(context: RequestContext, q: string): Promise<string[]> {
  const { groups } = parseSearch(q, await readCategoryWords(context));
  const isPlain = groups.every(({ terms: [term, ...others], isNegated }) => {
    return others.length === 0 && !isNegated && term?.isPhrase === false;
  });
  if (!isPlain || groups.length > mostWords) return [];
  return withoutIgnored(
    context,
    groups.flatMap(({ terms }) => terms.map(({ text }) => text)),
  );
}

/** Leaves out the words that the language ignores ("the"), unless there are no others. */
async function withoutIgnored({ database }: RequestContext, words: string[]): Promise<string[]> {
  const rows = await database.query<{ word: string }[]>(
    `SELECT word FROM unnest($1::text[]) WITH ORDINALITY AS words (word, at)
     WHERE numnode(plainto_tsquery('english', search_words(word))) > 0 ORDER BY at`,
    [words],
  );
  return rows.length === 0 ? words : rows.map(({ word }) => word);
}

async function countSearch(context: RequestContext, filter: BrochureFilter, without: string[]): Promise<AdvisedSearch> {
  const list = await BrochureList.prepare(context, filter, null);
  const [row] = await preparedRows(context.database, nameFrequent(list.countStatement()));
  return Object.assign(new AdvisedSearch(), { q: filter.q ?? '', without, totalCount: Number(row?.[0] ?? 0) });
}
