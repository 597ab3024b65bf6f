import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import { browsePath } from '../../../features/browse-filters/addresses/browsePath';
import type { MapPlace } from '../../../features/maps/MapPlace';
import { mapPath } from '../../../features/maps/mapPath';
import { activeFilters } from '../../../features/site-navigation/activeFilters';
import { mapAreaName } from '../../../features/site-navigation/chosenNames';
import type { SiteNavigation } from '../../../features/site-navigation/useSiteNavigation';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';

interface MapOffersEmptyProps {
  filters: BrowseFilters;
  place: MapPlace;
  navigation: SiteNavigation;
}

/** Why the map is empty, with ways to change that. */
export function MapOffersEmpty({ filters, place, navigation }: MapOffersEmptyProps) {
  const area = mapAreaName(navigation, filters);
  return (
    <EmptyState
      icon="pin"
      title={
        place.box
          ? 'No offers in this area'
          : area === undefined
            ? 'No offers to show on the map'
            : `No offers in ${area} yet`
      }
      actions={
        <>
          {place.box && (
            <ButtonLink to={mapPath(filters)} primary>
              Search everywhere
            </ButtonLink>
          )}
          {activeFilters(filters, navigation).map(({ label, without }) => (
            <ButtonLink key={label} to={mapPath(without, place)}>
              Without {label}
            </ButtonLink>
          ))}
          <ButtonLink to={browsePath(filters)}>See them as cards</ButtonLink>
        </>
      }
    >
      <p>
        {place.box
          ? 'Move the map or lift a filter to see more.'
          : area !== undefined
            ? `The map shows ${area}. Offers elsewhere come back when you lift the filter.`
            : 'Offers without a known place are in the list of cards only.'}
      </p>
    </EmptyState>
  );
}
