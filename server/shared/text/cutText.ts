/** Maximum distance of a word's end before the limit, in characters. */
const nearness = 40;

/**
 * Cuts plain text to at most `limit` characters followed by ' ...'. Cuts at a word's end if one is near, and never
 * inside a surrogate pair. Shorter text stays as it is (docs/rules/ads-and-types.md#card-text).
 */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const wordEnd = text.slice(0, limit + 1).search(/\s\S*$/);
  const cut = wordEnd >= limit - nearness ? wordEnd : wholeCharacters(text, limit);
  return `${text.slice(0, cut).trimEnd()} ...`;
}

function wholeCharacters(text: string, end: number): number {
  const code = text.charCodeAt(end - 1);
  const isHighSurrogate = code >= 0xd800 && code <= 0xdbff;
  return isHighSurrogate ? end - 1 : end;
}
