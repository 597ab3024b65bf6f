import type { DroppedFilter } from '../../../features/browse-filters/restoring/arrivalState';
import { Alert } from '../../../ui/feedback/Alert';
import styles from './DroppedFilters.module.css';

/** Notice that a filter of the last visit was dropped, because it leaves no ads. */
export default function DroppedFilters({ dropped }: { dropped: DroppedFilter[] }) {
  return (
    <div className={styles.notice}>
      <Alert>
        The {dropped.join(' and the ')} you chose last time {dropped.length === 1 ? 'has' : 'have'} no offers any more
        and was lifted.
      </Alert>
    </div>
  );
}
