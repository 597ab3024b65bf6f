import { PageHead } from '../../platform/page/head/PageHead';
import { usePageStatus } from '../../platform/page/PageOutcome';
import { paths } from '../../shared/paths';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';

interface UsedLinkProps {
  /** of the page that the link opened */
  title: string;
  description: string;
}

/** A mailed link to somebody's coupons and data that opens nothing any more. */
export function UsedLink({ title, description }: UsedLinkProps) {
  usePageStatus(404);
  return (
    <>
      <PageHead title={title} description={description} noIndex />
      <EmptyState
        icon="alert"
        headingLevel="h1"
        title="This link no longer works"
        actions={<ButtonLink to={paths.myCoupons()}>Ask for a new link</ButtonLink>}
      >
        <p>It was used already, or is too old.</p>
      </EmptyState>
    </>
  );
}
