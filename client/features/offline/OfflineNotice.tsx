import { lazy, Suspense } from 'react';
import { useIsOnline } from '../../platform/page/useIsOnline';
import { usePageCopy } from '../../platform/page/usePageCopy';
import { loadOfflineMessage } from './loadOfflineMessage';
import styles from './OfflineNotice.module.css';

const OfflineMessage = lazy(() =>
  // the connection was lost before the message code was loaded
  loadOfflineMessage().catch(() => ({ default: () => <>You are offline.</> })),
);

/**
 * Tells the visitor that the server is unreachable, the age of the page, and what is available offline. The live region
 * is in the page before its text, so that screen readers announce it.
 */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  const { takenAt, isKept } = usePageCopy();
  return (
    <div role="status" className={styles.place}>
      {(!isOnline || isKept) && (
        <Suspense>
          <p className={styles.notice}>
            <OfflineMessage isOnline={isOnline} takenAt={takenAt} />
          </p>
        </Suspense>
      )}
    </div>
  );
}
