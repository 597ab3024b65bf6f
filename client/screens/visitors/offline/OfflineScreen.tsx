import { CachedHere } from '../../../features/offline/CachedHere';
import { PageHead } from '../../../platform/page/PageHead';
import { useDrawnAnew } from '../../../platform/page/useDrawnAnew';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';

/** In the place of a page that was not visited before, while the server cannot be reached. */
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
