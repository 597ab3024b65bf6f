import { noFilters } from '../../../features/browse-filters/BrowseFilters';
import { brochureFilter } from '../../../features/browse-filters/brochureFilter';
import { BrochureSuggestions } from '../../../features/brochures/BrochureSuggestions';
import type { Gone } from '../../../platform/apollo/readGone';
import { PageHead } from '../../../platform/page/PageHead';
import { usePageStatus } from '../../../platform/page/PageOutcome';
import { paths } from '../../../shared/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';
import { Link } from '../../../ui/Link';
import { goneText } from './goneText';

/** An archived ad: 410 with the reason, the ad that replaces it, and similar offers, or any if there are none. */
export function BrochureGone({ gone: { reason, category, replacement } }: { gone: Gone }) {
  usePageStatus(410);
  const { title, text } = goneText(reason);
  const others = <BrochureSuggestions heading="Other offers" filter={brochureFilter(noFilters, null)} />;
  return (
    <>
      <PageHead title={title} description={`${title}. See what else is on.`} noIndex />
      <EmptyState
        icon="calendar"
        headingLevel="h1"
        title={title}
        actions={
          <ButtonLink to={paths.brochureList()} primary>
            All offers
          </ButtonLink>
        }
      >
        <p>{text}</p>
        {replacement !== null && (
          <p>
            <Link to={paths.brochureDetails(replacement.databaseId)}>{replacement.title}</Link>
          </p>
        )}
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
