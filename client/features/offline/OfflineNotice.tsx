import { Link } from '../../ui/Link';
import { useIsOnline } from '../../platform/page/useIsOnline';
import { usePageCopy } from '../../platform/page/usePageCopy';
import { formatMoment } from '../../shared/formatMoment';
import { paths } from '../../shared/paths';
import { Icon } from '../../ui/Icon';
import styles from './OfflineNotice.module.css';

/**
 * Says that the connection is gone or the server does not answer, from when the page is, and what can be read all the
 * same. The live region stands before its words.
 */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  const { takenAt, isKept } = usePageCopy();
  return (
    <div role="status" className={styles.place}>
      {(!isOnline || isKept) && (
        <p className={styles.notice}>
          <Icon name="alert" />
          <span>
            {isOnline ? 'We cannot reach our server.' : 'You are offline.'}{' '}
            {takenAt !== null && `This page is from ${formatMoment(new Date(takenAt).toISOString())}. `}
            Visited pages and <Link to={paths.myOffers()}>my offers</Link> still open.
          </span>
        </p>
      )}
    </div>
  );
}
