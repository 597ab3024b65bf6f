import type { RequestContext } from '../../../platform/context/RequestContext';
import { SqlValues } from '../../../platform/database/SqlValues';
import { isPubliclyVisible } from '../active-facets/isPubliclyVisible';
import { findLocalities } from '../places/findLocalities';
import { correctWord } from './correctWord';
import { hasAds } from './hasAds';
import { conceptKey } from './parseSearch';
import { readCategoryWords } from './readCategoryWords';
import { placeWords } from '../../../../shared/near-place/splitNearPlace';

/** each part of a word that was written as one; shorter parts are in too many names */
const shortestPart = 3;

export interface CorrectedWord {
  /** one word, or two that were meant as one */
  typed: string;
  /** the known spelling, which may be two words */
  meant: string;
}

/**
 * Returns the words in known spellings: two that are one word ("hair dresser"), one that is misspelt, one that is
 * two words ("bookshop"). Words that ads have stay, and so do names of places, and words that ask for a place or that
 * nothing is close to.
 */
export async function correctWords(context: RequestContext, words: readonly string[]): Promise<CorrectedWord[]> {
  const known: boolean[] = [];
  for (const word of words) known.push(await hasAds(context, word));
  const corrected: CorrectedWord[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next] = [words[at], words[at + 1]];
    if (next !== undefined && (await isOneWord(context, word + next, known[at] === true && known[at + 1] === true))) {
      corrected.push({ typed: `${word} ${next}`, meant: word + next });
      at += 1;
    } else {
      const isRight =
        known[at] === true || placeWords.has(word.toLowerCase()) || findLocalities(context, word).length > 0;
      const other = isRight ? null : ((await correctWord(context, word)) ?? (await splitWord(context, word)));
      corrected.push({ typed: word, meant: other ?? word });
    }
  }
  return corrected;
}

/** Of two known words ("super market"), only the word of a category is meant. */
async function isOneWord(context: RequestContext, joined: string, areKnown: boolean): Promise<boolean> {
  if (!/^\p{L}+$/u.test(joined)) return false;
  const { names, synonyms } = await readCategoryWords(context);
  const key = conceptKey([joined]);
  return names.has(key) || synonyms.has(key) || (!areKnown && (await hasAds(context, joined)));
}

/** Returns the two words that public ads have side by side, and that make this one; null if there are none. */
async function splitWord(context: RequestContext, word: string): Promise<string | null> {
  if (!/^[a-z]{6,30}$/i.test(word)) return null;
  const splits = Array.from({ length: word.length - 2 * shortestPart + 1 }, (_, at) => shortestPart + at).map(
    (at) => `${word.slice(0, at)} ${word.slice(at)}`,
  );
  const values = new SqlValues();
  const isVisible = isPubliclyVisible(null, context.clock.now(), values);
  // one by one: of a list of phrases PostgreSQL does not know how rare they are, and reads all ads
  const tries = splits.map((split) => {
    const phrase = `phraseto_tsquery('english', search_words(${values.add(split)}::text))`;
    return `SELECT ${values.add(split)}::text AS split WHERE numnode(${phrase}) > 1
      AND EXISTS (SELECT 1 FROM brochures b WHERE b.search_vector @@ ${phrase} AND ${isVisible})`;
  });
  const [found] = await context.database.query<{ split: string }[]>(
    `SELECT split FROM (${tries.join(' UNION ALL ')}) AS tried LIMIT 1`,
    values.all,
  );
  return found?.split ?? null;
}
