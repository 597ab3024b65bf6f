import { LoadingTitle } from '../../../ui/LoadingTitle';
import { Skeleton } from '../../../ui/Skeleton';
import styles from './StreetsIndexLoading.module.css';

export function StreetsIndexLoading() {
  return (
    <div role="status" aria-label="Loading" className={styles.rows}>
      <LoadingTitle />
      <Skeleton width="60%" height="36px" />
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} height="32px" />
      ))}
    </div>
  );
}
