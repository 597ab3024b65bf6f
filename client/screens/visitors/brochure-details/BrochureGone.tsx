import { noFilters } from '../../../features/browse-filters/BrowseFilters';
import { brochureFilter } from '../../../features/browse-filters/brochureFilter';
import { BrochureSuggestions } from '../../../features/brochures/BrochureSuggestions';
import { PageHead } from '../../../platform/page/PageHead';
import { usePageStatus } from '../../../platform/page/PageOutcome';
import { paths } from '../../../shared/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';

/** An archived ad: 410, with offers to go on to. */
export function BrochureGone() {
  usePageStatus(410);
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
      <BrochureSuggestions heading="Other offers" filter={brochureFilter(noFilters, null)} />
    </>
  );
}
