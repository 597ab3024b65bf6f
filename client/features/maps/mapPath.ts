import { paths } from '../../shared/paths';
import type { BrowseFilters } from '../browse-filters/BrowseFilters';
import { writeBrowseQuery } from '../browse-filters/addresses/browseQuery';
import type { MapPlace } from './MapPlace';
import { writeMapQuery } from './mapQuery';

/** The map with these filters, at this place. The filters are written as they are for the list. */
export function mapPath(filters: Partial<BrowseFilters>, place: Partial<MapPlace> = {}): string {
  const query = writeBrowseQuery(filters);
  for (const [name, value] of writeMapQuery(place)) query.set(name, value);
  return query.size > 0 ? `${paths.brochureMap()}?${query.toString()}` : paths.brochureMap();
}
