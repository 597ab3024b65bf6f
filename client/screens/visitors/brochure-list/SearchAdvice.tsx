import { useSearchAdviceQuery } from '../../../generated/SearchAdvice';
import { browsePath } from '../../../features/browse-filters/addresses/browsePath';
import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import { brochureFilter } from '../../../features/browse-filters/brochureFilter';
import { useNearMePosition } from '../../../features/browse-filters/near-me/useNearMe';
import { plural } from '../../../shared/formats/plural';
import { Link } from '../../../ui/links/Link';
import styles from './SearchAdvice.module.css';

/** Searches that find something in place of one that finds nothing. Renders nothing without advice. */
export function SearchAdvice({ filters, q }: { filters: BrowseFilters; q: string }) {
  const near = useNearMePosition();
  const { data } = useSearchAdviceQuery({ variables: { filter: brochureFilter({ ...filters, q }, near) } });
  const { corrected = null, relaxed = [] } = data?.searchAdvice ?? {};
  const pathOf = (words: string) => browsePath({ ...filters, q: words });
  if (corrected) {
    return (
      <p>
        Did you mean <Link to={pathOf(corrected.q)}>{corrected.q}</Link>? {plural(corrected.totalCount, 'result')}.
      </p>
    );
  }
  if (relaxed.length === 0) return null;
  return (
    <ul className={styles.list}>
      {relaxed.map((search) => (
        <li key={search.q}>
          <Link to={pathOf(search.q)}>
            {plural(search.totalCount, 'result')} without {search.without.map((word) => `“${word}”`).join(' and ')}
          </Link>
        </li>
      ))}
    </ul>
  );
}
