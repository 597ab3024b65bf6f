import { Skeleton } from '../../../ui/feedback/Skeleton';
import styles from './VendorBrochures.module.css';

export function OwnBrochuresLoading() {
  return (
    <div className={styles.list} role="status" aria-label="Loading your ads">
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} height="148px" />
      ))}
    </div>
  );
}
