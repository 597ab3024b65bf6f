import { addDays } from '../../../../shared/dates/addDays';
import { addMonths } from '../../../../shared/dates/addMonths';

/** First and last day of an ad, as ISO dates; null: none. */
export interface OfferDates {
  validFrom: string | null;
  validTo: string | null;
}

interface ProposedDates extends OfferDates {
  label: string;
}

const dayMs = 86_400_000;

/**
 * Returns the dates of an ad moved by whole weeks and by whole months, as far as the first day to come, with as many days
 * as before. Empty for an ad without dates.
 */
export function proposeDates({ validFrom, validTo }: OfferDates, today: string): ProposedDates[] {
  const first = validFrom ?? validTo;
  if (first === null) return [];
  const proposals = [
    { label: 'Next week', start: firstAfter(today, (times) => addDays(first, 7 * times)) },
    { label: 'Next month', start: firstAfter(today, (times) => addMonths(first, times)) },
  ];
  return proposals.map(({ label, start }) => ({
    label,
    validFrom: validFrom === null ? null : start,
    validTo: validTo === null ? null : addDays(start, (Date.parse(validTo) - Date.parse(first)) / dayMs),
  }));
}

function firstAfter(today: string, move: (times: number) => string): string {
  let times = 1;
  while (move(times) <= today) times += 1;
  return move(times);
}
