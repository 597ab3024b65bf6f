import { lazy, Suspense, useEffect } from 'react';
import { useStore } from '../../../platform/stores/useStore';
import { proofRequests } from './proofRequests';

const ProofForm = lazy(() => import('./ProofForm'));

/** Asks who sits there when a dangerous act needs a fresh proof (docs/rules/accounts-and-permissions.md#fresh-proof). */
export function ProofDialog() {
  const pending = useStore(proofRequests);
  useEffect(() => proofRequests.serve(), []);
  if (pending === null) return null;
  return (
    <Suspense>
      <ProofForm onEnd={proofRequests.settle} />
    </Suspense>
  );
}
