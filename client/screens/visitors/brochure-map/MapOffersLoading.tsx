import { Skeleton } from '../../../ui/feedback/Skeleton';
import styles from './MapOffers.module.css';

export function MapOffersLoading() {
  return (
    <div className={styles.list} role="status" aria-label="Offers are loading">
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} height="130px" />
      ))}
    </div>
  );
}
