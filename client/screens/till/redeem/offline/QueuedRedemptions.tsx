import { Button } from 'antd';
import type { ReactNode } from 'react';
import { minutesToUndo } from '../../../../../shared/coupons/minutesToUndo';
import { formatMomentIn } from '../../../../shared/dates/formatMomentIn';
import { formatTime } from '../../../../shared/dates/formatTime';
import { classNames } from '../../../../ui/classNames';
import { formatCouponCode } from '../../../../shared/formats/formatCouponCode';
import { plural } from '../../../../shared/formats/plural';
import { PageSection } from '../../../../ui/page/PageSection';
import today from '../today/RedeemedToday.module.css';
import styles from './OfflineStatus.module.css';
import { tillQueue, type QueuedRedemption } from './tillQueue';
import type { OfflineTill } from './useOfflineTill';

/** What did not count of what was redeemed without a connection. Renders nothing without any. */
export function RefusedRedemptions({ till: { refused } }: { till: OfflineTill }) {
  if (refused.length === 0) return null;
  return (
    <PageSection
      title={`${plural(refused.length, 'offline redemption')} did not count`}
      lead="Each stays here until you have seen it."
    >
      <ol className={classNames(today.list, styles.refused)}>
        {refused.map((redemption) => (
          <Redemption key={redemption.key} redemption={redemption}>
            <Button
              size="large"
              aria-label={`I have seen it: ${formatCouponCode(redemption.code)}`}
              onClick={() => tillQueue.remove(redemption.key)}
            >
              I have seen it
            </Button>
          </Redemption>
        ))}
      </ol>
    </PageSection>
  );
}

/** What waits on this device to be sent. Renders nothing without any. */
export function WaitingRedemptions({ till: { waiting, problem, now } }: { till: OfflineTill }) {
  if (waiting.length === 0) return null;
  return (
    <PageSection
      title="Redeemed offline, not yet sent"
      lead={`${plural(waiting.length, 'redemption')} on this device. Open this page when online: it sends them.`}
    >
      {problem !== null && (
        <p className={styles.reason} role="alert">
          They could not be sent: {problem}
        </p>
      )}
      <ol className={today.list}>
        {waiting.map((redemption) => (
          <Redemption key={redemption.key} redemption={redemption}>
            <UndoQueued redemption={redemption} now={now} />
          </Redemption>
        ))}
      </ol>
    </PageSection>
  );
}

function Redemption({ redemption, children }: { redemption: QueuedRedemption; children: ReactNode }) {
  const { code, title, redeemedAt, timeZone, refusal } = redemption;
  return (
    <li className={today.coupon}>
      <time className={today.time} dateTime={redeemedAt}>
        {refusal === null ? formatTime(new Date(redeemedAt), timeZone) : formatMomentIn(timeZone, redeemedAt)}
      </time>
      <div className={today.what}>
        <strong className={today.title}>{title}</strong>
        <span className={today.quiet}>
          <span className={today.code}>{formatCouponCode(code)}</span>
        </span>
        {refusal !== null && <span className={styles.reason}>{refusal.message}</span>}
      </div>
      {children}
    </li>
  );
}

/** Takes a redemption out of the queue. One that may have arrived is undone when its answer is here. */
function UndoQueued({ redemption, now }: { redemption: QueuedRedemption; now: number }) {
  const { key, code, redeemedAt, wasSent } = redemption;
  if (wasSent || now - Date.parse(redeemedAt) > minutesToUndo * 60_000) return null;
  return (
    <Button
      size="large"
      aria-label={`Undo the redemption of ${formatCouponCode(code)}`}
      onClick={() => tillQueue.remove(key)}
    >
      Undo
    </Button>
  );
}
