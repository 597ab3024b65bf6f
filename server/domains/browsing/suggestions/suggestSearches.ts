import { ArgsType, Field } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { SqlValues } from '../../../platform/database/SqlValues';
import { findAddresses } from '../addresses/findAddresses';
import { authorize } from '../../../shared/authorize';
import { HasLength } from '../../../shared/validation/HasLength';
import { isPubliclyVisible } from '../active-facets/isPubliclyVisible';
import { getBrochureTotals } from '../brochure-counters/getBrochureTotals';
import { findLocalities } from '../places/findLocalities';
import { knownPlaces } from '../places/listPlaces';
import { findPlace, matchPlaces } from '../places/matchPlaces';
import type { Place } from '../places/Place';
import { completeSearch, correctLast } from './completeSearch';
import { namedPlaces, type NamedCategory } from './readNamedPlaces';
import { SearchSuggestion } from './SearchSuggestion';
import { plainWords, startsWord } from './startsWord';

@ArgsType()
export class SearchSuggestionsArgs {
  @Field({ description: 'What was typed so far, up to 200 characters.' })
  @HasLength(0, 200, 'Give up to 200 characters.')
  query: string;
}

/** Together they fit under a search box without much scrolling. */
const most = { categories: 3, areas: 2, suburbs: 3, addresses: 2, streets: 2, businesses: 5 } as const;

/** With fewer, more words may be meant. */
const enough = 3;

/** Names are ordered among so many that begin alike. */
const mostNames = 500;

/** Names are longer, but nobody types so much and still needs a suggestion. */
const longest = 60;

/**
 * Returns what somebody may mean who has typed this: categories, map areas, suburbs, streets and businesses with a word
 * that begins so, and, if these are few, searches for these words (docs/rules/search-and-lists.md#suggestions). Runs two statements
 * at most, and up to three more if little begins so.
 */
export async function suggestSearches(context: RequestContext, query: string): Promise<SearchSuggestion[]> {
  authorize(context.viewer, 'searchSuggestions');
  const typed = plainWords(query);
  if (typed === '' || typed.length > longest) return [];
  const [{ categories, areas }, totals, places] = await Promise.all([
    namedPlaces.get(context),
    getBrochureTotals(context),
    typed.length > 1 ? knownPlaces(context) : [],
  ]);
  const found = [
    ...best(
      categories.filter(({ id }) => totals.byCategory.has(id)),
      (category) => rankOfCategory(category, typed),
    )
      .slice(0, most.categories)
      .map(({ code, name, parent }) => new SearchSuggestion({ kind: 'CATEGORY', text: name, detail: parent, code })),
    ...best(
      areas.filter(({ id }) => totals.byMapArea.has(id)),
      ({ name }) => startsWord(name, typed),
    )
      .slice(0, most.areas)
      .map(({ code, name }) => new SearchSuggestion({ kind: 'AREA', text: name, code })),
    ...matchPlaces(places, typed, most.suburbs).map(suggestPlace),
    ...(await suggestAddresses(context, query)),
    // shorter beginnings mean too many names
    ...(typed.length > 1 ? await findStreets(context, typed) : []),
    ...(typed.length > 1 ? await findBusinesses(context, typed) : []),
  ];
  if (found.length >= enough || found.some(({ kind }) => kind === 'ADDRESS')) return found;
  const completed = await completeSearch(context, typed);
  if (completed.length > 0) return [...completed, ...found];
  const without = findPlace(places, typed) === null ? findLocalities(context, typed).map(suggestPlace) : [];
  if (without.length > 0) return [...without, ...found];
  return found.length > 0 ? found : correctLast(context, typed);
}

async function suggestAddresses({ database }: RequestContext, query: string): Promise<SearchSuggestion[]> {
  const found = await findAddresses(database, query, most.addresses);
  return found.map(({ name, place, mapArea, ...where }) => {
    return new SearchSuggestion({ kind: 'ADDRESS', text: name, detail: place, code: mapArea, ...where });
  });
}

function suggestPlace({ name, state, postcode, latitude, longitude }: Place): SearchSuggestion {
  const detail = [state, postcode].filter(Boolean).join(' ') || null;
  return new SearchSuggestion({ kind: 'SUBURB', text: name, detail, latitude, longitude });
}

/** Orders by rank, and keeps the order of equals. */
function best<T>(items: readonly T[], rankOf: (item: T) => number | null): T[] {
  return items
    .flatMap((item) => {
      const rank = rankOf(item);
      return rank === null ? [] : [{ item, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/** A synonym counts after all names, and only from its beginning. */
function rankOfCategory({ name, synonyms }: NamedCategory, typed: string): number | null {
  const byName = startsWord(name, typed);
  if (byName !== null) return byName;
  return synonyms.some((synonym) => plainWords(synonym).startsWith(typed)) ? 3 : null;
}

interface FoundName {
  text: string;
  detail: string | null;
  id: number;
  type: SearchSuggestion['type'];
}

/** Names of public ads with a word that begins so, each once, in the recommended order. */
async function findBusinesses(context: RequestContext, typed: string): Promise<SearchSuggestion[]> {
  const values = new SqlValues();
  const [start, later] = [values.add(`${typed}%`), values.add(`% ${typed}%`)];
  const rows = await context.database.query<FoundName[]>(
    `WITH named AS MATERIALIZED (
       SELECT b.id, b.title AS text, b.city AS detail, b.type, b.title_search_key AS key, b.ad_index, b.recommended_rank
       FROM brochures b
       WHERE (b.title_search_key LIKE ${start} OR b.title_search_key LIKE ${later})
         AND ${isPubliclyVisible(null, context.clock.now(), values)}
       LIMIT ${mostNames}
     ), once AS (
       SELECT DISTINCT ON (key) * FROM named ORDER BY key, ad_index, recommended_rank, id DESC
     )
     SELECT text, detail, id, type FROM once
     ORDER BY key NOT LIKE ${start}, ad_index, recommended_rank, id DESC LIMIT ${most.businesses}`,
    values.all,
  );
  return rows.map(({ id, ...name }) => new SearchSuggestion({ kind: 'BUSINESS', ...name, databaseId: id }));
}

interface FoundStreet {
  text: string;
  detail: string;
  code: string;
}

/** Streets with a word that begins so, each once in an area. */
async function findStreets({ database }: RequestContext, typed: string): Promise<SearchSuggestion[]> {
  const rows = await database.query<FoundStreet[]>(
    `SELECT s.street_name AS text, m.name AS detail, m.code
     FROM (
       SELECT street_name, map_area_id FROM street_index_entries
       WHERE search_key(street_name) LIKE $1 OR search_key(street_name) LIKE $2 LIMIT ${mostNames}
     ) s JOIN map_areas m ON m.id = s.map_area_id
     GROUP BY s.street_name, m.id
     ORDER BY search_key(s.street_name) NOT LIKE $1, lower(s.street_name), lower(m.name) LIMIT ${most.streets}`,
    [`${typed}%`, `% ${typed}%`],
  );
  return rows.map((street) => new SearchSuggestion({ kind: 'STREET', ...street }));
}
