import { PageHead } from '../../../platform/page/PageHead';
import { usePageStatus } from '../../../platform/page/PageOutcome';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';

export function MapsDownloadError({ onTryAgain }: { onTryAgain: () => void }) {
  usePageStatus(500);
  return (
    <>
      <PageHead title="PDF maps" description="The PDF maps could not be loaded." noIndex />
      <EmptyState
        icon="alert"
        headingLevel="h1"
        title="The PDF maps could not be loaded"
        actions={
          <Button primary onClick={onTryAgain}>
            Try again
          </Button>
        }
      >
        <p>The connection was lost or our server is busy. Nothing is lost.</p>
      </EmptyState>
    </>
  );
}
