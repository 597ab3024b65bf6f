import { digits, titleLetters } from '../../../../shared/lists/titleLetters';

/** Returns the letter in the spelling of `titleLetters`; undefined for anything else. */
export function titleLetterOf(value: string): string | undefined {
  return titleLetters.find((letter) => letter === value || letter.toLowerCase() === value);
}

/** the first sign of the name; `b` is the ad */
export const firstSign = 'left(b.title_sort_key, 1)';

/**
 * Returns SQL conditions for names that begin with the letter, to be joined by AND. The name is the title, or the company
 * without one, as the order TITLE sorts it. The range is for the index of that order, in any collation; the first sign
 * decides. Letters are literals, so a prepared plan knows how many ads there are.
 */
export function titleLetterConditions(value: string): string[] {
  const letter = titleLetterOf(value);
  if (letter === undefined) return ['false'];
  if (letter === digits)
    return [`b.title_sort_key >= '0'`, `b.title_sort_key < 'a'`, `${firstSign} BETWEEN '0' AND '9'`];
  const first = letter.toLowerCase();
  const next = String.fromCharCode(first.charCodeAt(0) + 1);
  return [
    `b.title_sort_key >= '${first}'`,
    ...(first === 'z' ? [] : [`b.title_sort_key < '${next}'`]),
    `${firstSign} = '${first}'`,
  ];
}
