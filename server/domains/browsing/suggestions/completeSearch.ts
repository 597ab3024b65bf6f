import type { RequestContext } from '../../../platform/context/RequestContext';
import { getBrochureTotals } from '../brochure-counters/getBrochureTotals';
import { knownPlaces } from '../places/listPlaces';
import { matchPlaces } from '../places/matchPlaces';
import { correctWord } from '../search/correctWord';
import { hasAds } from '../search/hasAds';
import { namedPlaces } from './readNamedPlaces';
import { SearchSuggestion } from './SearchSuggestion';
import { startsWord } from './startsWord';

/** each costs a statement */
const mostTried = 3;

/** Returns searches that complete plain words with the category or place that the last words begin ("coffee carl"). All find ads. */
export async function completeSearch(context: RequestContext, typed: string): Promise<SearchSuggestion[]> {
  const completed: SearchSuggestion[] = [];
  for (const text of await completions(context, typed)) {
    if (await hasAds(context, text)) completed.push(new SearchSuggestion({ kind: 'SEARCH', text }));
  }
  return completed;
}

/** The words before a category, map area or suburb that the others begin, the longest such beginning. */
async function completions(context: RequestContext, typed: string): Promise<string[]> {
  const words = typed.split(' ');
  const [{ categories, areas }, totals, places] = await Promise.all([
    namedPlaces.get(context),
    getBrochureTotals(context),
    knownPlaces(context),
  ]);
  const named = [
    ...categories.filter(({ id }) => totals.byCategory.has(id)),
    ...areas.filter(({ id }) => totals.byMapArea.has(id)),
  ].map(({ name }) => name);
  for (let at = 1; at < words.length; at += 1) {
    const end = words.slice(at).join(' ');
    if (end.length < 2) break;
    const names = [
      ...matchPlaces(places, end, mostTried).map(({ name }) => name),
      ...named.filter((name) => startsWord(name, end) !== null),
    ];
    if (names.length === 0) continue;
    const found = [...new Set(names)].map((name) => `${words.slice(0, at).join(' ')} ${name}`);
    // complete already
    return found.filter((text) => text.toLowerCase() !== typed).slice(0, mostTried);
  }
  return [];
}

/** Returns the search with a known spelling of the last word, if the word is not known and the search finds ads. */
export async function correctLast(context: RequestContext, typed: string): Promise<SearchSuggestion[]> {
  const words = typed.split(' ');
  const last = words.at(-1) ?? '';
  const corrected = (await hasAds(context, last)) ? null : await correctWord(context, last);
  if (corrected === null) return [];
  const text = [...words.slice(0, -1), corrected].join(' ');
  return (await hasAds(context, text)) ? [new SearchSuggestion({ kind: 'CORRECTION', text })] : [];
}
