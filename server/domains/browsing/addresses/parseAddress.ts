import { normaliseStreetName } from '../../../shared/australia/normaliseStreetName';
import { plainWords } from '../suggestions/startsWord';
import { readHouseNumber, type HouseNumber } from '../../street-index/addresses/readHouseNumber';

export interface TypedAddress extends HouseNumber {
  /** words after the number, as they were typed */
  words: string[];
}

const longest = 120;
const mostWords = 10;

/** a unit with its number before that of the house, and the number of the house */
const form =
  /^(?:(?:unit|shop|suite|flat|level|u)\s?\d{1,5}[a-z]?\s?[,/\s]\s?)?((?:\d{1,5}[a-z]?\s?\/\s?)?\d{1,5}[a-z]?(?:\s?[-–]\s?\d{1,5}[a-z]?)?),?\s(.*)$/i;

/** Reads a number and the words behind it: "12 Mitchell St, Darwin". Null for anything else. */
export function parseAddress(typed: string): TypedAddress | null {
  if (typed.length > longest) return null;
  const [, given = '', rest = ''] = form.exec(typed.trim().replace(/\s+/g, ' ')) ?? [];
  const house = readHouseNumber(given);
  const words = rest.split(/[\s,]+/).filter((word) => word !== '');
  const [first = ''] = words;
  if (!house || words.length > mostWords || plainWords(first).length < 2) return null;
  return { ...house, words };
}

/** The names of streets that the first words may be, and the words behind each: all ways to divide them. */
export function possibleStreets(words: readonly string[]): { name: string; further: string[] }[] {
  return words.map((_, at) => ({
    name: normaliseStreetName(words.slice(0, at + 1).join(' ')),
    further: words.slice(at + 1),
  }));
}
