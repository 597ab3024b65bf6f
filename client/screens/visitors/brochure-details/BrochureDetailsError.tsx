import { KeptHere } from '../../../features/offline/KeptHere';
import { usePageStatus } from '../../../platform/page/PageOutcome';
import { PageHead } from '../../../platform/page/PageHead';
import { paths } from '../../../shared/paths';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';

export function BrochureDetailsError({ onTryAgain }: { onTryAgain: () => void }) {
  usePageStatus(500);
  return (
    <>
      <PageHead title="Offer" description="This offer could not be loaded." noIndex />
      <EmptyState
        icon="alert"
        headingLevel="h1"
        title="The offer could not be loaded"
        actions={
          <>
            <Button primary onClick={onTryAgain}>
              Try again
            </Button>
            <ButtonLink to={paths.brochureList()}>All offers</ButtonLink>
          </>
        }
      >
        <p>The connection was lost or our server is busy. Nothing is lost.</p>
      </EmptyState>
      <KeptHere />
    </>
  );
}
