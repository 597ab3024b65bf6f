import { didPattern } from '../../shared/did';
import { readCouponCode } from '../purchases/codes/readCouponCode';

/** What an administrator may have typed: each reading is null where the text cannot be that. */
export interface AdminQuery {
  text: string;
  /** all but the last word */
  words: string;
  /** the last word, which may be unfinished */
  lastWord: string;
  databaseId: number | null;
  did: string | null;
  /** digits of a telephone number without country code and leading 0 */
  phone: string | null;
  email: string | null;
  couponCode: string | null;
}

/** more words do not count, as in the public search */
const mostWords = 20;
const largestDatabaseId = 2_147_483_647;

/** Reads the text of the administrators' search. Returns null if it has no letter and no digit. */
export function readAdminQuery(typed: string): AdminQuery | null {
  const text = typed
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .normalize('NFKC')
    .trim();
  const words = (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, mostWords);
  const lastWord = words.pop();
  if (lastWord === undefined) return null;
  const [, digits] = /^#?(\d{1,10})$/.exec(text) ?? [];
  const databaseId = Number(digits ?? 0);
  return {
    ...{ text, words: words.join(' '), lastWord },
    databaseId: databaseId >= 1 && databaseId <= largestDatabaseId ? databaseId : null,
    did: didPattern.test(text) ? text : null,
    phone: readPhone(text),
    email: /^[^\s@]*@[^\s@]+$|^[^\s@]+@$/.test(text) ? text.toLowerCase() : null,
    couponCode: couponCodeOf(text),
  };
}

/** Shorter numbers are parts of too many. */
const fewestDigits = 6;

/** Strips what is not dialled within the country: "+61 7 7010 1234" and "(07) 7010 1234" are one number. */
function readPhone(text: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '').replace(/^(0061|61)?0?/, '');
  return digits.length >= fewestDigits ? digits.slice(0, 20) : null;
}

function couponCodeOf(text: string): string | null {
  try {
    return readCouponCode(text);
  } catch {
    return null;
  }
}
