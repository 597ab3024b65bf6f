import type { PlacesQuery } from '../../generated/types';
import { placeName } from './placePath';

type Place = PlacesQuery['places'][number];

const folded = (words: string): string => words.trim().replace(/\s+/g, ' ').toLowerCase();

/** The suburb that the words name in full, alone or with state or postcode; a postcode names the first suburb it has. */
export function namedPlace(places: readonly Place[], words: string): Place | undefined {
  const wanted = folded(words);
  return places.find((place) =>
    [place.name, placeName(place), place.postcode ?? '', `${placeName(place)} ${place.postcode ?? ''}`]
      .filter((name) => name !== '')
      .some((name) => folded(name) === wanted),
  );
}
