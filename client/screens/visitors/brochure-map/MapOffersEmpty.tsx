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
  const { title, text } = describe(filters, place, mapAreaName(navigation, filters));
  return (
    <EmptyState
      icon="pin"
      title={title}
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
          <ButtonLink to={browsePath(filters)}>
            {filters.q === null ? 'See them as cards' : 'Search the list'}
          </ButtonLink>
        </>
      }
    >
      <p>{text}</p>
    </EmptyState>
  );
}

function describe({ q }: BrowseFilters, { box }: MapPlace, area: string | undefined): { title: string; text: string } {
  if (box) return { title: 'No offers in this area', text: 'Move the map or lift a filter to see more.' };
  if (q !== null) {
    const text = 'The list also has offers without a known place, and says what comes close.';
    return { title: `Nothing on the map for “${q}”`, text };
  }
  if (area !== undefined) {
    const text = `The map shows ${area}. Offers elsewhere come back when you lift the filter.`;
    return { title: `No offers in ${area} yet`, text };
  }
  return {
    title: 'No offers to show on the map',
    text: 'Offers without a known place are in the list of cards only.',
  };
}
