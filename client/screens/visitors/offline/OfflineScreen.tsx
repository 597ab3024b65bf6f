import { CachedHere } from '../../../features/offline/CachedHere';
import { PageHead } from '../../../platform/page/head/PageHead';
import { useDrawnAnew } from '../../../platform/page/useDrawnAnew';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';

/** The fallback for a page that was not visited before, while the server is unreachable. */
export default function OfflineScreen() {
  useDrawnAnew();
  return (
    <>
      <PageHead title="No connection" description="The server cannot be reached just now." noIndex />
      <EmptyState
        icon="alert"
        headingLevel="h1"
        title="No connection"
        actions={
          <Button primary onClick={() => window.location.reload()}>
            Try again
          </Button>
        }
      >
        <p>The server cannot be reached just now. Pages that you have visited before can still be read.</p>
      </EmptyState>
      <CachedHere />
    </>
  );
}
