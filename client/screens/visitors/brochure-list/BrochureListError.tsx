import type { ErrorLike } from '@apollo/client';
import { lazy, Suspense } from 'react';
import { errorCode } from '../../../platform/apollo/errorCode';
import { usePageStatus } from '../../../platform/page/PageOutcome';
import { paths } from '../../../shared/paths';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';

// the connection may be lost: then the message appears without the other component
const CachedHere = lazy(() =>
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
  const code = errorCode(error);
  const isOurFault = code === undefined || code === 'INTERNAL' || code === 'UNAVAILABLE';
  usePageStatus(isOurFault ? 500 : 400);

  if (!isOurFault) {
    return (
      <EmptyState
        icon="alert"
        title="This address asks for something we cannot look up"
        actions={<ButtonLink to={paths.brochureList()}>Show all offers</ButtonLink>}
      >
        <p>{error.message}</p>
      </EmptyState>
    );
  }
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
