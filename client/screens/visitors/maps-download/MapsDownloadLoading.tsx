import { LoadingTitle } from '../../../ui/feedback/LoadingTitle';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import styles from './MapsDownloadScreen.module.css';

export function MapsDownloadLoading() {
  return (
    <div role="status" aria-label="Loading">
      <LoadingTitle />
      <div className={styles.maps}>
        {Array.from({ length: 3 }, (_, card) => (
          <Skeleton key={card} height="420px" />
        ))}
      </div>
    </div>
  );
}
