/** Splits "coffee near Carlton" into its words and its place; null if no place is named so. Accepts any text. */
export function splitNearPlace(q: string): { words: string; place: string } | null {
  const [, words, place] = /^((?:.*\s)?)(?:near|nearby|around|close to|next to)\s+(\S.*)$/is.exec(q.trim()) ?? [];
  if (words === undefined || place === undefined || place.includes('"')) return null;
  return { words: words.trim(), place };
}
