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

/** "Usable now, until 8 pm". In the browser only: a cached page would show that of another moment. */
export function UsableNow({ text, lastDay, place }: UsableNowProps) {
  const { hours } = useMemo(() => parseCouponHours(text), [text]);
  const now = useMinute();
  const sentence = hours && now && usableSentence(hours, now, { ...place, lastDay });
  return <span className={classNames(styles.now, sentence?.isOpen && styles.usable)}>{sentence?.text}</span>;
}
