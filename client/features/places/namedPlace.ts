import type { PlacesQuery } from '../../generated/types';
import { placeName } from './placePath';

type Place = PlacesQuery['places'][number];

const folded = (words: string): string => words.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * The suburb that the text names in full, with or without state and postcode. A postcode alone names its first suburb.
 */
export function namedPlace(places: readonly Place[], words: string): Place | undefined {
  const wanted = folded(words);
  return places.find((place) =>
    [place.name, placeName(place), place.postcode ?? '', `${placeName(place)} ${place.postcode ?? ''}`]
      .filter((name) => name !== '')
      .some((name) => folded(name) === wanted),
  );
}
