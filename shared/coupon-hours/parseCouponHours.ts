import { formatOpeningHours } from '../opening-hours/formatOpeningHours';
import { minutesOfDay, type OpeningHours } from '../opening-hours/OpeningHours';
import { parseOpeningHours, type ParsedOpeningHours } from '../opening-hours/parseOpeningHours';

const longestCouponHours = 500;

/**
 * Reads when a coupon can be used (docs/rules/prices-and-coupons.md#coupon-hours). The text is written as opening hours
 * are. A text that only takes days out, such as "PH closed", means any other time. The text must not be blank.
 */
export function parseCouponHours(text: string): ParsedOpeningHours {
  if (text.length > longestCouponHours) return { problem: `${tooLong}: leave out single dates.` };
  const { hours, problem } = parseOpeningHours(text);
  if (!hours) return { problem };
  const meant = withUsualDays(hours);
  return meant ? { hours: meant } : { problem: 'The coupon could never be used: write days and times for it.' };
}

/** What is wrong with the text as typed, and how to mend it. Undefined if it is right, or blank. */
export function couponHoursProblem(text: string): string | undefined {
  if (text.length <= longestCouponHours && text.trim() === '') return undefined;
  const { hours, problem } = parseCouponHours(text);
  if (!hours) return problem;
  if (formatOpeningHours(hours).length <= longestCouponHours) return undefined;
  return `${tooLong} once written in full: leave out single dates.`;
}

const tooLong = `Times of a coupon have at most ${longestCouponHours} characters`;
const allDay = [{ from: 0, to: minutesOfDay }];

/** Null if no day has any hours. */
function withUsualDays(hours: OpeningHours): OpeningHours | null {
  const { week, holidays, dates } = hours;
  const hasHours = [...week, holidays ?? [], ...dates.map(({ spans }) => spans)].some((spans) => spans.length > 0);
  if (hasHours) return hours;
  return holidays || dates.length > 0 ? { ...hours, week: week.map(() => allDay) } : null;
}
