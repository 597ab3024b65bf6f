import { lazy, Suspense } from 'react';

const Snackbar = lazy(async () => ({ default: (await import('../../../ui/feedback/Snackbar')).Snackbar }));

/** Why the position was not found. */
export function NearMeMessage({ message, onHide }: { message: string | null; onHide: () => void }) {
  if (message === null) return null;
  return (
    <Suspense>
      <Snackbar message={message} onHide={onHide} />
    </Suspense>
  );
}
