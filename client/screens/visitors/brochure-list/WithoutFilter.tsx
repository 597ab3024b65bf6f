import type { MouseEventHandler } from 'react';
import { useListSizeQuery } from '../../../generated/ListSize';
import { noFilters, type BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import { browsePath } from '../../../features/browse-filters/addresses/browsePath';
import { brochureFilter } from '../../../features/browse-filters/brochureFilter';
import type { Position } from '../../../platform/geolocation/currentPosition';
import { formatListSize } from '../../../shared/formats/formatListSize';
import { Link } from '../../../ui/links/Link';
import styles from './BrochureListEmpty.module.css';

interface WithoutFilterProps {
  label: string;
  /** the filters that stay */
  filters: Partial<BrowseFilters>;
  near: Position | null;
  onClick?: MouseEventHandler;
}

/** A link to the list with fewer filters, and its size. No link if that list is empty too. */
export function WithoutFilter({ label, filters, near, onClick }: WithoutFilterProps) {
  const { data } = useListSizeQuery({ variables: { filter: brochureFilter({ ...noFilters, ...filters }, near) } });
  const isEmpty = data?.brochures.totalCount === 0;
  return (
    <li className={styles.way}>
      {isEmpty ? (
        label
      ) : (
        <Link to={browsePath(filters)} className={styles.link} onClick={onClick}>
          {label}
        </Link>
      )}{' '}
      <span className={styles.size}>{data && (isEmpty ? 'nothing either' : formatListSize(data.brochures))}</span>
    </li>
  );
}
