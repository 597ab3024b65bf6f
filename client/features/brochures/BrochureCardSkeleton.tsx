import { Skeleton } from '../../ui/feedback/Skeleton';
import card from './BrochureCard.module.css';
import styles from './BrochureCardSkeleton.module.css';

/** Placeholder for a loading card, as tall as most cards. */
export function BrochureCardSkeleton() {
  return (
    <div className={card.card} aria-hidden="true">
      <div className={styles.picture}>
        <Skeleton height="100%" />
      </div>
      <div className={card.body}>
        <Skeleton height="26px" width="85%" />
        <Skeleton height="20px" width="55%" />
        <Skeleton height="72px" />
        <Skeleton height="20px" width="35%" />
      </div>
    </div>
  );
}
