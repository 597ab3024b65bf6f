import { paths } from '../../shared/paths';
import type { BrowseFilters } from '../browse-filters/BrowseFilters';
import { writeBrowseQuery } from '../browse-filters/addresses/browseQuery';
import type { MapPlace } from './MapPlace';
import { writeMapQuery } from './mapQuery';

/** Path of the map with these filters at this place. Writes the filters as the list does. */
export function mapPath(filters: Partial<BrowseFilters>, place: Partial<MapPlace> = {}): string {
  const query = writeBrowseQuery(filters);
  for (const [name, value] of writeMapQuery(place)) query.set(name, value);
  return query.size > 0 ? `${paths.brochureMap()}?${query.toString()}` : paths.brochureMap();
}
