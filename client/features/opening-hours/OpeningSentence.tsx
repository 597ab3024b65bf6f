import { useMemo } from 'react';
import { openingSentence } from '../../../shared/opening-hours/openingTexts';
import { parseOpeningHours } from '../../../shared/opening-hours/parseOpeningHours';
import type { HolidayState } from '../../../shared/opening-hours/publicHolidays';
import styles from './OpeningNow.module.css';
import { useMinute } from './useMinute';

export interface OpeningSentenceProps {
  /** opening hours as the ad stores them */
  text: string;
  timeZone: string;
  state: HolidayState | null;
}

/** Says whether it is open at this minute; nothing for a text that is no opening hours. */
export default function OpeningSentence({ text, timeZone, state }: OpeningSentenceProps) {
  const { hours } = useMemo(() => parseOpeningHours(text), [text]);
  const { now, key } = useMinute();
  if (!hours) return null;
  const sentence = openingSentence(hours, now, { timeZone, state });
  return (
    <span key={key} className={sentence.isOpen ? styles.open : undefined} suppressHydrationWarning>
      {sentence.text}
    </span>
  );
}
