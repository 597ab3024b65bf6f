import { formatOpeningHours } from './formatOpeningHours';
import { longestOpeningHours, parseOpeningHours } from './parseOpeningHours';

/** What is wrong with opening hours as typed, and how to mend it. Undefined if they are right, or blank. */
export function openingHoursProblem(text: string): string | undefined {
  if (text.length <= longestOpeningHours && text.trim() === '') return undefined;
  const { hours, problem } = parseOpeningHours(text);
  if (!hours) return problem;
  if (formatOpeningHours(hours).length <= longestOpeningHours) return undefined;
  return `Opening hours have at most ${longestOpeningHours} characters once written in full: leave out single dates.`;
}
