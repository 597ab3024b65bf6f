import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { formatTime } from '../../../../shared/dates/formatTime';
import styles from '../RedeemScreen.module.css';
import { findOffline, type FoundOffline } from './findOffline';
import { OfflineOfferCard } from './OfflineOfferCard';
import type { OfflineTill } from './useOfflineTill';

interface OfflineCouponProps {
  code: string;
  till: OfflineTill;
  onNext: () => void;
}

/** What this device knows of a code while there is no connection. Redeems it on the device. */
export function OfflineCoupon({ code, till, onNext }: OfflineCouponProps) {
  const { list, waiting } = till;
  const [found, setFound] = useState<FoundOffline | null>(null);
  useEffect(() => {
    if (list === null) return undefined;
    let isCurrent = true;
    void findOffline(list, waiting, code, Date.now()).then((result) => {
      if (isCurrent) setFound(result);
    });
    return () => {
      isCurrent = false;
    };
    // what waits changes with each redemption
  }, [list, code, waiting.length]); // eslint-disable-line react-hooks/exhaustive-deps

  if (list === null) {
    return (
      <Verdict title="Offline" text="This device has no list of your coupons. Redeem it when online." {...{ onNext }} />
    );
  }
  if (found === null) return null;
  switch (found.kind) {
    case 'GOOD':
      return <OfflineOfferCard key={found.code} found={found} list={list} till={till} onNext={onNext} />;
    case 'WAITING': {
      const { redeemedAt, timeZone } = found.redemption;
      const at = formatTime(new Date(redeemedAt), timeZone);
      return (
        <Verdict
          isGood
          title="Redeemed on this device"
          text={`At ${at}, while offline. Another till may have redeemed it before: we tell you when it is sent.`}
          onNext={onNext}
        />
      );
    }
    case 'MISTYPED':
      return <Verdict title="Not a code" text={found.message} onNext={onNext} />;
    default:
      return <Verdict {...words[found.kind]} onNext={onNext} />;
  }
}

const words = {
  UNKNOWN: { title: 'Not known here', text: 'Not in the list that this device has fetched. Redeem it when online.' },
  HELD: {
    title: 'Not confirmed',
    text: 'Its buyer had not confirmed it when the list was fetched. Redeem it when online.',
  },
  ENDED: { title: 'Ended', text: 'Its last day is over.' },
};

interface VerdictProps {
  title: string;
  text: string;
  isGood?: boolean;
  onNext: () => void;
}

function Verdict({ title, text, isGood = false, onNext }: VerdictProps) {
  return (
    <article className={styles.offer} data-good={isGood} role="status">
      <h2 className={styles.verdict}>{title}</h2>
      <p className={styles.verdictText}>{text}</p>
      <div className={styles.row}>
        <Button type="primary" size="large" onClick={onNext}>
          Next coupon
        </Button>
      </div>
    </article>
  );
}
