import type { RequestContext } from '../../../platform/context/RequestContext';
import { getTimeZone } from '../../../shared/australia/getTimeZone';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { isBot } from '../../../shared/isBot';
import type { BrochureFilter } from '../filters/BrochureFilter';

const longestWords = 100;
/** so that a program that searches for nonsense cannot fill the disk */
const mostOfADay = 2000;

/**
 * Counts a visitor's search that found nothing. Keeps no words that may be about a person: addresses of mail, and long
 * numbers.
 */
export async function noteEmptySearch(
  { database, clock, viewer, userAgent }: Pick<RequestContext, 'database' | 'clock' | 'viewer' | 'userAgent'>,
  { q, categories, mapAreas }: BrochureFilter,
): Promise<void> {
  const words = (q ?? '').replaceAll('\0', ' ').toLowerCase().replace(/\s+/g, ' ').trim();
  const mayBePersonal = words.includes('@') || /\d(?:[ ()+-]?\d){5}/.test(words);
  if (words === '' || words.length > longestWords || mayBePersonal || viewer !== null || isBot(userAgent)) return;
  const day = calendarDay(clock.now(), getTimeZone(null, null));
  await database.query(
    `INSERT INTO empty_searches AS known (day, words, category_code, area_code, count)
     SELECT $1::date, $2::text, $3::text, $4::text, 1
     WHERE (SELECT count(*) FROM empty_searches WHERE day = $1::date) < $5
     ON CONFLICT (day, words, category_code, area_code) DO UPDATE SET count = known.count + 1`,
    [day, words, only(categories), only(mapAreas), mostOfADay],
  );
}

/** The code of a filter that names one; empty for none and for several. */
function only(codes: readonly string[] | null | undefined): string {
  return codes?.length === 1 ? (codes[0] ?? '').slice(0, longestWords) : '';
}
