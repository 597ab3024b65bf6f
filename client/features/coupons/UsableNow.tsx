import { useMemo } from 'react';
import { parseCouponHours } from '../../../shared/coupon-hours/parseCouponHours';
import { usableSentence } from '../../../shared/coupon-hours/usableSentence';
import type { OpeningPlace } from '../../../shared/opening-hours/openingState';
import { classNames } from '../../ui/classNames';
import { useMinute } from '../opening-hours/useMinute';
import styles from './UsableNow.module.css';

interface UsableNowProps {
  /** `couponHours` of the ad */
  text: string;
  /** ISO date */
  lastDay: string | null;
  place: OpeningPlace;
}

/** "Usable now, until 8 pm", which the server writes and the browser keeps up to date. */
export function UsableNow({ text, lastDay, place }: UsableNowProps) {
  const { hours } = useMemo(() => parseCouponHours(text), [text]);
  const { now, key } = useMinute();
  const sentence = hours && usableSentence(hours, now, { ...place, lastDay });
  return (
    <span key={key} className={classNames(styles.now, sentence?.isOpen && styles.usable)} suppressHydrationWarning>
      {sentence?.text}
    </span>
  );
}
