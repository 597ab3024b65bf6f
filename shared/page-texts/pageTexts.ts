/** Elements whose text or address the page's data may repeat. */
export const elementsWithTexts = ['a', 'dd', 'h1', 'li', 'p', 'span', 'img'];

/** Shorter texts cost less to send again than to refer to. */
const shortest = 12;

/** Tells whether two pages have the same texts; null: there are none. */
export function checksumOf(texts: readonly string[]): number | null {
  let sum = 0;
  for (const text of texts) {
    for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  }
  return texts.length === 0 ? null : sum;
}

/** A text of one element, if it is long enough. */
export function longTexts(texts: readonly (string | null | undefined)[]): string[] {
  return texts.filter((text): text is string => text != null && text.length >= shortest);
}
