import { formatOpeningHours } from '../../../shared/opening-hours/formatOpeningHours';
import { parseOpeningHours } from '../../../shared/opening-hours/parseOpeningHours';

/** Returns opening hours in their stored form; undefined if the text is none. */
export function normalizeOpeningHours(text: string): string | undefined {
  const { hours } = parseOpeningHours(text);
  return hours && formatOpeningHours(hours);
}
