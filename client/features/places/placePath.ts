import type { PlacesQuery } from '../../generated/types';
import type { BrowseFilters } from '../browse-filters/BrowseFilters';
import { browsePath } from '../browse-filters/addresses/browsePath';

type Place = PlacesQuery['places'][number];

export function placeName({ name, state }: Place): string {
  return state === null ? name : `${name} ${state}`;
}

/** Path of the list around this place. Drops the search text that found the place. */
export function placePath(filters: BrowseFilters, place: Place): string {
  return browsePath({
    ...filters,
    q: null,
    place: { name: placeName(place), lat: place.latitude, lon: place.longitude },
  });
}
