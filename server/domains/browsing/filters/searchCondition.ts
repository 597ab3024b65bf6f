import type { SqlValues } from '../../../platform/database/SqlValues';

/** text search configuration, the same as for the search column */
const language = `'english'`;

interface SearchWords {
  /** argument of `websearch_to_tsquery`, which accepts any text: "quoted phrases", or, -without */
  whole: string;
  /** the last word if the user may still be typing it, so that "bak" finds the bakery; null inside a larger term */
  last: { before: string; word: string } | null;
}

/** Returns SQL for a text search in title, company, highlights and description; null without a text. */
export function searchCondition(q: string | null | undefined, values: SqlValues): string | null {
  if (q == null || q.trim() === '') return null;
  const { whole, last } = parseSearchWords(q);
  if (!last) return `b.search_vector @@ ${parsed(values.add(whole))}`;
  const before = parsed(values.add(last.before));
  const word = values.add(last.word);
  const lastWord = `(${parsed(word)} || (${word}::text || ':*')::tsquery)`;
  // a last word that is a stop word ("things to do") counts only if there is nothing else
  const query = `CASE WHEN numnode(${parsed(word)}) = 0 AND numnode(${before}) > 0 THEN ${before} ELSE ${before} && ${lastWord} END`;
  return `b.search_vector @@ (${query})`;
}

const parsed = (placeholder: string): string => `websearch_to_tsquery(${language}, fold_accents(${placeholder}::text))`;

export function parseSearchWords(q: string): SearchWords {
  const whole = q.replaceAll('\0', ' ').trim();
  const insideQuotes = (whole.split('"').length - 1) % 2 === 1;
  const match = insideQuotes ? null : /^(.*?)([\p{L}\p{Nd}\p{M}]+)$/su.exec(whole);
  const before = match?.[1] ?? '';
  const word = foldWord(match?.[2] ?? '');
  const partOfMore = /(\S|(^|\s)or\s+)$/i.test(before);
  return { whole, last: partOfMore || !/^[a-z0-9]{2,}$/.test(word) ? null : { before, word } };
}

const foldWord = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
