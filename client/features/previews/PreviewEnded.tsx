import { PageHead } from '../../platform/page/PageHead';
import { usePageStatus } from '../../platform/page/PageOutcome';
import { paths } from '../../shared/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';

const title = 'This preview link has ended';

/** A preview link that opens nothing. It looks the same whether there ever was an ad behind it. */
export function PreviewEnded() {
  usePageStatus(404);
  return (
    <>
      <PageHead title={title} description="This preview link has ended." noIndex />
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
        <p>
          A preview link works for 30 days, until the ad is published, archived or sent back to review. Ask whoever sent
          it to you for a new one.
        </p>
      </EmptyState>
    </>
  );
}
