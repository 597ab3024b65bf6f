import type { RequestContext } from '../../../platform/context/RequestContext';
import type { Near } from '../filters/BrochureFilter';
import { findLocalities } from '../places/findLocalities';
import { knownPlaces } from '../places/listPlaces';
import { findPlace } from '../places/matchPlaces';
import { areaKey, parseSearch } from './parseSearch';
import { readAreaNames } from './readAreaNames';
import { readCategoryWords } from './readCategoryWords';
import type { Search } from './Search';
import { splitNearPlace } from '../../../../shared/near-place/splitNearPlace';

/** "near Carlton" reaches so far */
const nearbyKm = 20;

interface PreparedSearch {
  /** null: every ad matches */
  search: Search | null;
  /** the place that the text names, with the distance that counts as near; null without one */
  near: Near | null;
}

/** Reads what was typed, with the categories and map areas that its words mean and the place that it asks for. */
export async function prepareSearch(context: RequestContext, q: string): Promise<PreparedSearch> {
  const text = q.trim();
  if (text === '') return { search: null, near: null };
  const categoryWords = await readCategoryWords(context);
  const areas = await readAreaNames(context);
  const split = splitNearPlace(text);
  // ads of an area are near it
  const isArea = split !== null && areas.has(areaKey(split.place));
  const [locality] = split && !isArea ? findLocalities(context, split.place) : [];
  const place = split && (findPlace(await knownPlaces(context), split.place) ?? locality);
  if (!split || !place) {
    const words = split && isArea ? `${split.words} ${split.place}` : text;
    return { search: parseSearch(words, categoryWords, areas), near: null };
  }
  return {
    search: split.words === '' ? null : parseSearch(split.words, categoryWords),
    near: { latitude: place.latitude, longitude: place.longitude, withinKm: nearbyKm },
  };
}
