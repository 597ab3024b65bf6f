import { useMemo } from 'react';
import { weekdayOf } from '../../../shared/opening-hours/hoursOfDay';
import { localClock } from '../../../shared/opening-hours/localClock';
import type { OpeningPlace } from '../../../shared/opening-hours/openingState';
import { datesText, dayNames, openingSentence, spansText } from '../../../shared/opening-hours/openingTexts';
import { parseOpeningHours } from '../../../shared/opening-hours/parseOpeningHours';
import { classNames } from '../../ui/classNames';
import styles from './OpeningHoursTable.module.css';
import { useMinute } from './useMinute';

interface OpeningHoursTableProps {
  /** opening hours as the ad stores them */
  text: string;
  place: OpeningPlace;
}

/** Whether it is open, the week with today's mark, then public holidays and dates. */
export function OpeningHoursTable({ text, place }: OpeningHoursTableProps) {
  const { hours } = useMemo(() => parseOpeningHours(text), [text]);
  const { now, key } = useMinute();
  if (!hours) return text;
  const today = localClock(place.timeZone, now).day;
  const sentence = openingSentence(hours, now, place);
  // past dates are no news; those of each year have no year
  const dates = hours.dates.filter(({ to }) => to.length === 5 || to >= today);
  return (
    <div key={key} className={styles.hours}>
      <p className={classNames(styles.now, sentence.isOpen && styles.open)} suppressHydrationWarning>
        {sentence.text}
      </p>
      <table className={styles.table}>
        <tbody>
          {dayNames.map((name, day) => {
            const isToday = weekdayOf(today) === day;
            return (
              <tr key={name} className={isToday ? styles.today : undefined} aria-current={isToday ? 'date' : undefined}>
                <th scope="row">{name}</th>
                <td>{spansText(hours.week[day] ?? [])}</td>
              </tr>
            );
          })}
          {hours.holidays && (
            <tr>
              <th scope="row">Public holidays</th>
              <td>{spansText(hours.holidays)}</td>
            </tr>
          )}
          {dates.map((each) => (
            <tr key={each.from}>
              <th scope="row">{datesText(each)}</th>
              <td>{spansText(each.spans)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
