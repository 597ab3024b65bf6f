import { useNavigate } from 'react-router';
import { useSearchAdviceQuery } from '../../../generated/SearchAdvice';
import { browsePath } from '../../../features/browse-filters/addresses/browsePath';
import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import { brochureFilter } from '../../../features/browse-filters/brochureFilter';
import { NearMeChip } from '../../../features/browse-filters/near-me/NearMeChip';
import { useNearMePosition } from '../../../features/browse-filters/near-me/useNearMe';
import { splitNearPlace } from '../../../../shared/near-place/splitNearPlace';
import { plural } from '../../../shared/formats/plural';
import { Link } from '../../../ui/links/Link';
import styles from './BrochureListEmpty.module.css';

/** Searches that find something in place of one that finds nothing. Renders nothing without advice. */
export function SearchAdvice({ filters, q }: { filters: BrowseFilters; q: string }) {
  const near = useNearMePosition();
  const { data } = useSearchAdviceQuery({ variables: { filter: brochureFilter({ ...filters, q }, near) } });
  const navigate = useNavigate();
  const { corrected = null, nearby = null, relaxed = [] } = data?.searchAdvice ?? {};
  const pathOf = (words: string) => browsePath({ ...filters, q: words || null });
  // the server does not know where the visitor is
  const asked = splitNearPlace(q);
  const aroundVisitor = asked?.place.toLowerCase() === 'me' ? asked.words : undefined;
  if (corrected === null && nearby === null && relaxed.length === 0 && aroundVisitor === undefined) return null;
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
      {aroundVisitor !== undefined && (
        <li className={`${styles.way} ${styles.needsScript}`}>
          <span>{aroundVisitor === '' ? 'Everything around you' : `“${aroundVisitor}” around you`}</span>
          <NearMeChip onFound={() => void navigate(pathOf(aroundVisitor))} />
        </li>
      )}
      {nearby && (
        <li className={styles.way}>
          <Link to={pathOf(nearby.q)} className={styles.link}>
            {nearby.q}
          </Link>
          <span className={styles.size}>{plural(nearby.totalCount, 'result')} within 20 km</span>
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
