import type { CorrectedWord } from './correctWords';

export interface RelaxedSearch {
  words: string[];
  /** as they were typed */
  without: string[];
}

/**
 * Returns the searches for fewer of the words, in the steps in which they are tried: without one word each, the last one
 * first, because the first words say most; then each word alone.
 */
export function relaxedSearches(words: readonly CorrectedWord[]): RelaxedSearch[][] {
  if (words.length < 2) return [];
  const kept = (isKept: (at: number) => boolean): RelaxedSearch => ({
    words: words.filter((_, at) => isKept(at)).map(({ meant }) => meant),
    without: words.filter((_, at) => !isKept(at)).map(({ typed }) => typed),
  });
  const withoutOne = words.map((_, left) => kept((at) => at !== left)).toReversed();
  return words.length === 2 ? [withoutOne] : [withoutOne, words.map((_, only) => kept((at) => at === only))];
}
