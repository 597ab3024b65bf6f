import { Link } from '../../ui/Link';
import { useIsOnline } from '../../platform/page/useIsOnline';
import { paths } from '../../shared/paths';
import { Icon } from '../../ui/Icon';
import styles from './OfflineNotice.module.css';

/** Says that the connection is gone, and what can be read all the same. The live region stands before its words. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.notice}>
          <Icon name="offline" />
          <span>
            You are offline. What you have visited and <Link to={paths.myOffers()}>my offers</Link> can still be read.
          </span>
        </p>
      )}
    </div>
  );
}
