import { useLocation } from 'react-router';
import { Redirect } from '../../../platform/page/navigation/Redirect';
import { pagePath } from './listPosition';
import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import { browsePath } from '../../../features/browse-filters/addresses/browsePath';
import { nearMeStore } from '../../../features/browse-filters/near-me/nearMeStore';
import { useNearMePosition } from '../../../features/browse-filters/near-me/useNearMe';
import { activeFilters } from '../../../features/site-navigation/activeFilters';
import type { SiteNavigation } from '../../../features/site-navigation/useSiteNavigation';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import styles from './BrochureListEmpty.module.css';
import { SearchAdvice } from './SearchAdvice';
import { WithoutFilter } from './WithoutFilter';

interface BrochureListEmptyProps {
  filters: BrowseFilters;
  navigation: SiteNavigation;
  /** the last page of the list if it has fewer pages than the address says; 0 if it has no ads */
  lastPage: number;
}

/** The filters that leave no ads, each with the size of the list without it (docs/rules/search-and-lists.md#empty-lists). */
export default function BrochureListEmpty({ filters, navigation, lastPage }: BrochureListEmptyProps) {
  const near = useNearMePosition();
  const place = useLocation();
  const active = activeFilters(filters, navigation, near !== null);

  if (lastPage > 0) return <Redirect to={pagePath(place, lastPage)} />;
  if (active.length === 0 && !near) {
    return (
      <EmptyState icon="sun" title="No offers yet">
        <p>Businesses are still getting ready. Come back soon.</p>
      </EmptyState>
    );
  }
  const isOne = active.length + (near ? 1 : 0) === 1;
  const forgetPosition = () => nearMeStore.set(null);
  return (
    <EmptyState
      icon="search"
      title={filters.q === null ? 'No offers or businesses match' : `No results for “${filters.q}”`}
    >
      {filters.q !== null && <SearchAdvice filters={filters} q={filters.q} />}
      {!isOne && <p>Nothing fits all of your filters at once. This is what you see without one of them:</p>}
      <ul className={styles.ways} aria-label="Lists with fewer filters">
        {active.map(({ label, without }) => (
          <WithoutFilter
            key={browsePath(without)}
            // without its only filter a list is that of everything
            label={isOne ? 'All offers and businesses' : `Without ${label}`}
            filters={without}
            near={near}
          />
        ))}
        {near && <WithoutFilter label="Without Near Me" filters={filters} near={null} onClick={forgetPosition} />}
        {!isOne && <WithoutFilter label="Clear all filters" filters={{}} near={null} onClick={forgetPosition} />}
      </ul>
    </EmptyState>
  );
}
