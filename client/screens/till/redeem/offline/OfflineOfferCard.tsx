import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { couponHoursSummary } from '../../../../../shared/coupon-hours/couponHoursSummary';
import { parseCouponHours } from '../../../../../shared/coupon-hours/parseCouponHours';
import { offlineTill } from '../../../../../shared/coupons/offlineTill';
import { formatDate } from '../../../../shared/dates/formatDate';
import { formatMoney } from '../../../../shared/formats/formatMoney';
import { OutsideDialog } from '../OutsideDialog';
import styles from '../RedeemScreen.module.css';
import type { FoundOffline } from './findOffline';
import { serverTime, type TillList } from './tillList';
import { tillQueue } from './tillQueue';
import type { OfflineTill } from './useOfflineTill';

interface OfflineOfferCardProps {
  found: FoundOffline & { kind: 'GOOD' };
  list: TillList;
  till: OfflineTill;
  onNext: () => void;
}

/** A coupon of the device's list, before it is redeemed without a connection. */
export function OfflineOfferCard({ found, list, till, onNext }: OfflineOfferCardProps) {
  const { code, offer, outside } = found;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => heading.current?.focus(), []);

  function redeem(): void {
    setAsking(false);
    const isKept = tillQueue.add({
      ...{ owner: till.owner, key: crypto.randomUUID(), list: list.list, code },
      ...{ title: offer.title, timeZone: offer.timeZone, redeemedAt: serverTime(list, Date.now()).toISOString() },
      ...{ wasSent: false, refusal: null },
    });
    setProblem(isKept ? null : noRoom);
  }

  const { hours } = offer.couponHours === null ? {} : parseCouponHours(offer.couponHours);
  return (
    <article className={styles.offer} data-good data-outside={outside !== null}>
      <h2 ref={heading} className={styles.verdict} tabIndex={-1}>
        {outside === null ? 'Good by the list of this device' : 'Not valid at this time'}
      </h2>
      <p className={styles.verdictText}>
        {outside !== null && `${outside} `}
        Offline: another till may have redeemed it already.
      </p>
      <p className={styles.title}>{offer.title}</p>
      <p className={styles.price}>
        <strong>{formatMoney(offer.discountedPriceCents)}</strong>
      </p>
      <p className={styles.terms}>{offer.termsOfOffer}</p>
      <dl className={styles.facts}>
        <div>
          <dt>Good until</dt>
          <dd>{formatDate(offer.validTo)}</dd>
        </div>
        {hours !== undefined && (
          <div>
            <dt>When to use it</dt>
            <dd>{couponHoursSummary(hours)}</dd>
          </div>
        )}
      </dl>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.row}>
        <Button type="primary" size="large" onClick={() => (outside === null ? redeem() : setAsking(true))}>
          Redeem offline
        </Button>
        <Button size="large" onClick={onNext}>
          Next coupon
        </Button>
      </div>
      {isAsking && outside !== null && (
        <OutsideDialog reason={outside} onConfirm={redeem} onCancel={() => setAsking(false)} />
      )}
    </article>
  );
}

const noRoom = `This device cannot keep it: its storage is full, or ${offlineTill.mostWaiting} redemptions wait already. Redeem it when online.`;
