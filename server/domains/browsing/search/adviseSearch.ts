import { ArgsType, Field } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { preparedRows } from '../../../platform/database/prepared/preparedRows';
import { authorize } from '../../../shared/authorize';
import type { BrochureFilter } from '../filters/BrochureFilter';
import { BrochureFilterInput } from '../filters/BrochureFilterInput';
import { checkFilter } from '../filters/checkFilter';
import { BrochureList } from '../lists/BrochureList';
import { nameFrequent } from '../lists/nameFrequent';
import { correctWord } from './correctWord';
import { parseSearch } from './parseSearch';
import { readCategoryWords } from './readCategoryWords';
import { relaxedSearches } from './relaxedSearches';
import { AdvisedSearch, SearchAdvice } from './SearchAdvice';

@ArgsType()
export class SearchAdviceArgs {
  @Field(() => BrochureFilterInput, { description: 'The list that found too little; its `q` gets advice.' })
  filter: BrochureFilterInput;
}

/** more words are not corrected or left out one by one: each costs a count */
const mostWords = 6;
const mostRelaxed = 3;

/**
 * Returns what to search for when a list finds too little: the same words in a known spelling, or fewer of them. Every
 * search that it returns has ads under the same other filters. Quotes, `or` and `-` get no advice.
 */
export async function adviseSearch(context: RequestContext, filter: BrochureFilter): Promise<SearchAdvice> {
  authorize(context.viewer, 'searchAdvice');
  checkFilter(filter);
  const words = await wordsOf(context, filter.q ?? '');
  const count = (q: string, without: string[] = []) => countSearch(context, { ...filter, q }, without);
  const advice = Object.assign(new SearchAdvice(), { corrected: null, relaxed: [] });
  if (words.length === 0) return advice;

  const corrected: string[] = [];
  for (const word of words) {
    corrected.push((await isKnown(context, word)) ? word : ((await correctWord(context, word)) ?? word));
  }
  const text = corrected.join(' ');
  if (text !== words.join(' ')) {
    const found = await count(text);
    if (found.totalCount > 0) return Object.assign(advice, { corrected: found });
  }
  for (const searches of relaxedSearches(corrected)) {
    const counted: AdvisedSearch[] = [];
    for (const { q, without } of searches) counted.push(await count(q, without));
    const relaxed = counted.filter(({ totalCount }) => totalCount > 0);
    if (relaxed.length > 0) return Object.assign(advice, { relaxed: relaxed.slice(0, mostRelaxed) });
  }
  return advice;
}

/** Returns the words that each have to match, a category's words together; none if the search has operators. */
async function wordsOf(context: RequestContext, q: string): Promise<string[]> {
  const { groups } = parseSearch(q, await readCategoryWords(context));
  const isPlain = groups.every(({ terms: [term, ...others], isNegated }) => {
    return others.length === 0 && !isNegated && term?.isPhrase === false;
  });
  return isPlain && groups.length <= mostWords ? groups.flatMap(({ terms }) => terms.map(({ text }) => text)) : [];
}

/** Returns whether any ad has the word. A page of one ad is far cheaper than a count. */
async function isKnown(context: RequestContext, q: string): Promise<boolean> {
  const list = await BrochureList.prepare(context, { q }, null);
  const page = list.pageStatement({ size: 1, reading: 'FORWARD', after: null, before: null, offset: 0 });
  return (await preparedRows(context.database, nameFrequent(page))).length > 0;
}

async function countSearch(context: RequestContext, filter: BrochureFilter, without: string[]): Promise<AdvisedSearch> {
  const list = await BrochureList.prepare(context, filter, null);
  const [row] = await preparedRows(context.database, nameFrequent(list.countStatement()));
  return Object.assign(new AdvisedSearch(), { q: filter.q ?? '', without, totalCount: Number(row?.[0] ?? 0) });
}
