import { useState, useTransition } from 'react';

/**
 * Loads more of a list, after the cursor `after`. A failure leaves the list as it is: React would show the error of a
 * transition in place of the screen.
 */
export function useLoadMore(after: string | null, load: () => Promise<unknown>) {
  const [isLoadingMore, startLoadingMore] = useTransition();
  const [failedAfter, setFailedAfter] = useState<string | null>(null);

  return {
    isLoadingMore,
    /** more of this list could not be loaded, and nobody has tried again */
    hasMoreFailed: after !== null && after === failedAfter && !isLoadingMore,
    loadMore: () =>
      startLoadingMore(async () => {
        try {
          await load();
        } catch {
          setFailedAfter(after);
        }
      }),
  };
}
