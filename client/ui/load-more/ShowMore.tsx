import { Button } from 'antd';
import styles from './MoreFailed.module.css';
import type { useLoadMore } from './useLoadMore';

interface ShowMoreProps {
  list: Pick<ReturnType<typeof useLoadMore>, 'isLoadingMore' | 'hasMoreFailed' | 'loadMore'>;
  /** what there is more of, for example “ads” */
  nouns: string;
  className?: string | undefined;
}

/** Below a list of a private screen: adds a page to it, and says when that failed. */
export function ShowMore({ list, nouns, className }: ShowMoreProps) {
  return (
    <>
      {list.hasMoreFailed && (
        <p role="alert" className={styles.failure}>
          More {nouns} could not be loaded. Try again.
        </p>
      )}
      <Button disabled={false} loading={list.isLoadingMore} onClick={list.loadMore} className={className}>
        Show more
      </Button>
    </>
  );
}
