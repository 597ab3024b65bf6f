import { useLocation } from 'react-router';
import { droppedFilters } from '../../../features/browse-filters/arrivalState';
import { Alert } from '../../../ui/Alert';
import styles from './DroppedFilters.module.css';

/** A filter from last time that has nothing to show any more is dropped, with this notice. */
export function DroppedFilters() {
  const { state } = useLocation() as { state: unknown };
  const dropped = droppedFilters(state);
  if (dropped.length === 0) return null;
  return (
    <div className={styles.notice}>
      <Alert>
        The {dropped.join(' and the ')} you chose last time {dropped.length === 1 ? 'has' : 'have'} no offers any more
        and was lifted.
      </Alert>
    </div>
  );
}
