import type { MouseEvent } from 'react';
import { paths } from '../../../shared/paths';
import { buttonClassName } from '../../../ui/buttonClassName';
import { Link } from '../../../ui/Link';
import styles from './ShowMore.module.css';

interface ShowMoreProps {
  endCursor: string | null;
  /** the list's own query */
  search: string;
  isContinued: boolean;
  isBusy: boolean;
  onShowMore: () => void;
}

function pageAfter(search: string, cursor: string | null): string {
  const query = new URLSearchParams(search);
  if (cursor === null) query.delete('after');
  else query.set('after', cursor);
  return query.size > 0 ? `${paths.brochureList()}?${query.toString()}` : paths.brochureList();
}

/** With JavaScript the list grows; without it, this is a link to the next page. */
export function ShowMore({ endCursor, search, isContinued, isBusy, onShowMore }: ShowMoreProps) {
  const grow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isBusy) onShowMore();
  };

  return (
    <p className={styles.more}>
      {isContinued && (
        <Link to={pageAfter(search, null)} className={buttonClassName({})}>
          Back to the first offers
        </Link>
      )}
      {endCursor !== null && (
        <Link
          to={pageAfter(search, endCursor)}
          className={buttonClassName({ className: styles.button })}
          onClick={grow}
          aria-disabled={isBusy}
        >
          {isBusy ? 'Loading more …' : 'Show more'}
        </Link>
      )}
    </p>
  );
}
