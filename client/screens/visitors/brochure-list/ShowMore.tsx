import { useRef, type MouseEvent, useEffect, useEffectEvent, type RefObject } from 'react';
import { useLocation, type Path } from 'react-router';
import { buttonClassName } from '../../../ui/buttons/buttonClassName';
import { Link } from '../../../ui/links/Link';
import styles from './ShowMore.module.css';
/** about one screen ahead, so that the next cards are there in time */
const ahead = '800px';

/** after these loads the button needs a press, so that the content below the list stays reachable */
const mostByItself = 3;

/** Loads more when the element comes near, once for each end of the list, and a few times at most. */
function useNearing(element: RefObject<HTMLElement | null>, end: string | null, onNear: () => void): void {
  const times = useRef(0);
  const near = useEffectEvent(onNear);

  useEffect(() => {
    const target = element.current;
    if (!target || end === null || times.current >= mostByItself) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        times.current += 1;
        near();
      },
      { rootMargin: ahead },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, end]);
}

interface ShowMoreProps {
  endCursor: string | null;
  isContinued: boolean;
  isBusy: boolean;
  onShowMore: () => void;
}

function pageAfter({ pathname, search }: Path, cursor: string | null): string {
  const query = new URLSearchParams(search);
  if (cursor === null) query.delete('after');
  else query.set('after', cursor);
  return query.size > 0 ? `${pathname}?${query.toString()}` : pathname;
}

/** With JavaScript the list grows near its end; without it, this is a link to the next page. */
export function ShowMore({ endCursor, isContinued, isBusy, onShowMore }: ShowMoreProps) {
  const place = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  useNearing(link, endCursor !== null && !isBusy ? endCursor : null, onShowMore);

  const grow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isBusy) onShowMore();
  };

  return (
    <p className={styles.more}>
      {isContinued && (
        <Link to={pageAfter(place, null)} className={buttonClassName({})}>
          Back to the first offers
        </Link>
      )}
      {endCursor !== null && (
        <Link
          to={pageAfter(place, endCursor)}
          className={buttonClassName({ className: styles.button })}
          ref={link}
          rel="next"
          onClick={grow}
          aria-disabled={isBusy}
        >
          {isBusy ? 'Loading more …' : 'Show more'}
        </Link>
      )}
    </p>
  );
}
