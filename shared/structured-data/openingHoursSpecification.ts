import { clockText } from '../opening-hours/clockText';
import { dayNames } from '../opening-hours/openingTexts';
import { minutesOfDay, type Span } from '../opening-hours/OpeningHours';
import { parseOpeningHours } from '../opening-hours/parseOpeningHours';
import type { JsonLd } from './JsonLd';

/**
 * Opening hours as schema.org has them: days with equal hours together, then public holidays and dates. Dates of each
 * year are left out, because schema.org wants a year.
 */
export function openingHoursSpecification(text: string | null): JsonLd[] | null {
  const hours = text === null ? undefined : parseOpeningHours(text).hours;
  if (!hours) return null;
  const keys = hours.week.map((spans) => JSON.stringify(spans));
  const week = [...new Set(keys)].flatMap((key) => {
    const days = dayNames.filter((_, day) => keys[day] === key).map((name) => `https://schema.org/${name}`);
    return (JSON.parse(key) as Span[]).map((span) => specification({ dayOfWeek: days }, span));
  });
  const holidays = (hours.holidays ?? []).map((span) =>
    specification({ dayOfWeek: 'https://schema.org/PublicHolidays' }, span),
  );
  const dates = hours.dates
    .filter(({ from }) => from.length === 10)
    .flatMap(({ from, to, spans }) => {
      // schema.org says "closed" by equal times
      const shown = spans.length === 0 ? [{ from: 0, to: 0 }] : spans;
      return shown.map((span) => specification({ validFrom: from, validThrough: to }, span));
    });
  return [...week, ...holidays, ...dates];
}

/** A whole day is 00:00 to 23:59, as Google asks for. */
function specification(days: Record<string, unknown>, { from, to }: Span): JsonLd {
  return {
    '@type': 'OpeningHoursSpecification',
    ...days,
    opens: clockText(from),
    closes: to === minutesOfDay ? '23:59' : clockText(to % minutesOfDay),
  };
}
