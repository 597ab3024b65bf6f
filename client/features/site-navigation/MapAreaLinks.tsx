import { useLocation } from 'react-router';
import { mapAreaPath } from '../browse-filters/addresses/mapAreaPath';
import { useBrowseFilters } from '../browse-filters/useBrowseFilters';
import { MenuLink } from '../../ui/links/MenuLink';
import type { SiteNavigation } from './useSiteNavigation';

/** Links to all areas and to each area with content. */
export function MapAreaLinks({ navigation }: { navigation: SiteNavigation }) {
  const filters = useBrowseFilters();
  const { pathname } = useLocation();
  return (
    <>
      <li>
        <MenuLink to={mapAreaPath(pathname, filters, null)} chosen={filters.mapArea === null}>
          All areas
        </MenuLink>
      </li>
      {navigation.mapAreas.map(({ id, code, did, name }) => (
        <li key={id}>
          <MenuLink
            to={mapAreaPath(pathname, filters, code)}
            chosen={filters.mapArea === code || filters.mapArea === did}
          >
            {name}
          </MenuLink>
        </li>
      ))}
    </>
  );
}
