import type { RequestContext } from '../../../platform/context/RequestContext';
import { knownPlaces } from '../places/listPlaces';
import { readCategoryWords } from './readCategoryWords';

/** Words of names that look alike are read from this many ads. */
const mostNames = 2_000;

/**
 * Returns the known word that a misspelt one most likely means: a word of a category, a place or a name of a public ad
 * that differs by one letter, or by two in long words; null if there is none.
 */
export async function correctWord(context: RequestContext, word: string): Promise<string | null> {
  const typed = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  if (!/^[a-z]{4,30}$/.test(typed)) return null;
  const { names, synonyms } = await readCategoryWords(context);
  const places = await knownPlaces(context);
  const known = [...names.keys(), ...synonyms.keys(), ...places.map(({ name }) => name.toLowerCase())];
  const candidates = [...new Set(known.flatMap((text) => text.split(/[^a-z]+/)))].filter((one) => one.length > 2);
  const mistakes = typed.length < 9 ? 1 : 2;
  const [found] = await context.database.query<{ word: string }[]>(statement, [
    ...[typed, mistakes, candidates, typed.length < 6 ? 1 : 2],
    ...[piecePatterns(typed, mistakes), mostNames],
  ]);
  return found?.word ?? null;
}

/**
 * Returns LIKE patterns for names with a word that has at most so many mistakes: of one piece more than mistakes, one
 * piece is right. Each pattern has three letters, or two at the edge of a word, which the index of trigrams needs.
 */
export function piecePatterns(word: string, mistakes: number): string[] {
  const size = Math.floor(word.length / (mistakes + 1));
  const pieces = Array.from({ length: mistakes + 1 }, (_, at) =>
    at === mistakes ? word.slice(at * size) : word.slice(at * size, (at + 1) * size),
  );
  return pieces.flatMap((piece, at) => {
    if (piece.length > 2) return [`%${piece}%`];
    return at === 0 ? [`${piece}%`, `% ${piece}%`] : [`%${piece}`, `%${piece} %`];
  });
}

// words of categories and places come before equals from names; a word that the language ignores is never meant
const statement = `
  WITH named AS MATERIALIZED (
    SELECT b.title_search_key AS name FROM brochures b
    WHERE b.title_search_key LIKE ANY ($5::text[]) AND b.status = 'PUBLISHED' AND b.record_status
    LIMIT $6
  ), words AS (
    SELECT word, 1 AS is_known, $4::integer AS mistakes FROM unnest($3::text[]) AS word
    UNION ALL SELECT word, 0, $2::integer FROM named, regexp_split_to_table(name, '[^[:alnum:]]+') AS word
  )
  SELECT word FROM words
  WHERE word <> $1 AND length(word) BETWEEN length($1) - mistakes AND length($1) + mistakes
    AND levenshtein_less_equal(word, $1, mistakes) <= mistakes
    AND numnode(plainto_tsquery('english', word)) > 0
  GROUP BY word
  ORDER BY min(levenshtein_less_equal(word, $1, 2)), max(is_known) DESC, count(*) DESC, word LIMIT 1`;
