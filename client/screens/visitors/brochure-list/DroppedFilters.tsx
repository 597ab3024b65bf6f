import type { DroppedFilter } from '../../../features/browse-filters/restoring/arrivalState';
import { Alert } from '../../../ui/feedback/Alert';
import styles from './DroppedFilters.module.css';

/** A filter from last time that has nothing to show any more is dropped, with this notice. */
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
