import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import { browsePath } from '../../../features/browse-filters/addresses/browsePath';
import { nearMeStore } from '../../../features/browse-filters/near-me/nearMeStore';
import { useNearMePosition } from '../../../features/browse-filters/near-me/useNearMe';
import { activeFilters } from '../../../features/site-navigation/activeFilters';
import type { SiteNavigation } from '../../../features/site-navigation/useSiteNavigation';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SearchAdvice } from './SearchAdvice';

interface BrochureListEmptyProps {
  filters: BrowseFilters;
  navigation: SiteNavigation;
}

/** The filters that leave no ads, each with a link to remove it. */
export default function BrochureListEmpty({ filters, navigation }: BrochureListEmptyProps) {
  const isNearMe = useNearMePosition() !== null;
  const active = activeFilters(filters, navigation);

  if (active.length === 0 && !isNearMe) {
    return (
      <EmptyState icon="sun" title="No offers yet">
        <p>Businesses are still getting ready. Come back soon.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="search"
      title={filters.q === null ? 'No offers match' : `No offers for “${filters.q}”`}
      actions={
        <>
          {active.map(({ label, without }) => (
            <ButtonLink key={label} to={browsePath(without)}>
              Without {label}
            </ButtonLink>
          ))}
          {isNearMe && <Button onClick={() => nearMeStore.set(null)}>Without Near Me</Button>}
          {active.length > 1 && (
            <ButtonLink to={browsePath({})} primary>
              Clear all filters
            </ButtonLink>
          )}
        </>
      }
    >
      {filters.q !== null && <SearchAdvice filters={filters} q={filters.q} />}
      {(filters.q === null || active.length > 1) && (
        <p>Nothing fits all of your filters at once. Lift one of them to see more.</p>
      )}
    </EmptyState>
  );
}
