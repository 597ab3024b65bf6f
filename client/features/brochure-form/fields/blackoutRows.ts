import { addDays } from '../../../../shared/dates/addDays';
import type { DateHours } from '../../../../shared/opening-hours/OpeningHours';

/** Days on which a coupon cannot be used: ISO dates. */
export interface BlackoutRow {
  from: string;
  to: string;
  /** the same days of each year */
  isYearly: boolean;
}

/**
 * Returns the dates without times as rows. Those of each year get the next such day from `today`, because a date field
 * needs a year.
 */
export function blackoutRows(dates: readonly DateHours[], today: string): BlackoutRow[] {
  return dates
    .filter(({ spans }) => spans.length === 0)
    .map(({ from, to }) => {
      if (from.length !== 5) return { from, to, isYearly: false };
      const year = Number(today.slice(0, 4)) + (to < today.slice(5) ? 1 : 0);
      return { from: `${year}-${from}`, to: `${year}-${to}`, isYearly: true };
    });
}

/** Returns a row as dates of opening hours: one, or two if days of each year go beyond New Year. */
export function datesOfRow({ from, to, isYearly }: BlackoutRow): DateHours[] {
  const end = to < from ? from : to;
  if (!isYearly) return [{ from, to: end, spans: [] }];
  const [first, last] = [from.slice(5), end.slice(5)];
  if (first <= last) return [{ from: first, to: last, spans: [] }];
  return [
    { from: first, to: '12-31', spans: [] },
    { from: '01-01', to: last, spans: [] },
  ];
}

/** Returns the first day from `today` that no row has. */
export function nextFreeDay(rows: readonly BlackoutRow[], today: string): string {
  const last = rows.reduce((latest, { to }) => (to > latest ? to : latest), '');
  return last < today ? today : addDays(last, 1);
}
