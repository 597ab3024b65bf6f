import { usePageStatus } from '../../../platform/page/PageOutcome';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';

export function MapOffersError({ onTryAgain }: { onTryAgain: () => void }) {
  usePageStatus(500);
  return (
    <EmptyState
      icon="alert"
      title="The offers could not be loaded"
      actions={
        <Button primary onClick={onTryAgain}>
          Try again
        </Button>
      }
    >
      <p>The connection was lost or our server is busy. Your filters and your place on the map are kept.</p>
    </EmptyState>
  );
}
