/** Minutes after a day's midnight: `from` is less than 1440, `to` at most 1440 more than `from`. `to` is exclusive. */
export interface Span {
  from: number;
  to: number;
}

/** Hours of dates: ISO dates, or those of each year such as "12-24". */
export interface DateHours {
  /** first and last day; equal for a single one */
  from: string;
  to: string;
  spans: readonly Span[];
}

/** Opening hours by the clock of the place (docs/rules/ads-and-types.md#opening-hours). No span means closed. */
export interface OpeningHours {
  /** Monday first */
  week: readonly (readonly Span[])[];
  /** on public holidays; null means as usual */
  holidays: readonly Span[] | null;
  dates: readonly DateHours[];
}

export const minutesOfDay = 1440;

export const dayCodes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

export const monthCodes = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
