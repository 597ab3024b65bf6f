import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/icons/Icon';
import styles from './MapNotice.module.css';

interface MapNoticeProps {
  hasMoved: boolean;
  markersFailed: boolean;
  mapFailed: boolean;
  onSearch: () => void;
  onTryAgain: () => void;
}

/** A bar of actions at the upper edge of the map. */
export function MapNotice({ hasMoved, markersFailed, mapFailed, onSearch, onTryAgain }: MapNoticeProps) {
  return (
    <div className={styles.notice} role="status">
      {mapFailed && <p className={styles.words}>The map could not be loaded. The list holds the same offers.</p>}
      {markersFailed && (
        <>
          <p className={styles.words}>The markers could not be loaded.</p>
          <Button primary onClick={onTryAgain}>
            Try again
          </Button>
        </>
      )}
      {hasMoved && !markersFailed && (
        <Button primary onClick={onSearch} className={styles.search}>
          <Icon name="search" size={18} />
          Search this area
        </Button>
      )}
    </div>
  );
}
