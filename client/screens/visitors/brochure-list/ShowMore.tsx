import { useRef, type MouseEvent, useEffect, useEffectEvent, type RefObject } from 'react';
import { useLocation, useNavigate, type Path } from 'react-router';
import { buttonClassName } from '../../../ui/buttons/buttonClassName';
import { MoreFailed } from '../../../ui/load-more/MoreFailed';
import { Link } from '../../../ui/links/Link';
import { grownState, pagePath, readPage } from './listPosition';
import { ListPages, type NumberedPages } from './ListPages';
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

/**
 * Names the page in view in the address, so that it can be linked, and "back" returns to it. The list stays as it is. Its
 * items have the number of the page that begins with them as `data-page`.
 */
function useAddressOfPage(pages: NumberedPages | null): void {
  const place = useLocation();
  const navigate = useNavigate();
  const first = pages?.first ?? null;
  const reached = pages?.reached;
  const last = pages?.last ?? 0;
  const name = useEffectEvent((page: number) => {
    if (first === null || page === readPage(place.search) || page > last) return;
    // a visitor who has just followed a link goes on to its page
    if (window.location.pathname + window.location.search !== place.pathname + place.search) return;
    void navigate(pagePath(place, page), { replace: true, state: grownState(first) });
  });

  useEffect(() => {
    if (first === null) return;
    const passed = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const page = Number((target as HTMLElement).dataset['page']);
          if (isIntersecting) passed.add(page);
          else passed.delete(page);
        }
        name(Math.max(first, ...passed));
      },
      // a page is in view when its first ad is in the upper half, or above: a jump may pass it by
      { rootMargin: '1000000px 0px -50% 0px' },
    );
    for (const item of document.querySelectorAll('[data-page]')) observer.observe(item);
    return () => observer.disconnect();
    // looks again at each address: the one before may have been on its way
  }, [first, reached, place]);
}

interface ShowMoreProps {
  endCursor: string | null;
  pages: NumberedPages | null;
  isContinued: boolean;
  isBusy: boolean;
  /** the last attempt; the next needs a press */
  hasFailed: boolean;
  onShowMore: () => void;
}

function pageAfter({ pathname, search }: Path, cursor: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  query.set('after', cursor);
  return `${pathname}?${query.toString()}`;
}

/** With JavaScript the list grows near its end; without it, this is a link to the next page. Below are all pages. */
export function ShowMore({ endCursor, pages, isContinued, isBusy, hasFailed, onShowMore }: ShowMoreProps) {
  const place = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  useNearing(link, isBusy || hasFailed ? null : endCursor, onShowMore);
  useAddressOfPage(pages);

  const grow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isBusy) onShowMore();
  };
  const isNextNumbered = pages !== null && pages.reached < pages.last;
  const next =
    endCursor !== null && (isNextNumbered ? pagePath(place, pages.reached + 1) : pageAfter(place, endCursor));

  return (
    <>
      <div className={styles.more}>
        {hasFailed && <MoreFailed />}
        {isContinued && (
          <Link to={pagePath(place, 1)} className={buttonClassName({})}>
            Back to the first offers
          </Link>
        )}
        {next !== false && (
          <Link
            to={next}
            className={buttonClassName({ className: styles.button })}
            ref={link}
            rel="next"
            onClick={grow}
            aria-disabled={isBusy || undefined}
          >
            {isBusy ? 'Loading more …' : 'Show more'}
          </Link>
        )}
      </div>
      {pages !== null && pages.last > 1 && <ListPages pages={pages} />}
    </>
  );
}
