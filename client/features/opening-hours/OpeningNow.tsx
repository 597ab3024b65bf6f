import { useEffect, useState } from 'react';
import type { HolidayState } from '../../../shared/opening-hours/publicHolidays';
import { classNames } from '../../ui/classNames';
import type { describeOpening } from './describeOpening';
import styles from './OpeningNow.module.css';
import { useMinute } from './useMinute';

interface OpeningNowProps {
  /** opening hours as the ad stores them */
  text: string;
  timeZone: string;
  state: HolidayState | null;
}

type Describe = typeof describeOpening;

/**
 * "Open until 5 pm". The browser computes it, because a stored page is of another moment; its line is kept free until
 * then. Only lists with opening hours load the rules.
 */
export function OpeningNow({ text, timeZone, state }: OpeningNowProps) {
  const now = useMinute();
  const [describe, setDescribe] = useState<Describe | null>(null);
  useEffect(() => {
    let isMounted = true;
    import('./describeOpening').then(
      (rules) => isMounted && setDescribe(() => rules.describeOpening),
      // the card is complete without this line
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  const sentence = now && describe?.(text, now, { timeZone, state });
  return <p className={classNames(styles.now, sentence?.isOpen && styles.open)}>{sentence?.text}</p>;
}
