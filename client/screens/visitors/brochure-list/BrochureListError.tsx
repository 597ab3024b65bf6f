import type { ErrorLike } from '@apollo/client';
import { lazy, Suspense, type ComponentType } from 'react';
import { RefusedAddress } from '../../../features/site-navigation/missing-pages/RefusedAddress';
import { isRefusedRequest } from '../../../platform/apollo/isRefusedRequest';
import { usePageStatus } from '../../../platform/page/PageOutcome';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';

// the connection may be lost: then the message appears without the other component
const CachedHere = lazy<ComponentType>(() =>
  import('../../../features/offline/CachedHere').then(
    (module) => ({ default: module.CachedHere }),
    () => ({ default: () => null }),
  ),
);

interface BrochureListErrorProps {
  error: ErrorLike;
  onTryAgain: () => void;
}

/** Reports the failure, that nothing is lost, and the next step. */
export function BrochureListError({ error, onTryAgain }: BrochureListErrorProps) {
  return isRefusedRequest(error) ? <RefusedAddress error={error} /> : <ListFailure onTryAgain={onTryAgain} />;
}

function ListFailure({ onTryAgain }: Pick<BrochureListErrorProps, 'onTryAgain'>) {
  usePageStatus(500);
  return (
    <>
      <EmptyState
        icon="alert"
        title="The offers could not be loaded"
        actions={
          <Button primary onClick={onTryAgain}>
            Try again
          </Button>
        }
      >
        <p>The connection was lost or our server is busy. Nothing is lost, and your filters are kept.</p>
      </EmptyState>
      <Suspense>
        <CachedHere />
      </Suspense>
    </>
  );
}
