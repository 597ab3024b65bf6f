import { LoadingTitle } from '../../../ui/LoadingTitle';
import { Skeleton } from '../../../ui/Skeleton';
import styles from './BrochureDetails.module.css';

export function BrochureDetailsLoading() {
  return (
    <div className={styles.details} role="status" aria-label="The offer is loading">
      <LoadingTitle />
      <div className={styles.gallery} style={{ aspectRatio: '4 / 3' }}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.head}>
        <Skeleton height="42px" width="70%" />
      </div>
      <div className={styles.aside}>
        <Skeleton height="44px" />
        <Skeleton height="96px" />
      </div>
      <div className={styles.text}>
        <Skeleton height="120px" />
      </div>
    </div>
  );
}
