import { noFilters } from '../../../features/browse-filters/BrowseFilters';
import { brochureFilter } from '../../../features/browse-filters/brochureFilter';
import { BrochureSuggestions } from '../../../features/brochures/BrochureSuggestions';
import { PageHead } from '../../../platform/page/PageHead';
import { usePageStatus } from '../../../platform/page/PageOutcome';
import { paths } from '../../../shared/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';

interface BrochureGoneProps {
  /** in which the ad was */
  category: string | null;
}

/** An archived ad: 410, with similar offers to go on to, or any if there are none. */
export function BrochureGone({ category }: BrochureGoneProps) {
  usePageStatus(410);
  const others = <BrochureSuggestions heading="Other offers" filter={brochureFilter(noFilters, null)} />;
  return (
    <>
      <PageHead title="This offer has ended" description="This offer has ended. See what else is on." noIndex />
      <EmptyState
        icon="calendar"
        headingLevel="h1"
        title="This offer has ended"
        actions={
          <ButtonLink to={paths.brochureList()} primary>
            All offers
          </ButtonLink>
        }
      >
        <p>The business has taken it down. Here is what else is on.</p>
      </EmptyState>
      {category === null ? (
        others
      ) : (
        <BrochureSuggestions
          heading="Similar offers"
          filter={brochureFilter({ ...noFilters, category }, null)}
          otherwise={others}
        />
      )}
    </>
  );
}
