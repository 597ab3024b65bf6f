import { LoadingTitle } from '../../ui/feedback/LoadingTitle';
import { Skeleton } from '../../ui/feedback/Skeleton';
import styles from './BrochureArticle.module.css';

/** Has the article's parts in their places, so that little moves when the ad arrives. */
export function BrochureArticleLoading() {
  return (
    <div className={styles.article} role="status" aria-label="The offer is loading">
      <LoadingTitle />
      <div className={`${styles.gallery} ${styles.loadingGallery}`}>
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
