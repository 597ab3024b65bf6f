import type { RedeemedTodayQuery } from '../../../../generated/types';
import { formatTime } from '../../../../shared/dates/formatTime';
import { formatCouponCode } from '../../../../shared/formats/formatCouponCode';
import { UndoButton } from '../undo/UndoButton';
import styles from './RedeemedToday.module.css';

type Redeemed = RedeemedTodayQuery['redemptionsToday']['edges'][number]['node'];

/** One line of today's list. */
export function RedeemedCoupon({ coupon }: { coupon: Redeemed }) {
  const { code, name, title, redeemedAt, redeemedByName, brochure } = coupon;
  return (
    <li className={styles.coupon}>
      <time className={styles.time} dateTime={redeemedAt ?? undefined}>
        {redeemedAt !== null && formatTime(new Date(redeemedAt), brochure.timeZone)}
      </time>
      <div className={styles.what}>
        <strong className={styles.title}>{title}</strong>
        <span className={styles.quiet}>
          <span className={styles.code}>{formatCouponCode(code)}</span> for {name}
          {redeemedByName !== null && `, redeemed by ${redeemedByName}`}
        </span>
      </div>
      <UndoButton coupon={coupon} />
    </li>
  );
}
