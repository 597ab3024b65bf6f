import { formatTime } from '../../../../shared/dates/formatTime';
import { groupThousands } from '../../../../shared/formats/groupThousands';
import { plural } from '../../../../shared/formats/plural';
import { useIsOnline } from '../../../../platform/page/useIsOnline';
import { Alert } from '../../../../ui/feedback/Alert';
import styles from './OfflineStatus.module.css';
import { endOfList, type TillList } from './tillList';
import type { OfflineTill } from './useOfflineTill';

/** Says whether this device can work without a connection, and for how long. */
export function OfflineStatus({ till: { list, isPageKept } }: { till: OfflineTill }) {
  const isOnline = useIsOnline();
  if (!isOnline) {
    return (
      <div className={styles.offline}>
        <Alert>
          {list === null
            ? 'You are offline, and this device has no list of your coupons. Redeem coupons when online.'
            : `You are offline. Codes are checked against ${described(list)}. It counts until ${formatTime(endOfList(list))}.`}
        </Alert>
      </div>
    );
  }
  return (
    <p className={styles.status} role="status">
      {list === null
        ? 'Not ready for offline yet.'
        : `Ready for offline: ${plural(list.count, 'coupon')}, fetched ${formatTime(new Date(list.receivedAt))}.`}
      {list !== null && list.totalCount > list.count && ` These end first, of ${groupThousands(list.totalCount)}.`}
      {list !== null && !isPageKept && ' Keep this page open: it may not open again while offline.'}
    </p>
  );
}

const described = (list: TillList): string =>
  `the list of ${plural(list.count, 'coupon')} from ${formatTime(new Date(list.receivedAt))}`;
