import type { BrowseFilters } from '../../../features/browse-filters/BrowseFilters';
import { brochureFilter } from '../../../features/browse-filters/brochureFilter';
import { useNearMeLeftOutQuery } from '../../../generated/NearMeLeftOut';
import { formatTotal } from '../../../shared/formats/formatListSize';
import styles from './NearMeLeftOut.module.css';

interface NearMeLeftOutProps {
  filters: BrowseFilters;
  shown: number | undefined;
}

/** The number of ads without a position, which a search nearby omits. */
export default function NearMeLeftOut({ filters, shown }: NearMeLeftOutProps) {
  const { data } = useNearMeLeftOutQuery({ variables: { filter: brochureFilter({ ...filters, place: null }, null) } });
  if (!data || shown === undefined || data.brochures.totalCount <= shown) return null;
  const leftOut = data.brochures.totalCount - shown;
  return (
    <p className={styles.note}>
      Nearest first. {formatTotal(leftOut)} without a known place {leftOut === 1 ? 'is' : 'are'} not shown.
    </p>
  );
}
