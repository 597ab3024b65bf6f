import { useContext } from 'react';
import { useLocation } from 'react-router';
import { SiteUrlContext } from '../../../platform/page/contexts/SiteUrlContext';
import { groupThousands } from '../../../shared/formats/groupThousands';
import { paths } from '../../../shared/paths';
import { ChipLink } from '../../../ui/buttons/ChipLink';
import { Link } from '../../../ui/links/Link';
import { pagePath } from './listPosition';
import styles from './ListPages.module.css';

export interface NumberedPages {
  /** the page that the list begins with */
  first: number;
  /** the last page that the list shows */
  reached: number;
  /** the last page that has a number */
  last: number;
  /** true: a search by relevance has more matches than its numbered pages */
  isCut: boolean;
}

/** The first and the last page, the shown one and those beside it; null: pages between are left out. */
export function shownPages({ reached, last }: Pick<NumberedPages, 'reached' | 'last'>): (number | null)[] {
  const shown = [...new Set([1, reached - 1, reached, reached + 1, last])].filter((page) => page >= 1 && page <= last);
  const sorted = shown.sort((one, other) => one - other);
  return sorted.flatMap((page, at) => {
    const gap = page - (sorted[at - 1] ?? 0);
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [null, page] : [page];
  });
}

/** The filters of an address without its page. */
function filtersQuery(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  return query.toString();
}

/** Links to the pages of the list, which need no JavaScript. */
export function ListPages({ pages }: { pages: NumberedPages }) {
  const place = useLocation();
  const siteUrl = useContext(SiteUrlContext);
  const { first, last } = pages;
  const reached = Math.min(pages.reached, last);
  const previous = first > 1 ? pagePath(place, first - 1) : null;
  const next = reached < last ? pagePath(place, reached + 1) : null;
  return (
    <nav aria-label="Pages" className={styles.nav}>
      {previous !== null && <link rel="prev" href={siteUrl + previous} />}
      {next !== null && <link rel="next" href={siteUrl + next} />}
      <ul className={styles.pages}>
        {shownPages({ reached, last }).map((page, at) =>
          page === null ? (
            <li key={`gap ${at}`} aria-hidden className={styles.gap}>
              …
            </li>
          ) : (
            <li key={page}>
              <ChipLink
                to={pagePath(place, page)}
                chosen={page === reached}
                className={styles.page}
                aria-label={`Page ${page}`}
                rel={page === reached + 1 ? 'next' : page === first - 1 ? 'prev' : undefined}
              >
                {groupThousands(page)}
              </ChipLink>
            </li>
          ),
        )}
      </ul>
      {pages.isCut && reached >= last - 1 && (
        <p className={styles.end}>
          The best matches come first, so the page numbers end here.{' '}
          <Link to={paths.filters(filtersQuery(place.search))}>Narrow your search</Link>, or go on with “Show more”.
        </p>
      )}
    </nav>
  );
}
