import { useSearchAdviceQuery } from '../../../generated/SearchAdvice';
import { browsePath } from '../../../features/browse-filters/addresses/browsePath';
import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import { brochureFilter } from '../../../features/browse-filters/brochureFilter';
import { useNearMePosition } from '../../../features/browse-filters/near-me/useNearMe';
import { plural } from '../../../shared/formats/plural';
import { Link } from '../../../ui/links/Link';
import styles from './BrochureListEmpty.module.css';

/** Searches that find something in place of one that finds nothing. Renders nothing without advice. */
export function SearchAdvice({ filters, q }: { filters: BrowseFilters; q: string }) {
  const near = useNearMePosition();
  const { data } = useSearchAdviceQuery({ variables: { filter: brochureFilter({ ...filters, q }, near) } });
  const { corrected = null, relaxed = [] } = data?.searchAdvice ?? {};
  const pathOf = (words: string) => browsePath({ ...filters, q: words });
  if (corrected === null && relaxed.length === 0) return null;
  return (
    <ul className={styles.ways} aria-label="Other searches">
      {corrected && (
        <li className={styles.way}>
          <span>
            Did you mean{' '}
            <Link to={pathOf(corrected.q)} className={styles.link}>
              {corrected.q}
            </Link>
            ?
          </span>
          <span className={styles.size}>{plural(corrected.totalCount, 'result')}</span>
        </li>
      )}
      {relaxed.map((search) => (
        <li key={search.q} className={styles.way}>
          <Link to={pathOf(search.q)} className={styles.link}>
            {search.q}
          </Link>
          <span className={styles.size}>
            {plural(search.totalCount, 'result')} without {search.without.map((word) => `“${word}”`).join(' and ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
