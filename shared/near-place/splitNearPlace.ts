/** Words that ask for what is near the place after them. */
export const placeWords: ReadonlySet<string> = new Set(['near', 'nearby', 'around']);

const nearPlace = new RegExp(`^((?:.*\\s)?)(?:${[...placeWords].join('|')}|close to|next to)\\s+(\\S.*)$`, 'is');

/** Splits "coffee near Carlton" into its words and its place; null if no place is named so. Accepts any text. */
export function splitNearPlace(q: string): { words: string; place: string } | null {
  const [, words, place] = nearPlace.exec(q.trim()) ?? [];
  if (words === undefined || place === undefined || place.includes('"')) return null;
  return { words: words.trim(), place };
}
