import { PageHead } from '../../../platform/page/head/PageHead';
import { usePageStatus } from '../../../platform/page/PageOutcome';
import { paths } from '../../../shared/paths';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';

/** The 404 page, with links to other pages. */
export function NotFound() {
  usePageStatus(404);
  return (
    <>
      <PageHead title="Page not found" description="There is nothing at this address." noIndex />
      <EmptyState
        icon="compass"
        headingLevel="h1"
        title="There is nothing at this address"
        actions={
          <ButtonLink to={paths.brochureList()} primary>
            All offers
          </ButtonLink>
        }
      >
        <p>It may have been mistyped, or the offer was removed. Search above, or look through all offers.</p>
      </EmptyState>
    </>
  );
}
