import { parseAustralianDate } from '../dates/parseAustralianDate';

/** describes the argument of every form that accepts the terms */
export const shownTerms =
  'Version of the terms that the form showed: its first day. Null: the one in force. Refused once it is in force no longer.';

/** the same of the conditions for advertisers */
export const shownConditions = shownTerms.replace('the terms', 'the conditions for advertisers');

/** Returns the shown version as REST has it, DD/MM/YYYY, as an ISO date. What is no day stays, and is no version. */
export function readShownTerms(text: string | null | undefined): string | null {
  return text === null || text === undefined ? null : (parseAustralianDate(text.trim()) ?? text);
}
