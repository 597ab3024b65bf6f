import { lazy, Suspense } from 'react';
import { useIsOnline } from '../../platform/page/useIsOnline';
import { usePageCopy } from '../../platform/page/usePageCopy';
import { loadOfflineMessage } from './loadOfflineMessage';
import styles from './OfflineNotice.module.css';

const OfflineMessage = lazy(() =>
  // the connection was lost before the message was fetched
  loadOfflineMessage().catch(() => ({ default: () => <>You are offline.</> })),
);

/**
 * Says that the connection is gone or the server does not answer, from when the page is, and what can be read all the
 * same. The live region stands before its words.
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
