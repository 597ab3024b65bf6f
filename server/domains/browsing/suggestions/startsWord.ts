/** Returns a text as names are compared: lower case, without accents and apostrophes, other signs as one space. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`´]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Returns how a name begins with plain words: 0 it is them, 1 its beginning, 2 the beginning of a later word; null if it
 * does not.
 */
export function startsWord(name: string, typed: string): number | null {
  const words = plainWords(name);
  if (words === typed) return 0;
  if (words.startsWith(typed)) return 1;
  return words.includes(` ${typed}`) ? 2 : null;
}
